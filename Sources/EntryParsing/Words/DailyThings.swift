/// Everyday things that people buy or pay for, with their categories, for words that no row of a
/// ``LanguageTable`` has: they cost nothing until such a word is read.
///
/// Each word, in lower case without accents, is followed by the letter of its category (``category(of:)``), and
/// kinds of shops by `@`. The words are in alphabetical order.
enum DailyThings {
  static let english: StaticString =
    """
    abseilingE acrylicsS adapterS adblueT addisonT# aerobicsM aftercareL airfilterT albertsonsG# \
    aldisG# aleD alignmentT allergistM almondsG almsP alternatorT amplifierS anchoviesG anglingE \
    ankletS anorakS antacidM antifreezeT antihistamineM antisepticM apprenticeshipL apricotG \
    apronS archeryE architraveH armchairS arrivaT# artichokeG asbestosH asicsS# asparagusG atticH \
    aubergineG awningH backgammonE backsplashH badmintonE baguetteG bailO balloonP ballroomE balmM \
    bandaidM banisterH bannerP baptismP barristerO basilG basketS bathmatS bathtubH baubleP beadsS \
    beanieS bedspreadS beetrootG benendenM# benihanaD# besanG bibS bibsS bikepumpT bikiniS \
    bikkiesG binderS binocularsS biopsyM birdseedS blackberriesG blazerS bleachG blindS blowdryM \
    blusherS bnbV bodysuitS boilerH bojanglesD# boltsS bonfireE bookcaseS bookkeeperO bootlacesS \
    botoxM bouillonG bowtieS boxingE braceM bracketS braidsM brakeT breadcrumbsG breakdownT \
    brekkyD bricklayerH bridalP brieG briefsS brisketG broccoliG broochS broomS brownieD browsM \
    btU# bucketS budgensG# budgieS buggyS bulbS bumperT bungeeE buttermilkG buttonsS cabbageG \
    cabelasS# cabinV cabinetS caddieE cadetsL cafetiereS calzoneD camembertG campervanV camshaftT \
    canoeE canvasE capersG caravanV cardiganS cardiologistM caretakerH carlsD# carparkT \
    carpoolingT carportH carshareT cartingE cashewsG cassavaG casseroleS castrationM catS~ catnipS \
    catteryS@ cauliflowerG caulkH cavaD celeryG celloL cementH ceramicsE cesspitH chainsawS \
    chaletV chandelierS charcoalG chauffeurT checkupsM cheddarG chemoM cherriesG cherryG chessE \
    chewyS# chickfilaD# chickpeaG childminderL chilliG chimneyH chiropodyM chiselS chivesG choccyG \
    choirL choppingS chorizoG christeningP chutneyG ciderD cinnamonG cisternH citybreakV claddingH \
    clarinetL clayS cleanserS clementinesG clingfilmG clotheslineS clutchT coachesT coachfareT \
    coastersS codG coffinO colanderS collarS colonoscopyM combM compassL compostS concealerS \
    conciergeH concreteH conditionerG confettiP congestionT conservatoryH conveyancingO cookerH \
    coolantT coolerS cordialG corianderG corkscrewS cornG cornflourG corsageP cortadoD cotS \
    cottageV coughM counsellorM counselorM countdownG# countertopH courgetteG couscousG covingH \
    crabG cranberriesG crayonsL creatineM crecheL@ cremationO cricketE crochetE crockeryS croquetE \
    crowdfunderA crumpetsG crutchesM cufflinksS cuminG cuppaD curdG curtainS cushionS custardG \
    customsO cutleryS dampH dandruffM dartboardE dashcamS daytripV deadliftM decanterS deckingH \
    decongestantM decoratorH degreaserG dehumidifierS dentT dentureM denturistM deodorantG \
    derailleurT derbyE descalerG detailingT detoxM dewormingM dialysisM diaryS dimmerH dimsumD \
    diplomaL disinfectantG dissertationL dogS~ dogwalkerS dominoE dongleS doorbellS doorknobH \
    doormatS drainH drainageH dresserS drippingG drivewayH droneS drumsL drumsticksE drywallH \
    duckG dusterS dustpanS duvetS earmuffsS earpodsS easelE eggplantG elocutionL embroideryE \
    endoscopyM enrollmentL enrolmentL envelopeS eonU# epipenM everymanE# exhaustT exhibitE \
    exhibitionE extensionsM extractorH eyebrowM eyedropsM eyelashM eyelinerS eyeshadowS fabricS~ \
    facialsM fajitasD faucetH fenceH fencingH fennelG fertiliserS fertilizerS fetaG feteE figG \
    figsG fillerM filletG fillingM firelightersG firepitS firewoodU fireworkE firstbusT# \
    fishcakesD fishtankS fitbitS flashcardsL flashlightS flaskS fleaM fleeceS flicksE flooringH \
    flossG fluteL folderS foodlandG# foosballE footstoolS footyE fundraisingP funeralO funicularT \
    fuseboxH futonS gailsD# gammonG gasketT gauzeM gazeboS gbkD# gearboxT gearsT gerbilS~ gettT# \
    gherkinsG giffgaffU# gimbalS glampingV glazierH glazingH glueS gmatL gnocchiD gnomeS gobletsS \
    gogglesE gokartE goldfishS gooseberriesG goudaG gownS granolaG grapefruitG graterS gravestoneO \
    gravyG greL greggD# greyhoundsE grinderS groomerS groomingS groundskeeperH groutH gruyereG \
    guacamoleG guavaG gutterH gutteringH gynaecologistM gynecologistM haddockG haggisG hairbrushM \
    hairsprayM halloumiG hammockS hamperP hamsterS~ handlebarsT handsetU handwashG hangerS \
    hardeesD# harnessS hayS hazelnutsG headboardS headlightT headstoneO heaterS hedgeS herbsG \
    herringG highchairS highlighterS hingesS hmrcO hobH hockeyE holidayclubL homegoodsS# \
    homeopathM homeschoolingL homestayV homeworkL hooksS horseridingE hoseS hosepipeS hospiceM \
    houmousG housewarmingP humidifierS hygienistM hypnotherapyM hyveeG# iceboxS icingG ieltsL \
    igaG# imaxE# inhalerM insolesM insulationH insulinM itineraryV jabM janitorH jellyG jigsawE \
    joannS# jockeyE joinerH joistsH judoE jugS juicerS jukeboxE jumperS jumpstartT jumpstarterT \
    kaleG karateE kartingE kebabsD keepsakeP kennelS kennelsS@ keroseneU kibbleS kickboxingM \
    kickscooterT kidneyG kimchiG kippersG kitchenrollG kitesurfingE kittenS~ knickersS knittingE \
    kwikfitT# labelsS lacesS lacrosseE ladderH ladleS lagerD laminateH lampshadeS lanternS lardG \
    lasagneD laserM lashM lawnmowerS laxativeM layoverV leashS lebaraU# leekG leggingsS lentilG \
    leotardS lightbulbS linersG lipglossS litterS liverG loafersS lobsterG locketS locksS lodgeV \
    loftH loganairV# logbookT looG loofahG lotionM loungerS lozengesM lubricantT luluG# lumberH \
    lunchboxS luresE lycheesG mackerelG magicianE mammogramM manureS marathonE margarineG markerS \
    marmaladeG marzipanG masalaG mascarponeG masonH mastersL matchesG matineeE mayoG mayonnaiseG \
    mbaL melatoninM melonG memorialP metropcsU# microchipM microchippingM microneedlingM midwifeM \
    minceG minibusT minicabT mittensS mittsS mitzvahP mixerS mocktailD modemS moisturiserS \
    moisturizerS molassesG mopS motorbikeT motorhomeV mouthwashG mowerS mozzarellaG mudguardT \
    muesliG mugS mulchS multistoreyT multivitaminM musselsG mustardG mykiT# nailpolishS napkinG \
    nappyS naturopathM nectarineG needlesS neroD# netballE neurologistM neuterM neuteringM \
    newlookS# newsletterA nightstandS nisaG# notarisationO notarizationO notepadS nuffieldM# \
    numberplateT nutsG obstetricianM ocadoG# ointmentM okraG olivesG oncologistM onesieS \
    orchestraE oreganoG organiserS organizerS orthosisM orthoticsM osteopathyM ottomanS \
    overstockS# ovoU# oystersG pacifierS paddleE paddleboardE paddockE padlockS paediatricianM \
    paintballingE paintbrushE paintbrushesS pajamasS pancakeD pandaD# paniniD pantoE pantomimeE \
    papayaG paprikaG parachuteE paradeE paramedicM paramountA# parasolS parchmentG parkaS parkrunE \
    parmesanG parquetH parrotS~ parsleyG parsnipG partybagsP pasmoT# passataG pastyD patioH \
    pavingH paystationT paywallA peachG peanutsG pearG peasG pedalsT pediatricianM peelM peelerS \
    pencilcaseL penknifeS pepperG pepperoniG permingM pestoG philharmonicE pickleG pieD piercingM \
    piesD pillowcaseS pinataP pinballE pineappleG pistachiosG pitaG pittaG placematsS plannerS \
    plantainG planterS plaqueP plasterH plasterboardH plastererH plasteringH plastersM playdateL \
    playgroupL pliersS plumG plusnetU# plywoodH podiatryM pohaG pointingH polentaG pomegranateG \
    ponchoS porridgeG posyP potteryE pottingS pouffeS powerbankS powerliftingM pramS prawnG \
    premiumsI pressieP prezzyP primerS probateO probioticsM projectorS prosciuttoG proteinM \
    protractorL prunersS prunesG puddingD pulloverS pumpkinG punctureT puppetE puppyS~ purifierS \
    pushbikeT pushchairS pyjamasS quadE quinoaG quiznosD# rabbitS~ racecourseE racketE racquetE \
    radiatorT radishG raftingE railcardT raincoatS raisinsG rakeS ralphsG# raspberriesG ravaG \
    ravioliD razorG recitalE reclinerS recorderL recyclingU reelE reflexologyM refuelT refueledT \
    refuelledT regattaE reikiM relaxerM relishG removalsH renderH renderingH resitL resprayT \
    retainerM rewiringH rhubarbG riadV ribbonS ricottaG ridingE rightmoveH# risottoD riverislandS# \
    roadsideT roastD rodentH rollerS rollerbladesE rollercoasterE romperS ropeS rosemaryG \
    rouletteE rucksackL rugbyE rumD ryeG saddleT saffronG salamiG sanderS sandpaperS sanitaryG \
    saplingS sardinesG sarongS sashimiD satchelL satsumasG saucepanS saucerS sauerkrautG saunaM \
    saxophoneL scaffoldingH scaleS scampiG scansM sconeD scottishpowerU# scoutsL screenwashT \
    screwdriverS screwfixS# sdcardS sealantH seatpostT secateursS seedlingsS seedsG sellotapeS \
    serumS servietteG sewerageU sewingE shedH shelvingS shoelacesS showerH shrubS shuttersH \
    sideboardS sidecarT sieveS siliconeH sinkH sirloinG skateboardE skatesE skatingE skechersS# \
    sketchbookS skirtingH skisE skydiveE skydivingE skylightH sledgeE sleeperV slippersS \
    smartwatchS smearM snookerE snorkelE snowboardE socketH soffitH softenerG soilS solicitorO \
    soojiG soundbarS sourdoughG spackleH spadeS spannerS sparklersE sparkplugT spatulaS spayM \
    spayingM specsM spinneysG# splashbackH splintM sponsorP sponsorshipP sprinklerS sprinklesG \
    squidG stablesE stagecoachT# stairsH staplerS starterD staycationV steamerS steriliserS \
    stilettosS stiltonG stoolS stopoverV strimmerS stuffingG stylusS suetG sugaringM suicaT# \
    sultanasG sunhatS sunloungerS superdryS# superglueS surfboardE surfingE sweepH swimsuitS \
    swimwearS syllabusL symphonyE symposiumL syringeM syrupG tableclothS talcM talktalkU# tamponG \
    tandemT tangerinesG tanningM tapeS tapsH tarpS tarragonG taskrabbitH# tattooM taxmanO teabagsG \
    teapotS telescopeS tellyS tempehG tentS tequilaD termiteH terrariumS thermosS thermostatH \
    thesisL threadS threadingM thymeG tightsS tilerH tilesH tilingH timberH timsD# tinfoilG \
    tinselP tithesP tjmaxxS# tkmaxxS# toastieD tobogganE toeflL toiletH toiletriesG tollboothT \
    tombolaE tonerS tongsS toolboxS toolstationS# toothbrushG topshopS# topupU torchS tortillasG \
    tracksuitS trampolineE translationO translatorO travelcardT treacleG trellisS triathlonE \
    trimmerS trinketP triviaE trolleybusT troutG trowelS trumpetL trussM tuiV# tumblersS tunicS \
    tupperwareS turkeyG turmericG turnipG turntableS tutorialL tutuS tuxedoS tyrefittingT ukuleleE \
    ulezT ultrasoundM undercoatingT underlayH undertakerO underwritingI undiesS unleadedT \
    urologistM usbS uteT valetingT vanillaG varnishS vaselineM vasesS vealG vegG veneersM venisonG \
    verrucaM vestS villaV vinegarG violinL visorS volleyballE vonsG# vouchersP voxiU# waistcoatS \
    wallpaperH wallpaperingH walnutsG wardrobeS washersS washingG watercolorsS watercoloursS \
    waterparkE weaveM welliesS wetherspoonsD# wetsuitE wheelbarrowS wheelchairM wheyM whiskS \
    whiteboardS wickesS# wigM wilkoS# wincoG# windowpaneH windscreenT windsurfingE wiperT wipesG \
    wokS woolS workbookL worktopH wormingM wreathP wrenchS xraysM yamG yarnE yeastG zaxbysD# \
    ziplineE zizziD# zooplaH# zucchiniG zumbaM
    """

