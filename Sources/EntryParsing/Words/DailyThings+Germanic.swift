extension DailyThings {
  static let german: StaticString =
    """
    abendbrotD abschlagU abschleppdienstT abwasserU adacT# adapterS adventskalenderP agipT# akkuS \
    akkuschrauberS akupunkturM allguthT# alnaturaG# alufolieG anderungsschneidereiS angelnE \
    angelscheinE anhangerT anorakS antibiotikaM antibiotikumM anwaltO anzugS aokI# aperolD apfelG \
    apfelschorleD aprikosenG armaturH armbanduhrS atuT# aubergineG aufladungU auflaufformS \
    aufschnittG augenarztM augenbrauenM augentropfenM ausflugV auspuffT ausstellungE ausweisO \
    autobatterieT autofahreT autoreparaturT autowascheT babybreiG babykleidungS babynahrungG \
    backformS backpapierG backpulverG backwerkD# badeanzugS badehoseS bademantelS badematteS \
    bahncardT bahnfahrtT bahnreiseV bahnticketT ballettE bananeG bandageM barbierM barmeniaI# \
    barmerI# basilikumG bastelbedarfE bastelsetE batterienS bauhausS# bausparenN bausparvertragH \
    beerdigungO berufsunfahigkeitI berufsunfahigkeitsversicherungI besenS bestattungO besteckS \
    bettS bettlakenS bettwascheS bhS biergartenbesuchD bikiniS bilderrahmenS bildschirmS billardE \
    bindenG birneG bleistiftS blitzerT blumenerdeS blumenkohlG blumenstraussP blumentopfS bluseS \
    blutbildM blutdruckmessgeratM bodylotionM bohnenG bohrerS bohrmaschineS bollerE bonprixS# \
    bratwursteG brauhausD@ bremsbelageT bremsenT bremszugT brennholzU brettspielE bretzelD brezeD \
    brezelD briefmarkeS briefmarkenalbumE brokkoliG brotdoseS brotzeitD bruheG bubbleteaD \
    bugelbrettS bugeleisenS bulgurG bundesligaE buntstifteS burgeristaD# burobedarfS bursteM \
    busfahrtT bussgeldT busticketT buttermilchG campingplatzV cardiganS carportH carsharingT \
    champignonsG chiropraktikerM cinemaxxE# cinestarE# cloudspeicherA clubE clubbeitragA \
    congstarU# conradS# cornflakesG couscousG cremeS currywurstD dachboxT dachdeckerH \
    dachgepacktragerT dachrinneH dammungH dattelnG debekaI# dehnerS# deichmannS# dekoS dekorationS \
    dennsG# deoG deutschkursL devkI# discoE ditschD# drillischU# drohneS druckerS druckerpatroneS \
    dslU dubelS dungerS durumD duschgelG duschkabineH eigentumswohnungH eimerS einkommensteuerO \
    einlagenM eintrittsgeldE eisbecherD eiscremeD eisteeD eiswurfelG elektrikerH elternbeitragL \
    enbwU# englischkursL enteG entrumpelungH eonU# erbsenG erdbeerenG erdeS ergoI# ergotherapieM \
    ernahrungsberatungM ernstingsS# erollerT escaperoomE escooterT essigG estrichH eventimE# \
    fahreT fahrkartenT fahrradhelmS fahrradketteT fahrradkorbS fahrradreparaturT fahrradschlauchT \
    fahrradschlossS fahrscheinT fahrstundeL familaG# farbeS farbenE federballE federmappeL \
    feierabendbierD feigenG feinkostG fensterH fensterbauerH ferienhausV ferienlagerL fernglasS \
    fernwarmeU festnetzU festplatteS fetaG feuerwerkE fieberthermometerM filtertutenG filzstifteS \
    finanzamtO@ fischbrotchenD flammkuchenD fliesenH fliesenlegerH flixtrainT# flohmarktE \
    flugticketV fordervereinL forelleG fortbildungL frauenarztM freenetU# freibadE freizeitparkE \
    fressnapfS# frikadelleD frischhaltefolieG frischkaseG frisorM frostschutzT fuhrerscheinL \
    fussballkartenE fussballschuheS fussmatteS fusspflegeM galeriaS# galerieE gansG gardinenS \
    garnS garnelenG gartenhausS gartenmobelS gartenpflegeH gartenschlauchS gartenzaunH \
    gartenzwergS gartnerH gasthausD@ gasthauszimmerV gasthofD@ geburtstagsgeschenkP gemusebruheG \
    gepackV gerichtO geschirrS geschirrspultabsG gesellschaftsspielE gesichtscremeS gewurzG \
    giesskanneS gitarreE gitarrensaitenE gitarrenunterrichtL glaserS glasfaserU globusG# \
    gluhbirneS gluhweinD goldmunzenN golfplatzE gothaerI# goudaG grabsteinO griessG grillkohleG \
    grundsteuerH gulaschG gulaschsuppeD gummibarchenG gummistiefelS gurkeG gurtelS haareschneidenM \
    haarfarbeM haargelM haarschnittM haarsprayM hackfleischG haferflockenG hafermilchG \
    haftpflichtversicherungI hagebauS# hahnchenG hahnchenwagenD hallenbadE halsbandS hamsterS~ \
    handballE handschuheS handtascheS handtuchS handtucherS handyguthabenU handyhulleS handytarifU \
    hangematteS hanssimgluckD# hantelS harkeS hauptuntersuchungT hausarztM haushaltshilfeH \
    hausmeisterH hausratI hausschuheS hausverwaltungH hautarztM hebammeM heckenschereS hefeG \
    hefteS heidelbeerenG heilpraktikerM heizkorperH heizolU heizungswartungH hellesD heringG \
    heuschnupfenM himbeerenG hirseG hochzeitsgeschenkP hockerS hoffnerS# honigG horgeratM \
    hornbachS# hortL hugendubelS# hukI# hundebettS hundefriseurS hundefutterS hundekorbS \
    hundeleineS hundeschuleL hustensaftM hutS hutablageS hvvT# impfungM ingwerG innenreinigungT \
    insektensprayM inspektionT installateurH isodrinkS isomatteS jahresaboA jahrmarktE jauseD \
    jobticketT joghurtG johannisbeerenG joynA# jugendherbergeV jyskS# kabarettE kabelS \
    kabelbinderS kaffeebecherS kaffeebohnenG kaffeefilterG kaffeemaschineS kafigS kaiserschmarrnD \
    kajakE kakaoD kalenderS kaltmieteH kameraS kaminH kaminofenH kammM kampsD# kanuE karottenG \
    karstadtS# kartenspielE kartoffelG kartoffelsalatD kaskoversicherungI katzenfutterS katzenkloS \
    katzenstreuS kaufhofS# kefirG kegelabendE kegelnE kehrblechS keilriemenT kekseG kennzeichenT \
    kerzeS kfzsteuerT kichererbsenG kidneybohnenG kikS# kinderarztM kinderbettS \
    kindergartengebuhrL kindersitzS kinderwagenS kinokarteE kinopolisE# kirchensteuerP kirmesE \
    kirschenG kissenS kitabeitragL kitagebuhrL klassenfahrtL klassenkasseL klavierE \
    klavierunterrichtL klebebandS kleberS kleiderbugelS klempnereiH kletterhalleE kletternE \
    klopapierG kneipentourE kneteS knoblauchG knodelD knollchenT knopfeS kochloffelD# kofferS \
    kohlG kollekteP kommodeS kompressionsstrumpfeM konservenG konsoleE kontaktlinseM konzertkarteE \
    kopfhorerS kosmetikM kosmetikerinM krankengymnastikM krankenhausaufenthaltM krankenkasseI \
    kratzbaumS krauterG krawatteS kreditrateB kreuzfahrtV krippeL kruckenM kuchenpapierG \
    kuchenrolleG kugelschreiberS kuhlmittelT kuhlschrankS kupplungT kurM kurbisG kurtaxeV kvbT# \
    lachsG lackS ladegeratS ladekabelS ladesauleT ladestromT lahmacunD laminatH lammG lampeS \
    lappenG lasagneD lauchG lautsprecherS leasingrateT lebensversicherungI leberkaseD \
    leberkasesemmelD leberwurstG leggingsS lehrbuchL leihwagenT leineS leinwandE leiterS \
    lichtmaschineT limonadeG limonadenD linealS linsenG lippenpflegeM lippenstiftS locherS \
    lockenstabM logopadieM losteriaD# lotionM lotterieE luftpumpeS magentaA# mahngebuhrO maisG \
    maklerH maklergebuhrH malerH malermeisterH malkastenE mandelmilchG mandelnG manikureM mantelS \
    mappeS margarineG markiseH marktkaufG# marmeladeG mathenachhilfeL matjesG matjesbrotchenD \
    matratzeS maultaschenD mausS mayonnaiseG meerschweinchenS~ mehlG mehrfachsteckdoseS meloneG \
    mensaD@ mensaessenL messerS mettG mietkautionH mikrowelleS milchkaffeeD milchpulverG \
    mineralwasserG minigolfE mitbringgeschenkP mitbringselV mitfahrgelegenheitT mitfahrtT mittagD \
    mittagstischD mixerS mobilfunkU modellbauE mohrenG monatsaboA monatsticketT morgenmantelS \
    motorolT motorradT mozzarellaG mrtM muckensprayM muckibudeM mullabfuhrU mullbeutelG mulleimerS \
    mullerG# mullgebuhrU mullsackG musiklehrerL musikschuleL@ musikunterrichtL musliG mutzeS mvgT# \
    nachhilfelehrerL nachhilfestundeL nachthemdS nachtischD nachttischS nachtzugT nagelS \
    nagellackS nagelpflegeM nahgarnS nahkaufG# nanunanaS# nasensprayM nebenkostenabrechnungU \
    nettoG# netzteilS nordseeD# normaG# notarO notebooksbilligerS# notizbuchS nudelnG nusseG \
    nutellaG obiS# objektivS obststandG ohrentropfenM ohrhorerS ohrringeS oktoberfestE olG olivenG \
    olivenolG olwechselT operE orangenG ordnerS orlenT# orthopadeM osteopathieM packchenS paketS \
    pannenhilfeT paprikaG parfumS parkautomatT parkettH parkettlegerH parkgebuhrT parkhausT@ \
    parkplatzT parkticketT parkuhrT parmesanG patenschaftP pauschalreiseV pedikureM peekS# \
    pelletsU personalausweisO petersilieG pfandG pfandflaschenG pfanneS pfannkuchenD pfefferG \
    pfirsicheG pflanzeS pflasterM pflaumenG piercingM pilsD pilzeG pinselS planschbeckenS plombeM \
    politurT pommesD pommesbudeD portoS posterS prepaidU prufungsgebuhrL psychotherapieM puddingG \
    puderzuckerG pulliS pulloverS puppeS puteG putzfrauH putzhilfeH putzlappenG putzmittelG quarkG \
    radiergummiS radieschenG radlerD rasenmaherS rasiererG rasierklingenG rasurM ratenzahlungB \
    rechenS rechtsanwaltO rechtsschutzI rechtsschutzversicherungI regenjackeS regenschirmS \
    regionalzugT reifenwechselT reinigerG reinigungS reinigungskraftH reisG reisepassV \
    reiseversicherungI reissverschlussS reithalleE reitstundeE renovierungH reparaturH rettichG \
    rettungswagenM rezeptgebuhrM rhabarberG rigipsH rindfleischG rmvT# rodelE rohbauH \
    rohrreinigungH rollerT rollladenH romanS rontgenM rosenP rosenkohlG rosinenG rotkohlG rotweinD \
    rubbellosE rucksackS rummelE saatgutS saftG sageS sahneG salamiG salatG salatbarD salbeM salzG \
    samenS sandalenS sandkastenS sauerkrautG saunaM sbahnT schachE schalS schallplatteE schaufelS \
    schaukelS scheibeT scheibenwischerT scheinwerferT schereS schienbeinschonerS schinkenG \
    schlafanzugS schlafsackS schlagerS schlauchT schlittschuheE schlusselS schlusseldienstH \
    schmandG schmerzmittelM schminkeS schnapsD schneekettenT schneidebrettS schneiderinS \
    schnittlauchG schnitzelfleischG schnullerS schokoladeG schorleD schornsteinfegerH schrankS \
    schraubenS schraubenzieherS schreibwarenS schreinerH schuhregalS schulausflugL schulbuchL \
    schulbucherL schulessenL schulfotoL schulgeldL schulranzenS schultuteS schusselS schwammG \
    schweinefleischG schwimmenE schwimmkursL segelnE seifeG sektD sellerieG semestergebuhrL \
    semesterticketT senfG serviettenG sesselS setzlingeS sicherungskastenH simkarteU sixtshareT# \
    skihoseS skijackeS skipassE skischuheE skiurlaubV skiverleihE skyA# smartphoneS smartwatchS \
    smythsS# sneakerS snipesS# sockenS sojamilchG solariumM sommerreifenT sonnenbrilleM \
    sonnencremeM spaghettiD spannbettlakenS spargelG spatenS spatzleD speckG speicherkarteS \
    sperrmullH spiegelS spielsachenS spinatG sportsachenS sprachkursL springseilS spritzD sprudelG \
    spulmaschineS spulmittelG spultabsG stadionE stadtereiseV stadtrundfahrtV stadtwerkeU# \
    stammtischD stativS staubsaugerS steakhausD@ steckdoseS steckdosenH stellplatzH steuerberaterO \
    steuernO steuernachzahlungO stiefelS stifteS stoffS stossdampferT strassenbahnT \
    streamingdienstA strickjackeS strickwolleE stromabschlagU strumpfhoseS stuckateurH stuhlS \
    superbenzinT suppeD tabakS tablettenM tackerS tagesmutterL takkoS# tankfullungT tankstelleT@ \
    tanzabendE tanzkursL tanzschuleE tanzstundeE tapeteH tascheS taschenlampeS taschenrechnerL \
    taschentuchG taschentucherG tassenS tastaturS tattooM tauchkursE taxifahrtT tchiboG# tediS# \
    teebeutelG tegutG# teilkaskoI telefonrechnungU tellerS tennisplatzE teppichS terrariumS \
    thaliaS# theaterkarteE therapeutM therapieM thermeM thermobecherS thermoskanneS thunfischG \
    tiefkuhlkostG tierklinikM@ tierkrankenversicherungI tierparkE tinteS tippscheinE tischS \
    tischlerH tischtennisE tkI# toastG toastbrotG toilettenpapierG toilettensitzH tomateG toomS# \
    topfS torteD trampolinS traubenG trikotS trinkflascheS trockenbauH trocknerS turnschuheS tuvT \
    ubersetzungO uciE# ultraschallM umzugH umzugskartonsH umzugswagenH unfallversicherungI \
    unterhosenS unterwascheS vanillezuckerG verbandM vereinsbeitragA verlangerungskabelS vesperD \
    vhsL vignetteT visumV vitamineM vogelfutterS volksfestE volkshochschuleL@ volleyballE \
    vollkaskoI vordachH vorhangS vorrateG vrrT# vvsT# wachsenM waffelnD wanderschuheS wanduhrS \
    warmmieteH waschanlageT waschbeckenH waschekorbS waschereiS waschestanderS waschmaschineS \
    waschmittelG waschpulverG waschstrasseT wasgauG# wasserhahnH wasserkocherS wasserrechnungU \
    wasserschadenH wattepadsG weckerS weichspulerG weihnachtsgeschenkP weihnachtsmarktE \
    weinglaserS weinstubeD@ weissweinD weisswurstD weiterbildungL weizenD wellnessM welpeS~ \
    wertpapiereN westeS wetteE wgmieteH wimpernM wimperntuscheS windelnS windschutzscheibeT \
    winsimU# winterreifenT wischmoppS wlanU wochenendtripV wohnmobilV wolleE woolworthS# wurmkurM \
    wurstG wurstchenG xxxlutzS# zahnbursteG zahnersatzM zahnpastaG zahnreinigungM zahnriemenT \
    zahnspangeM zahnzusatzversicherungI zanderG zangeS zaunH zeckenmittelM zeitschriftS \
    zeitschriftenaboA zeitungS zeitungsaboA zeltS zeltplatzV zigarettenS zirkelL zirkusE zitronenG \
    zollO zooplusS# zucchiniG zuckerG zugticketT zulassungT zundkerzeT zusatzbeitragI zuzahlungM \
    zwiebelG
    """

  static let dutch: StaticString =
    """
    aannemerH aansprakelijkheidsverzekeringI aardappelsG aardbeienG accuT acupunctuurM advocaatO \
    afhaalchineesD afvalstoffenheffingU afwasmiddelG allesreinigerG aluminiumfolieG amandelenG \
    andijvieG anwbT# apkT appelsG appeltaartD architectH armbandS arrivaT# artisjokG aspergesG \
    attractieparkE aubergineG augurkenG autobandenT autoreparaturT autostoeltjeS autowassenT \
    azijnG baardM babyvoedingG badjasS badpakS bakpapierG bakvormS bamiD bananenG bankstelS \
    barbierM basilicumG batterijenS beddengoedS beeldschermS begrafenisO behaS behangH bekeuringT \
    belastingaanslagO belastingenO bermudaS beschuitG beschuitjesG bestekS beugelM bezemS \
    bezorgmaaltijdD biefstukG bierenD bieslookG bietenG bijenkorfS# bikiniS biljartE \
    bioscoopkaartjesE bitterballenD bleekG bloedonderzoekM bloemG bloemkoolG bloempotS blokkerS# \
    bodywarmerS boekenkastS boeketP boekhouderO boerenkoolG bolS# bonenG boormachineS bordenS \
    bordspelE bordspellenE borgH borrelhapjesD bosjeP bouwmarktS@ bowlenE brandhoutU breiwolE \
    bretelsS brieG brillenM broccoliG broekenS bromfietsT brommerT broodroosterS broodtrommelL \
    bsoL buggyS bundelU cadeaubonP cadeautjesP cafetariaD@ camperV caravanV cardioloogM cartridgeS \
    ceintuurS champignonsG chocolaG chocoladeG citroenG collecteP concertkaartjesE connexxionT# \
    conservenG contactlenzenM coolblueS# cornflakesG courgetteG couscousG crecheL@ cremeS \
    cursussenL dadelsG dagjeE dakH dakdekkerH dakgootH dakpannenH dalkaartT dansenE danslesL \
    databundelU deelautoT deelscooterT deenG# dekbedS dekenS deodorantG deurmatS diepvriesG \
    dierentuinE dietistM dirkG# discotheekE distributieriemT douaneO doucheH douchegelG drogerS \
    droneS droogrekS dropG druivenG druppelsM eendG ekoplazaG# elektricienH emmerS enecoU# \
    energieU enkelbandjeS entreeE erfpachtH erwtenG essentU# etosG# etuiL examenL excursieV \
    fauteuilS feboD# feestjeE felyxT# fetaG fietsbandT fietshelmT fietskettingT fietspompT \
    fietsreparatieT fietsslotT fietszitjeT flesjeS forelG fotolijstS frietjeD frikandelD \
    frikandellenD frisD frisdrankG fysiotherapeutM gallG# gammaS# garagebeurtT garenS garnalenG \
    gastouderL gebakD gebakjeD gehaktG gehoorapparaatM geitenkaasG gemberG geodriehoekL gevelH \
    gieterS gipsH gistG gitaarE gitaarlesL gitaarsnarenE glasvezelU glaszetterH glazenS \
    glazenwasserH gloeilampS gokkenE goochelaarE gordijnS goudaG grapefruitG grasmaaierS \
    greenchoiceU# greenwheelsT# griesmeelG gvbT# gympenS gynaecoloogM hagelslagG hakkenS halsbandS \
    hamerS hamsterS~ handdoekS handschoenenS handtasS hangmatS hapjeD haringD harkS havermoutG \
    hazelnotenG heggenschaarS hemaS# highlightsM hoedS hoeslakenS hoestdrankM hollandsnieuweU# \
    homeopathieM hondenmandS hondenriemS hondentrimmerM hondenvoerS honingG hoogvlietG# horlogeS \
    hornbachS# hovenierH huidartsM huishoudsterH huurautoV huwelijkscadeauP ijsbaanE ijsjesD \
    ijssalonD@ inboedelverzekeringI inentingM inkomstenbelastingO inktS inktvisG interpolisI# \
    intratuinS# isolatieH jackS jeneverD joggingbroekS jurkenS kaarsS kaartjeE kaasboerG@ \
    kaasplankjeG kaassouffleD kabelS kabeljauwG kachelH kajakE kalfsvleesG kalkoenG kanoE \
    kantoorartikelenS kapsalonD kapsterM karbonadeG kartenE karweiS# kastS kattenbakS \
    kattenbakvullingS kattenvoerS kentekenT kermisE kersenG kerststolG ketelH kettingS keukenrolG \
    kibbelingD kikkererwtenG kinderartsM kinderstoelS kinderwagenS kipG kipfiletG kleerhangerS \
    kleermakerS kleiS kleurspoelingM klimhalE klimmenE kliniekM@ klusjesmanH knipbeurtM knoM \
    knoflookG knuffelS knutselspullenE koekjesG koelkastS koelvloeistofT kofferS \
    koffiezetapparaatS komkommerG kommenS konijnS~ kooiS koorL kopjesS koplampT koppelingT \
    koptelefoonS kozijnenH kpnU# kraanH krabpaalS kralenS kranenH krantS krantenabonnementA \
    kraslotE krentenbollenG kroketD krokettenD kruidenG kruidvatS# krukS krukkenM kurkentrekkerS \
    kussenS kwantumS# kwarkG kwastS laadpaalT laarzenS laboratoriumM ladderS ladekastS lakensS \
    laminaatH lampenS lattenbodemS leenbakkerS# legesO leggingS legpuzzelE lenzenM \
    levensverzekeringI leverworstG ligstoelS lijmS liniaalS linzenG lippenstiftS loempiaD \
    logopedistM lpE luidsprekerS luiersS maandverbandG macaroniG magnetronS makelaarH mandarijnenG \
    manegeE@ mappenS margarineG matrasS mayonaiseG medicijnM meloenG menzisI# messenS mestS \
    mocassinsS mokS mokkenS mondhygienistM mosselenG mosterdG motorrijtuigenbelastingT mozzarellaG \
    muesliG muggensprayM muisS muntG mutsS muzieklesL naaldenS nachtkastjeS nagellackS nagellakS \
    nagelsM nagerechtD nasiD neussprayM nietmachineS notarisO nsT# odidoU# ohraI# olieG \
    oliebollenD olijfolieG olijvenG onderbroekenS ondergoedS onderhoudsbeurtT \
    ongediertebestrijdingH onroerendezaakbelastingH ontbijtkoekG ontstoppingH ontwormingM oogartsM \
    oogdruppelsM oorbellenS oordopjesS opladerS oppasL opslagruimteH opstalverzekeringI opticienM \
    orthopeedM osteopaatM ouderbijdrageL overhemdS ozbH paardrijdenE paddenstoelenG pakketS panS \
    pannenS pannenkoekD pannenkoekenhuisD@ pantyS papegaaiS paprikaG parachutespringenE parapluS \
    parasolS parfumS parkeerboeteT parkeerbonT parkeergarageT@ parkeergeldT parkeerkaartT parketH \
    paspoortV passerL pelletsU pennenS peperG pepernotenG perenG pergolaH peterselieG \
    peuterspeelzaalL pianolesL picnicG# piercingM pillenM pilsD pindaG pindakaasG plaidS plakbandS \
    plankenS plantenS plantenbakS pleistersM podotherapeutM poefS poffertjesD polikliniekM@ polisI \
    pompoenG ponchoS pontT popS poppenkastE postzegelS potgrondS potlodenS potloodS praxisS# preiG \
    protheseM pruikM psychiaterM psycholoogM psychotherapieM puppyS~ puzzelE pyjamaS qbuzzT# \
    quinoaG racketE radiatorH radijsG rapenG receptM rechtbankO rechtsbijstandI regenjasS \
    regenlaarzenS regenpakS reisverzekeringI reizenV rekeningenU rekenmachineL remblokjesT \
    remblokkenT remmenT renovatieH riemS rijbewijsT rijlessenL rijschoolL@ rijstG rijsttafelD \
    rijwielT rioolU rioolheffingU rokS rollerS rolluikenH romanS rommelmarktE rontgenfotoM \
    rookworstG rozemarijnG rozenP rozijnenG rugtasS rugzakS ruitH ruitenwissersT rundvleesG \
    saladeD salamiG sandalenS sapG sardientjesG sateD saunaM scapinoS# schaarS schaatsbaanE \
    schaatsenE schakenE scheermesjesG schepS schijfS schilderH schildpadS schoenmakerS \
    schokdempersT schommelS schoolboekenL schoolfotoL schoolkampL schoolreisL schoolreisjeL \
    schooltasL schoonheidsspecialisteM schoonmaakmiddelG schoonmaakspullenG schoonmaaksterH \
    schoonmakerH schoorsteenvegerH schriftS schroevenS schroevendraaierS schuurpapierS scoutingL \
    selderijG servettenG serviesS shoarmaD sigarettenS simkaartU simyoU# sinaasappelsG \
    sinterklaascadeausP sjaalS skateboardE skatesE skiliftE skipasE slaG slaapzakS slagroomG \
    sleepdienstT sleutelH slippersS sloffenS sloopS slotenmakerH smullersD# snarenE snijplankS \
    snoepG soepD sokkenS spalkM spatelS speculaasG speenS spekG spelletjeE spiegelS spiegeltjeT \
    spijkerbroekS spijkersS spinazieG sponsG sponzenG sportschoenenS spruitjesG staatslotE \
    stadionE statiefS stedentripV stekkerS stekkerdoosS steunzolenM stiftenS stoelS stofferS \
    stofzuigerS stokbroodG stomerijS@ stookkostenU strandtentD@ strijkijzerS stripboekE stripsE \
    stroopwafelsG stropdasS stucwerkH studieL studieboekenL stukadoorH suikerG surfplankE \
    swapfietsT# taalcursusL taartjeD tabakS tafelS tafelkleedS takelwagenT tandenborstelG \
    tandpastaG tangS tankbeurtT tapijtS tasS tatoeageM tegelsH tegelzetterH tekenlesL \
    telefoonhoesjeS telefoonrekeningU televisieS televisieabonnementU tentS tentoonstellingE \
    theedoekS therapieM thermosflesS thuisbezorgdD# tijdschriftS tijmG timmermanH tinqT# \
    toegangskaartjesE toeristenbelastingV toetjeD toetsenbordS toiletH toiletpapierG tokoG@ \
    tolwegT tomatenG tombolaE tonijnG tostiD treinticketT trimsalonS truiS tuincentrumS@ tuinmanH \
    tuinmeubelsS tuinslangS uienG uitlaatT uitvaartO uitvaartverzekeringI univeI# uroloogM \
    vaatwasblokjesG vaatwasserS vaatwastablettenG vaccinatieM vakantiehuisV vakantiehuisjeV \
    vakantieparkV vanharenS# varkensvleesG veerbootT veerpontT venkelG verbandM verbouwingH verfS \
    verfdoosS verhuiswagenH verhuizersH verhuizingH verjaardagscadeauP verkeersboeteT \
    verlengkabelS verlengsnoerS verloskundigeM verpleegkundigeM vertalingO verzekeringenI vestS \
    vgzI# vignetT vijgenG visboerG@ vissenE visumV vitaminesM vitensU# vlaG vliegticketsV \
    vloerkleedS vlooienmiddelM vluchtenV voetbalE voetbalkaartjesE vomarG# voorruitT voorstellingE \
    vriezerS vrijmarktE vuilnisU vuilniszakkenG vullingM vulmiddelS vuurwerkE vveH wasmachineS \
    wasmandS wasmiddelG wasseretteS@ wasstraatT wastafelH wasverzachterG waterflesS waterkokerS \
    waterschapH waterschapsbelastingH watertaxiT wattenG waxenM weddenschapE wedstrijdE weekendjeV \
    wegenbelastingT wegenwachtT wehkampS# wekkerS wellnessM wenkbrauwenM werksterH wibraS# wiegS \
    wijntjeD wimpersM winterbandenT witlofG wolE worstG wortelsG wozH xenosS# zaadjesS zaagS \
    zadenS zakdoekjesG zaklampS zalfM zalmG zeemanS# zeepG zeilenE ziggoU# zonnebrandM \
    zonnebrandcremeM zonneschermH zoutG zumbaE zwembroekS zwemlesL zwemlessenL zwemmenE
    """
}