  static let polish: StaticString =
    """
    administracjaH adwokatO akumulatorT akupunkturaM akwariumS amortyzatoryT amrestD# angielskiL \
    aparatS apartamentH apaszkaS arbuzG architektH autocascoI badanieM bagietkaG baklazanG baletE \
    bananyG bandazM bazyliaG benzynyT bermudyS bidonS bigosD bikiniS bilardE biustonoszS \
    bizuteriaS bluzaS bluzkaS boczekG bokserkiS bransoletkaS brodaM brokulyG broszkaS brwiM \
    budzikS bufetD bujaczekS bulkaG burakiG castoramaS# cebulaG chomikS~ chorL chusteczkiG \
    ciastkaG ciecierzycaG cielecinaG cinemacityE# cloO cukierG cukierkiG cukiniaG cyrkE cyrkielL \
    cytrynyG czajnikS czapkaS czasopismoS czekoladaG czeresnieG czlonkostwoA czosnekG dachH \
    dachowkiH daktyleG deichmannS# dekarzH delikatesyG@ depilacjaM dermatologM deserD deskorolkaE \
    dezodorantG dezynsekcjaH dietetykM dlugB dlugopisS dojazdT doladowanieU domekV doniczkiS \
    dorszG drabinaS drapakS dresS drewnoU dronS drozdzeG drozdzowkaD drukarkaS dyniaG dyskS \
    dyskotekaE dywanS dzbanekS dzemG dzinsyS ekierkaL ekspresS elektrykH elewacjaH eneaU# energiaU \
    eobuwieS# etuiS fajerwerkiE farbowanieM farbyS fasolaG festynE fetaG figiG firankiS \
    fizjoterapeutaM fizjoterapiaM flamastryS foremkaS fotelS fotelikS freshmarketG# frytkiD \
    fryzjerM fryzjerkaM fugaH gabkiG garnekS garniturS garnkiS gazetaS ginekologM gipsH gitaraE \
    glazurnikH glosnikS gniazdkoS gofryD gokartyE grabieS grejpfrutG groszekG gruszkiG gryE \
    grzybyG gumkaS guzikiS gwozdzieS hamakS hamburgerD hamulceT harcerzeL heliosE# herbataD \
    hestiaI# hipotekaH holowanieT homeopatiaM hulajnogaT iglyS imbirG imprezaE indykG intercityT# \
    jablkaG jajaG japonkiS jarmarkE jogaM jogurtG kabanosyG kabelS kaczkaG kajakE kalafiorG \
    kalkulatorL kalmaryG kaloryferH kaloszeS kamizelkaS kanapaS kanapkiD kapcieS kapeluszS \
    kapustaG karczochyG kardiologM karetkaM karkowkaG karmaS kartofleG kaskT kasynoE kaszaG \
    keczupG kielbasaG kikS# klapkiS klatkaS klawiaturaS klejS klinikaM@ klockiT kluczH kocS koceS \
    kociakS~ koktajlD kolczykiS koldraS kolejeplT# kolejkaT kolonieL komiksE kominekH kominiarzH \
    komodaS komorkaU komosaG komputerS konewkaS konserwyG koralikiS korkociagS korniszonyG \
    kosiarkaS kosmetyczkaM koszS koszulaS kotletD kozakiS kranH krawatS krawcowaS kredkiS kregleE \
    kremS krewetkiG kropleM krzeselkoS krzesloS ksiegowyO kubekS kubkiS kuleM kurczakG kursyL \
    kuskusG kwateraV laboratoriumM ladowarkaS lakierS lalkaS lampaS lancuchT laryngologM latarkaS \
    lawetaT legginsyS legowiskoS lekM lekarkaM lekarstwoM lekcjeL leroyS# lezakS linijkaS \
    lodowiskoE lodowkaS lodziarniaD@ logopedaM lopataS lopatkaS lososG loteriaE lotosT# lozeczkoS \
    lozkoS lustroS luxmedM# lyzwyE majonezG majtkiS makaG makrelaG malarzH malinyG malzeG \
    mandarynkiG mandatT marchewG marchewkaG margarynaG markizaH masazM mascM maskotkaS maszynkiG \
    materacS mebelS meczE mediaexpertS# medicoverM# miesnyG mietaG migdalyG mikrofalowkaS miodG \
    miotlaS miskaS mlotekS mokasynyS mopS motocyklT mozzarellaG mpkT# mrozonkiG multikinoE# \
    murarzH musztardaG mydloG myszkaS nabialG namiotS naprawaH nartyE nasionaS naszyjnikS naukaL \
    nawozS neonetS# netiaU# nettoG# niciS noclegiV notariuszO nozS nozeS nozyczkiS nurkowanieE \
    obiS# obiadyD obiektywS obozL obrozaS obrusS ocetG ocieplenieH odkurzaczS odrobaczanieM \
    odziezS odzywkaG ofiaraP ogorekG ogorkiG oknaH okularyM olejG oliwaG oliwkiG olowekS olowkiS \
    opalU oponyT optykM orangeU# ortezaM ortodontaM ortopedaM orzechyG oscypekG osteopataM owocG \
    paczkaS pamiatkiV pampersyS paneleH papeteriaS@ papierosyS paprykaG papugaS parasolS \
    parasolkaS parkomatT parkowanieT parowkiG pasekS pasemkaM paszportV pasztetG patelniaS \
    paznokcieM pediatraM pedzelS pelerynaS pelletU pendriveS pensjonatV perfumyS perukaM petardyE \
    pgeU# pgnigU# pianinoE pieczarkiG pieczywoG piekarnikS pielegniarkaM pieluchyS pieprzG \
    piercingM pierscionekS pietruszkaG pilaS pilkaE pilkarzykiE piornikL pisakiS pistacjeG pitO \
    pizamaS pkpT plackiD planszowkaE plastelinaS plastryM plaszczS platkiG plecakS plombaM plytkiH \
    plywalniaE@ podatekO podatkiO podatkowyO podkladS podologM podpaskiG podrecznikiL podrozV \
    poduszkiS pogrzebO polkiS polkolonieL polomarketG# poloznaM polregioT# pomaranczeG pomidoryG \
    portfelS poryG poscielS posrednikH powiescS pralkaS pralniaS@ prawnikO protezaM prysznicH \
    przedluzaczS przegladT przejazdT przekaskiD przeprowadzkaH przescieradloS przyprawyG pstragG \
    psychiatraM psychologM psychoterapeutaM psychoterapiaM pufaS pyszneD# pzuI# rachunekU \
    rachunkiU rajstopyS rakietaE ramkaS receptaM recznikS reflektorT rehabilitacjaM rejestracjaT \
    rekawiczkiS remontyH rentgenM rodzynkiG rogalG roletyH rolkiE ropaT roslinyS rosolD rowerT \
    rozeP rozmarynG rozrzadT rtvS# rtveuroagdS# rybaG rybnyG rybyG rynnyH rzepaG rzesyM \
    rzodkiewkaG salamiG salataG salatkaD sandalyS sardynkiG saunaM schabG schabowyD sciankaE \
    sciekiU sciereczkaS scierkiG segregatorS sekatorS selerG serekG sernikD serwetkiG seryG \
    silikonS sinsayS# skarpetkiS skarpetyS skipassE skladkaI skladkowyP skrzynkaS skuterT sledzG \
    sliwkiG sluchawkiS slusarzH smietanaG smoczekS smyczS smykS# soczewicaG soczewkiM sokG sokiG \
    solG sphinxD# spiworS spodnicaS spozywczyG@ sprayM sprzatanieH sprzegloT srubokretS srubyS \
    stadionE stanikS statywS stelazS stolS stolarzH stolowkaD@ stomatologM strojS strunyE \
    strzyzenieM studiaL suplementyM suszarkaS sweterS swiatlowodU swieceS swieczkiS swietlicaL \
    syropM szachyE szafaS szalikS szampanD szarlotkaD szczeniakS~ szczepienieM szczepionkaM \
    szczoteczkaG szczypceS szczypiorekG szelkiS szewcS szklankiS szklarzH szkolenieL szlafrokS \
    szminkaS szpachlaS szparagiG szpilkiS szpinakG sztucceS szybaT szynkaG taboretS talerzS \
    tamponyG taniecE tankowalemT tapetaH tasmaS tatuazM tauronU# teczkaS tediS# telepizzaD# \
    telewizorS terapiaM termometrM termosS tkaninaS tlumaczO tlumaczenieO tlumikT tmobileU# torbaS \
    torebkaS tornisterL tosterS totolotekE trampkiS truskawkiG tunczykG tuszS twarogG tymianekG \
    tytonS ubezpieczeniaI ubranieS uczelniaL umywalkaH upcU# upominekP urlopV urologM urzadO usgM \
    vectraU# walekS walizkaS walizkiV warsztatT@ warsztatyL wartaI# warzywoG wataG wczasyV \
    wedkowanieE wedlinyG wegielU weterynarzM wiaderkoS wiadroS wieniecP wieprzowinaG wiertarkaS \
    wieszakS winogronaG winylE wisiorekS wisnieG wizaV wkladkiM wkretarkaS wloczkaE wodkaD \
    wolowinaG wozekS wspinaczkaE wspolnotaH wstepE wtyczkaS wulkanizacjaT wybielaczG wyciagE \
    wycieraczkaS wycieraczkiT wydechT wynajemH wyprawkaL wystawaE wywozU zabiegM zagleE zakladyE \
    zamrazarkaS zapiecieT zapiekankiD zarowkiS zaslonyS zdrapkaE zeberkaG zegarekS zelazkoS zelkiG \
    zeszytS ziemiaS ziemniakiG zmywarkaS znaczkiS zniczP zolwS zrzutkaP zszywaczS ztmT# zumbaE \
    zurekD zwirekS
    """

  static let hindi: StaticString =
    """
    aalooG aamG adrakG agarbattiS almariS alooG amroodG anarG angoorG anguthiS arbiG aspatalM \
    baaltiS bachchoL badamG baiH bainganG baltiS banianS baniyanS barbequeD# barfiD bartanS bastaS \
    beejS beemaI belanS besanG bescomU# bhajiyaD bhatooreD bhatureD bhelpuriD bhindiG bijliwalaH \
    bikanervalaD# billiS~ bimaI bindiS biscuitG bpclT# bsesU# bulbS byjusL# chaasD chaayosD# \
    chadarS chaddiS chadhavaP chadhawaP chaipattiG chaklaS chalanT challanT champiM chanaG chandiS \
    chapatiG chappaleinS chashmeM cheeniG chhataS chhatriS chholeD choleD chowkidarH chowmeinD \
    chudiS chudiyanS chunniS cromaS# daalG daantM daaruD dabbaD dahiG dakhilaL dakshinaP darziS \
    davaiM dawaiyanM dawayiM dhaniaG dharamshalaV dhobiS dhoklaD dhotiS dupattaS faloodaD filmeinE \
    gaddaS gadiT gajarG gamleS ghadiS ghagraS gharH ghumnaV gobhiG golgappaD goliyanM goshtG \
    gudiyaS gulabD gurudwaraP hajaamM hajamatM haldiG haldiramD# haldiramsD# hpclT# ilajM indaneT# \
    inverterS ioclT# istriS jaanchM jamunD jeeraG jhaaduG jhaduG jholaS jhumkeS jiomartG# jootaS \
    jutiS juttiS kaamwaliH kachoriD kadduG kadhaiS kajalS kajuG kalamS kameezS kamwaliH kapdaS \
    karelaG karzB keemaG kelaG keleG khaadS khaanaD khajoorG khelE khiloneS kiraneG kirayeH \
    kishmishG kistB kitaabL kitabeinL kulfiD kurteS kuttaS~ ladduD lahsunG lassiyanD laukiG \
    lehangaS lehsunG lenskartS# lifafaP lungiS maaliH maalishM machhiG machliG maidaG makanH \
    makhanG malaiG mandirP masaleG masjidP matarG mcdonaldsD# medplusM# mehendiM mehndiM melaE \
    mirchG misalD mistryH mochiS mojeS mombattiS momoD mooliG moongG msedclU# murgiG naaiM naiM \
    nalH namakG namkeenG nariyalG nashteD naukarH netmedsM# nimbuG nimbupaniD nirmaG paanD paaniU \
    pajamaS pakodeD pakoraD palakG palangS pancherT panipuriD pankhaS pantaloonsS# papitaG \
    parantheD paratheD parikshaL parlorM parlourM paudheS payalS pencilS pensilS pharmeasyM# \
    pochaG pohaG poojaP pooriD practoM# prasadP pujaP pulaoD punctureT puriD putaiH pyaazG pyazG \
    pyjamaS rajmaG rakhiP rangaiH rasanG rasgullaD redbusT# relianceG# rikshawT rotiG rubberS \
    saabunG sabunG sabziyanG safaiH safarV salwarS samanG samoseD santraG sarsonG schoolbagL \
    scootyT servicingT shaganP shakkarG sharabD sharbatD sindoorS sonaS soojiG sujiG surfG takiyaS \
    tamashaE tamatarG tanishqS# tankiT tarboozG tatapowerU# tavaS tempoT thailaS threadingM \
    tiffinD tohfeP topiS toraiG tutionL udhaarB unacademyL# uttapamD vadaD vadapavD vakeelO vakilO \
    vedantuL# vidyalayaL westsideS# yatraV zudioS#
    """

  /// The category of a letter; `nil` if it stands for none.
  static func category(of letter: UInt8) -> CategoryPlace? {
    switch Unicode.Scalar(letter) {
    case "A": .subscriptions
    case "B": .debt
    case "D": .dining
    case "E": .entertainment
    case "G": .groceries
    case "H": .housing
    case "I": .insurance
    case "L": .education
    case "M": .health
    case "N": .investment
    case "O": .other
    case "P": .gifts
    case "S": .shopping
    case "T": .transport
    case "U": .utilities
    case "V": .travel
    default: nil
    }
  }
}
