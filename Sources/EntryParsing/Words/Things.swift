/// Kinds of things with their categories, for words that no language table has.
///
/// Made by `Tests/Tools/WordLists/things` from WordNet 3.0, Copyright 2006 by Princeton University, which
/// gives permission to use, copy, modify and distribute it and its documentation for any purpose and
/// without fee, provided that this notice appears; "as is", without warranty. Each word is followed by the
/// letter of its category, as in ``DailyThings``; the words are in alphabetical order.
enum Things {
  static let words: StaticString =
    """
    abortionistM aboveE absinthD acceleratorS accessoryS accordionS acetaminophenM acousticM \
    acrobaticsE actuatorS adagioE adaptorS adhesiveS adornmentS adzS adzeS aeratorS aerobaticsV \
    afghanS afterburnerS aftercareM agarG ailG aileronS airbrushS aircraftT airfareT airfoilS \
    airlinerT airplaneT airshipT albS albacoreG alcoholD aleD allergistM almanacS aloesM altarS \
    alteringM alternatorS altimeterS ambleV ambulanceT ammeterS amphibianT amplifierS ampouleS \
    ampulS ampuleS anaestheticM anaesthetistM anagramsE analgesicM analyzerS anchorS anchovyG \
    andironS androidS anemometerS anesthesiologistM anestheticM anesthetistM angioplastyM \
    anglingE aniseedG ankletS ankletsS annalsS anodeS anodyneM anorakS antennaS anthemE \
    anthologyS antibioticM anticE antidepressantM antidoteM antihistamineM antipastoG \
    antiperspirantS antiphonalE antisepticM antiviralM apartmentH aperitifD apertureS \
    aphrodisiacM apparatusS apparelS appendectomyM appetizerG appleG applejackD applesauceD \
    applianceS applicatorS appurtenanceS apronS aquariumS aquaticsE aquavitD archeryE archivesS \
    argyleS ariaE armatureS armchairS armorS armrestS aromatherapyM ascotS ashcanS ashtrayS \
    aspartameG aspicG aspirinM assemblyS astringentM athleticsE atomizerS attireS auctionE \
    audiovisualS augerS autoT automobileT avocadoG avocationE awlS awningS axeS axleS babushkaS \
    backboardS backgammonE backhoeS backpackS backrestS backspaceS baconG badmintonE bagS \
    bagatelleE bagelG baggageS baggingS bagpipeS baizeS balalaikaS baleS ballS balladE balletE \
    balloonT ballooningV ballpointS balusterS bandageM bandagingM bandanaS bandannaS bandingS \
    bandoleerS bandolierS bangleS banjoS bannerS baptisteryS baptistryS barbecueD barbellS \
    barbequeD barbiturateM bargeT barleyG barometerS barrackH barretteS barsS baseballE \
    baseboardS basinS basketS basketballE bassinetS bassoonS bathS batheE bathingE bathrobeS \
    bathtubS batikS batonS beadS beadingS beakerS beanG beanbagS bebopE bedS bedclothesS beddingS \
    bedpanS bedrollS bedspreadS bedsteadS beefburgerD beefsteakG beeperS beerD bellS bellingE \
    bellowsS beltingS benchS benderS benefactionP bequestP beretS berryG besomS bestiaryS \
    bestsellerS beverageD bibS bicycleT bicyclingE bidetS bierS bifocalsM bikeT billfoldS \
    billiardsE billyS bimonthlyS binS binderS bingoE binnacleS binocularsS biplaneT birdbathS \
    birdhouseS birettaS biscuitG bisqueD bitterD bittersD bivouacH bivouackingH biweeklyS \
    blackberryG blancmangeD blanketS blazerS blazonS blenderS blinderS blindfoldS blingS blinkerS \
    blintzD blintzeD bloodmobileT bloomersS blouseS blowerS blowtorchS bludgeonS bluesE boaS \
    boardinghouseH boatT boaterS boatingV bobbinS bobsledT bobsleddingE bodiceS bogyT boilerS \
    bolaS boleroE bombardS bonbonG bonesS bongoS bonitoG bonnetS boogieE bookS bookcaseS bookendS \
    bookletS bookmobileT bookshelfS bootS booteeS boothS bootieS bootlegD bootstrapS boozeD \
    borerS borschD borschtD botanicalM bottleS bouillabaisseD bouillonD bouquetP bowS bowlS \
    bowlingE bowlsE bowspritS boxS boxcarT boxersS boxingE braS braceS bracesM bracingS bradS \
    braidingS brakeS brakesS brandyD brassiereS brazierS breadG breakfastD breastplateS breechesS \
    breviaryS brewD brickH bridgeworkM bridleS briefcaseS briefsS brigT brigantineT brisketG \
    britchesS brittleG broachS broadclothS broadloomS brocadeS brochureS broganS brogueS broilerS \
    broochS brooderS broomS brothD brunchD bubblyD buckS buckboardT bucketS buckleS bucklerS \
    buckramS bucksawS buckskinsS buffetS buffooneryE buggyT bugleS bulldozerT bullfightingE \
    bullhornS bumperS bunG bungalowH bunkS buntingS burkaS burlapS burlesqueE burnerS burnooseS \
    burnousS burritoD busT busbyS butterG buttermilkD butterscotchG buttonS buzzerS cabbageG \
    cabinetS caddyS cadenzaE caftanS caldronS calicoS caliperS calliperS cambricS camcorderS \
    cameraS camisoleS campH campingH camshaftS canS canastaE cancanE candelabraS candelabrumS \
    candleS candlestickS candyG caneS canoeT canopyS cantataE canteenS canticleE cantileverS \
    cantoE canvasS capS capacitorS caparisonS caponG cappuccinoD capstanS capsuleS carT carafeS \
    caramelG carboyS carburetorS cardiganS cardiologistM cardsE carfareT carillonS carnivalE \
    carolE carolingE carousalE carouseE carpG carpetS carpetbagS carpetingS carriageT carryallS \
    cartT cartwheelS caryatidS cashmereS casingS casketS casseroleD cassetteS cassinoE cassockS \
    castanetsS castleH castrationM catafalqueS catalogS catamaranT catapultS catboatT catchallS \
    catfishG catharticM cathodeS catsupG cauldronS caviarG caviareG celestaS celloS cellophaneS \
    cementH censerS centrifugeS cesspoolS chainsS chainsawS chairS chaiseS chaletH chaliceS \
    chambrayS champagneD chantE chanterS chanteyE chantingE chantyE chapletS chapterE charadesE \
    chariotT chasubleS checkersE checkupM cheeseG cheeseburgerD cheesecakeD cheeseclothS chemiseS \
    chemotherapyM chessmanS chickenG chiffonS chiliD chilliG chillyG chimeS chinoS chintzS chipsG \
    chiropodistM chiselS chitlingsG chitlinsG chitterlingsG chloroformM chocolateD chokeS \
    chopstickS choralE choraleE choreographyE chowderD chronometerS chuckG churnS chuteS chutneyG \
    ciderD circuitS circuitryS circumnavigationV citronG citrusG civiesS civviesS clambakeD \
    clampS clapboardH clappersS clarinetS clarionS claspS classicalE clavichordS cleanerG \
    cleanserG cleatsS cleaverS clingG clinicM clipS clipperS clippingE cloakS clocheS clockS \
    clockworkS clodhopperS clogS cloisterH clothS clothesS clothespinS clothingS clowningE coatS \
    coatingS coaxS cobbleH cobblestoneH cobwebS cocaineM cockadeS cockleG cockleshellT cocktailD \
    cocoaD coconutG codaE codeineM codfishG coeducationL coffeeD coffeecakeD coffeepotS coffinS \
    cogwheelS cohabitationH colanderS coleslawD collationD coloringG colorsS combS combineS \
    comestibleG commissariatG commodeH commutationV commuteV commuterT commutingV compactS \
    compassS compendiumS compilationS compoteD compressS compressorS computerS concertE concertoE \
    concoctionG concreteH condenserS condimentG condoH condomS condominiumH confectionG \
    confectioneryG congaE conserveG conservesG consoleS constitutionalV containerS contraceptiveS \
    contraptionS contrivanceS conventH converterS convertibleT convertorS cookbookS cookerS \
    cookieD cookoutD coolerS copeH copierS copingH copraG cordialD cordsS corduroyS corduroysS \
    corkscrewS cornbreadG cornetS cornmealG coronetS correctiveS corsageP corsetS cosmeticS \
    costumeS cosyS cotS coteS cottageH couchS counterS counterpaneS counterpointE coupeT courseL \
    coursingE coverS coverallS coverletS cowlS cowlingS cozyS crackerG cradleS crankcaseS \
    crankshaftS crapeD crateS cravatS crawfishG crayfishG crayonS creamerS credenzaS creelS cribS \
    cribbageE crinolineS crispD crisscrossS crockeryS croissantG crooningE croquetE croquetteD \
    crossbarS crossbeamS crossingV crosspieceS crosswordS crowbarS crucibleS crucifixS cruetS \
    cruiseV cruiserT crullerD crumpetD crutchS cudgelS cuffS cullenderS culotteS cupS cupcakeD \
    cuppingM curativeM curdG cureM curlerS curlingE currantG curryD currycombS cursorS curtainS \
    cushionS custardD cutleryS cutoutS cyclingE cyclotronS cymbalS dachaH daintyG daiquiriD \
    damsonG dancingE dappleS dartsE dashboardS dashikiS davitS daybedS deadboltS debauchE \
    debaucheryE debunkingE decafD decalS decanterS decathlonE decongestantM decorS decorationS \
    deflectorS defrosterS deicerS delicatessenG demijohnS demitasseD demonstrationE denimS \
    dentifriceG dentistM dentistryM dentureM deodorantS depressantM derbyS dermatologistM \
    descantE deskS dessertD detectorS detoxH deviceS dhotiS diademS diagnosticianM diamondS \
    diaperS diaphragmS dibbleS dickeyS dickieS dickyS dictionaryS dietG dietaryG digestS dimmerS \
    dinghyT dinkyT dinnerD diodeS dipperS dipstickS directoryS dirgeE dirigibleT discS discoE \
    dishS dishclothS dishpanS dishragS dishtowelS dishwasherS disketteS dispenserS dissolveE \
    dittyE diureticM divanS diversionE docM doctorM docudramaE documentaryE doghouseS dollS \
    dollhouseH dominoesE dominosE donationP dongleS donutD doorbellS doorstepS doorstopS dormH \
    dormitoryH doryT doseM doublesE doubletS doucheM doughG dowelS downerM dowryP doxologyE \
    dramaE dramaticsL drapeS draperyS drawerS drawersS drayT dredgeS dredgerT dressS dressageE \
    dresserS dressingG driftingV drillS drinkableD dropperS drugM druggingM drumS dryerS dubbingS \
    duckingE ducklingG dudsS duffD dulcimerS dumbbellS dumbwaiterS dumplingG dumplingsG dungareeS \
    duplexH duplicatorS dustbinS duvetS dwellingH dynamoS earmuffS earphoneS earplugS earringS \
    earthenwareS easelS eatableG eatsG edibleG editionS educationL eelG eggbeaterT eggnogD \
    eggplantG eggsG egisS eiderdownS elasticS electiveL electricT electricityU \
    electrocardiographM electrodeS electrolyticS electromagnetS elevatorS emblemS embryologistM \
    emeticM emollientS emptyS enchiladaD encoreE encyclopaediaS encyclopediaS enemaM engineS \
    enlargerS entanglementS entertainmentE envelopeS epauletS epauletteS epilogE epilogueE \
    equalizerS equatorialS equipageS equipmentS eraserS errandV escalatorE escapismE escaroleG \
    escutcheonS espadrilleS espressoD eviscerationM ewerS excerptE excursionV exhibitionE \
    expectorantM explorationV extinguisherS extirpationM extractorS extravaganzaE eyeglassS \
    eyeglassesM eyelinerS eyepieceS fabricS faceliftM facingS fairE fanS farinaG farmhouseH \
    fasteningS fatiguesS faucetS faxS fedoraS feedbagS feltS ferruleS ferryT ferryboatT \
    festivityE festoonS fetterS fiberglassH fiddleS fifeS filetG filigreeS filletG filmE filterS \
    finaleE fineryS firemanE firewaterD fishhookS fishingE fishnetS fivesE fixingsG fizzD flagS \
    flagellumS flagonS flagpoleS flagstoneH flailS flamencoE flanD flannelS flanneletteS flapS \
    flapjackD flapsS flashbackE flashbulbS flashgunS flashlightS flaskS flatbedT flatboatT \
    flatcarT flatfishG flatironS flatsS flatwareS flavoringG flipperS flirtationE flirtingE \
    floatingE floodingM floodlightS flophouseH floppyS flounceS flounderG flourG flowerpotS \
    fluoroscopeS fluteS flyingV flyswatterS flytrapS flywheelS fobS folderS folliesE fondantG \
    fonduD fondueD foodG fooleryE footageS footballE footlightsS footlockerS footrestS footstoolS \
    footwearS forcepsS fordingV forecastleH foremastS foresailS forewordE forkS forkliftT \
    foxtrotE frankfurterG freckleS freebeeP freebieP freewheelS freezerS freighterT fricasseeD \
    fridgeS frierG friesG friezeS fritterD frockS frolicE frontalS frostingS fryerG fudgeG \
    fulcrumS funE furbelowS furnishingS furnitureS fuseS fuzeS gabardineS gaberdineS gadgetS \
    gadgetryS gaiterS galaE galleonT galleyT gallowsS galoshS galvanometerS gamblingE gambolE \
    gameE gamingE garbS garmentS garnishS garotteS garroteS garrotteS gasketS gasoleneT gasolineT \
    gatepostS gaugeS gauzeS gavelS gavotteE gazpachoD gearS gearboxS gearingS gearshiftS \
    generatorS genericD gerontologistM getupS gewgawS gherkinG gibbetS gibletG gibletsG giftP \
    gigT gildingS giltS gimcrackS gimletD ginD gingerbreadD gingersnapD ginghamS girderS \
    giveawayP glassesM glasswareS glazeS gliderT glidingV glissandoE glockenspielS glossaryS \
    glossyS gloveS glueS goadS goalpostS gobletS gogglesM golfE gondolaT gongS goodyG gossamerS \
    goulashD gourdS gownS grabS gradualE graffitiS graffitoS gramophoneS granolaG grantP grapeG \
    grapnelS grappleS graterS graverS gravestoneH gravyG greasepaintS greensG griddleS \
    griddlecakeG gridironS grinderD grindstoneH gristG gritsG grogD grommetS grouperG grouseG \
    groutH grubG gruelD guacamoleG guidebookS guitarS gumG gumdropG gunboatT gunnyS gunnysackS \
    gunwaleH gussetS gymnasticsE gynecologistM gyroD gyroscopeS hackneyT hacksawS haddockG \
    hairbrushS hairdressingS hairnetS hairpieceS hairpinS hairspringS hakeG halibutG \
    hallucinogenM halterS hamG hamburgerD hammerS hamperS handbagS handballS handbookS handcarT \
    handcartT handcuffS handkerchiefS handlebarS handsetS hangingS hankieS hankyS hansomT \
    hardtackG hardtopT haremH harmonicaS harmonizationE harnessS harpS harpoonS harpsichordS \
    harrowS hashD haspS hassockS hatS hatchbackT haversackS headdressS headgearS headlightS \
    headphoneS headsetS headstoneH hearseT heartsE heaterS heckleS helicopterT helmS helmetS \
    hematologistM herbalD hermitageH heroinM herringG herringboneS hibachiS highballD highboyS \
    highchairS highlighterS hikeV hikingV hindquarterG histrionicsE hoagieD hoagyD hobbleS hobbyE \
    hobnailS hockD hockeyE hodS hoeS hoistS holderS holsterS homburgS homeopathyM homespunS \
    hominyG honeH honeyG honeydewG hoochD hoofingE hookS hoopsE hootchD hopperS hopscotchE hornS \
    hornpipeE horseplayE horseshoeS horseshoesE horsewhipS hoseS hosieryS hospiceH hostelV \
    hostelryV hotcakeD hotelV hourglassS houseH houseboatT housecoatS housetopS housingH \
    hovercraftT howdahS hubcapS hulaE humanoidS hummusG huntingE hurlingE hydrantH \
    hydroelectricityU hydrofoilS hydrometerS hydroplaneT hygienistM hygrometerS hymnE hymnalS \
    hypnoticM hypodermicM hysterectomyM ibuprofenM iceboxS icebreakerT idylE implantM implementS \
    incubatorS infotainmentE inhalatorS inhalerS injectorS inkwellS inlayM innV insertE \
    instalmentE instructionsS instrumentS insuranceI integratorS interferonM interlockS \
    intermezzoE internM interneM internistM intoxicantD ipecacM ironingS ironsS jabotS jackbootS \
    jacketS jackhammerS jackknifeS jacksE jalopyT jamG jambS jamboreeE jarS jauntV jawbreakerG \
    jeepT jelloG jellyG jerkinS jerkyG jetT jewelS jewelryS jibS jigE jiggerS jigsawS jimmiesG \
    jimmyS jinrikishaT jitneyT jitterbugE jiveE jockstrapS jodhpursS joggleS joistS journeyV \
    journeyingV joyrideV joystickS judoE jugS juiceG jukeboxS julepD julienneG jumpingE jumpsuitS \
    junketD junketingV kabobD kaftanS karaokeE kayakT kazooS kebabD keenE kennelS kerchiefS \
    ketchT ketchupG kettleS kettledrumS keyS keyboardS khakiS khakisS kickstandS kiltS kimonoS \
    kipperG kitS kitchenwareS knackwurstG knapsackS knickersS knifeS knitS knitwearS knockwurstG \
    kosherG lacingD lacrosseE ladleS ladyfingerD lagerH laggingH lagniappeP lamaseryH lampS \
    lamppostS lampshadeS lancersE lanternS lapelS lappingS laptopS larderG largessP largesseP \
    largoE lasagnaD lasagneD laserS latchS lathH latheS latteD laudanumM launchT laundryS \
    laxativeM layE layetteS leashS lecternS lectureL leftoversG legacyP legerdemainE leggingS \
    leiS leitmotifE lemonG lemonadeD lensS lentilG leotardS leotardsS lessonL letterheadS leverS \
    liedE lifeboatT ligatureE limberT limeadeD limitedT limoT limousineT limpetG linenS lingerieS \
    linimentM liningS linkupS linoleumH lintelS liposuctionM lipstickS liqueurD liquorD lisleS \
    liverwurstG liveryS loadstoneS loafG loanB lobotomyM lobsterG localT lockS locketS \
    locomotiveT lodestoneS lodgingH lodgingsH loinG loinclothS lollipopD longboatT loomS loopS \
    lorgnetteM lorryT lotionS lottoE loudspeakerS loungeS louverH lowerS lozengeG luggageS \
    lullabyE lumberH lunchD luncheonD lycheeG lyreS macaroonD machineS machineryS macintoshS \
    mackerelG mackinawS mackintoshS madrigalE magazineS magnetS magnetoS magnifierS magnumS \
    mahjongE mailboxS mainframeS mainmastS mainsailS mainspringS makeupS malletS mamboE manacleS \
    mandolinS mangerS mangleS manorH mansardS manseH mantelS mantelpieceS mantillaS mantlepieceS \
    manualS maracaS marblesE margarineG margaritaD marimbaS marinadeG marmaladeG marquetryS \
    marshmallowG martiniD marzipanG mascaraS maskS mastS mastectomyM matS matchS matchbookS \
    matchboxS matchstickS mattingS mattockS matzoG matzohG maulS maxM mayoG mayonnaiseG maypoleS \
    mazurkaE mealD meatG meatballD meatloafD medicalM medicationM medleyE meetE megaphoneS meldE \
    melodyE melonG mendingS merchantmanT meringueS merrymakingE mescalineM metallicS methadonM \
    methadoneM metronomeS microchipS microcomputerS microficheS microfilmS microphoneS \
    microprocessorS microscopeS microsurgeryM middyS mikeS milkD mimeographS minceG mincemeatG \
    minestroneD minesweeperT miniS minibikeT minibusT minicomputerS miniskirtS minivanT minuetE \
    mirrorS misquotationE misquoteE missalS mittenS mixG mizzenS mizzenmastS moccasinS modemS \
    modulationE mohairS moireS molassesG moleskinS monasteryH moneybagS monocleS monolithH \
    monthlyS mopS mopedT morphineM mortgageB motelV motifS motorS motorbikeT motorboatT motorcarT \
    motorcycleT motorcyclingE motoringV moundS mousetrapS mousseD movieE mowerS mozzarellaG \
    muesliG muffS muffinG mufflerS mulchS mulletG mulligatawnyD multiplexerS multivitaminG \
    muscatelD musicE musicalE muskellungeG muslinS musselG muttonG muumuuS nachoD nailbrushS \
    napalmT nappyS narcoticM neckerchiefS neckingS necklaceS necktieS needlepointS negligeeS \
    nettingS neurologistM neurosurgeryM neuteringM newelS newsreelE niacinM nickelodeonS \
    nightclothesS nightgownS nightieS nightlifeE nightshirtS nightstickS ninepinS ninepinsE \
    nitroglycerinM nitroglycerineM nocturneE noisemakerS nonstopV noodleG nooseS nosegayP noshD \
    nostrumM nougatG nourishmentG nunneryH nutcrackerS nutrientG nutrimentG nylonsS oarS oarlockS \
    oatmealD oboeS obstetricianM ocarinaS occupancyH octopusG ocularS odometerS odysseyV offalG \
    offertoryP oilclothS oilskinS ointmentM oldieE oleoG oleomargarineG omeletD omeletteD \
    omnibusS operaE operettaE ophthalmologistM opiateM opiumM opusE orangeG orangeadeD oratorioE \
    orchestrationE organdieS organdyS organsG ornamentS orthodontiaM orthodonticsM orthodontistM \
    orthopaedistM orthopedistM oscillatorS oscilloscopeS outingV outriggerS ovenS overallS \
    overcoatS overlappingS overlayS overrideS overshoeS overtureE paddleS padlockS pagerS pailS \
    painkillerM paintS paintbrushS paisleyS palaceH paleH palliativeM pamphletS panS pancakeD \
    pannierS pantieS pantsS pantsuitS pantyS pantyhoseS parachuteS paraglidingV paraphernaliaS \
    parasailingV parasolS parcelS parfaitD parkaS parlayE parquetryS parsonageH partridgeG \
    passkeyS pastaD pasticheE pastimeE pastoralE pastramiG pastryG pastyD patchS pateG \
    pathologistM patinaS pattyD pawlS peaG pearG pearlS pedestalS pediatricianM pediatristM \
    pedometerS peekabooE pegS pekoeG penS pencilS pendantS pendentS pendulumS penicillinM \
    penknifeS penlightS pennonS pentathlonE penthouseH peppercornG pepperoniG perambulatorT \
    percaleS perchS percolatorS peregrinationV performanceE perfumeryS periodicalS peripheralS \
    periscopeS perishableG periwigS pestleS petrolT petticoatS pewS pharmaceuticalM pharmacopeiaS \
    phenobarbitalM phialS philanthropyP philterD phoneS phonographS photocopierS physicM \
    physicianM physiotherapyM pianoS pianoforteS piccalilliG piccoloS pickaxS pickaxeS pickerelG \
    pickleG pickupT pictorialS pieD pilafD pilaffD pilasterS pilauD pilawD pilchardG pilgrimageV \
    pilingS pillboxS pillionS pilloryS pinS pinaforeS pinballE pincerS pinionS pinochleE \
    pinstripeS piqueS pitaG pitchforkS pitonS pizzaD pizzicatoE placeboM placketS plaiceG plaidS \
    planeT plankH plankingH plaqueS plasterH plateS platenS platingS platterS playE playhouseS \
    playingE playthingS pleasantryE plectrumS pliersS plonkD ploughshareS plowS plowshareS \
    plungeE plushS pocketS pocketknifeS podiatristM poiD pokerS poleS polisherS polkaE polonaiseS \
    polygraphM polyphonyE pomadeS pomponS ponchoS poneG pontificalS pontoonT popgunS poplinS \
    popoverG porcelainS porcupinesD porkG porridgeD porringerS portableS porterhouseG portfolioS \
    postdocP postdoctoralP postludeE posyP potS potableD potatoG pothookS potionD potluckD \
    potpieD pottageD potteryS pottyH pouchS poulticeS powerboatT pralineG pramT prankE prawnG \
    preambleE prefaceE preliminaryE premiereE preservesG pretzelG preventativeM preventiveM \
    primerL prioryH prizeP processionalE produceG projectorS prologueE propellerS prophylacticM \
    prosthesisM protractorS provisionsG pruneG pryS psychiatristM psychoanalysisM psychoanalystM \
    publicationS puddingD puddleH pufferG pugilismE pullbackS pulletG pulleyS pulloverS pumpS \
    pumpernickelG pureeG purgativeM purifierS purseS pushcartT puttyS pyxS quackM quadrilleE \
    quahaugG quahogG quailG quarteringS quarterlyS quartersH quesadillaD quillS quiltS quinineM \
    quintetE quoitS quoitsE racingE racquetS racquetballS radarS radialT radiologistM \
    radiotherapistM radiotherapyM radishG raffleE rafterS ragS raglanS ragoutD ragtimeE railsS \
    raimentS raincoatS raisinG rambleV rampS ramrodS ratchetS rationG ravioliG rayonS razorS \
    reactorS readS reamerS receiverS receptacleS recitativeE reclinerS recorderS recreationE \
    rectifierS rectoryH reelS refillM reflectorS refractoryS refrainE refreshmentD refrigeratorS \
    regaliaS regattaE reggaeE regulatorS reinS reissueS relaxantM remoteS renderH renderingE \
    renditionE repastD reprintS reprintingS requiemE rerunE resetS resistorS resortV respiratorS \
    restorativeM resuscitatorS retreadT retrorocketS revelE revelryE reversibleS revueE rheostatS \
    rhubarbG ribS riboflavinM riceG rickshaT rickshawT ricottaG rideV ridgepoleS ridingE rigS \
    riggingS ringsS ripsawS rivetS roadhouseV roadsterT roastG robeS robotS rocketT rodS rodeoE \
    roeG romaineG roodS roofS roofingS rookS roomsH roostS rosetteS rotisserieS rotorS rougeS \
    roughageG roundelayE rovingV rowboatT rowelS rowingE royalS rubyS rucksackS rudderS ruffleS \
    rugS rugbyE rumD rumbaE rummerS runaboutT rungS runwayS ruskG russetS rutabagaG sableS \
    saccharinG sachetS sackS sackclothS sackingS saddleS saddlebagS safariV safeS sailS sailboatT \
    sailclothS sailfishG saladD salamiG salsaG saltcellarS saltineG saltshakerS salveM salverS \
    samovarS sampanT sandalS sandbagS sandblasterS sandboxS sanderS sandwichD sarapeS \
    sarcophagusS sardineG sareeS sariS sarongS sashayE satchelS sateenS satelliteS satinS sauceG \
    saucepanS sauerkrautD sausageG sawmillS saxophoneS scabbardS scagM scalpelM scampiD scantyS \
    scarfS scatE scherzoE schnappsD scholarshipP schoolbookL schoolingL schoonerS schrodG \
    scissorsS scollopG sconceS sconeG scooterT scourgeS scowT scraperS screwdriverS scrodG \
    scrubsS scubaS scuffS scullS scullingE scuttleS scytheS seafoodG sealS seaplaneT searchlightS \
    seasoningG sectionE sectionalS sedanT sedativeM seersuckerS seesawS seismographS seltzerD \
    semaphoreS semimonthlyS semiweeklyS sensorS separatorS sequencerS sequinS seraglioH serapeS \
    serenadeE sergeS serialE setteeS settleS setupS sevensE sextetE shackleS shadG shadesM \
    shadingS shakeH shampooG shankG shantungS sharkskinS sharpenerS shawlS sheafS shearsS sheathS \
    sheathingS sheetingS shelfS shellfishG sherbertD sherbetD sherryD shieldS shillalahS \
    shillelaghS shimS shingleH shinnyE shipT shipwreckT shirtS shirtingS shirtsleeveS shirtwaistS \
    shoeS shoehornS shookS shooterS shoringS shortbreadD shortcakeG shortsS shovelS showE \
    showboatT showerH showstopperE shredderS shrinkM shuffleboardE shutterS shuttleS shuttlecockS \
    sickbedS sickleS sidecarD sidelightS sidesaddleS sieveS sifterS sightsS signetS silentsE \
    silkS silksS sillS silverwareS simulatorS singingE singlesE sinkH sinkerD sirloinG sirupG \
    sitarS skateS skateboardT skateboardingE skatingE skewerS skiS skidH skiffT skiingE skilletS \
    skirtS skullcapS slacksS slatH slatingH slawD sledT sleddingE sledgeT sledgehammerS \
    sleepwearS sleeveS sleighT slickerS slingD slingshotS slipcoverS slipknotS slipperS sloopT \
    smeltG smockS smootherS snackD snaffleS sneakerS snifterS snipsS snookerE snorkelS \
    snorkelingE snowmobileT snowplowT snowshoeS snowsuitS snuffboxS snufferS snuffersS soapG \
    soapboxS soaringV soccerE sockS sofaS softballS solenoidS solitaireS sonarS sonataE songE \
    soporificM sorbetD sounderS soundtrackS soupD sourD spaceflightV spacesuitS spaghettiD \
    spandexS spangleS spannerS spareribsD sparklerS spatulaS spayingM speckS speckleS specsM \
    spectaclesM spectacularE spectroscopeS speedboatT speedometerS spermicideS spinetS spinnakerS \
    spiritsD spiritualE spittoonS splineH spokeS spoolS spoonS sporranS sportE sportswearS spratG \
    spreaderS sprinklerS sprinklesG spudG spyglassS squabG squeegeeS squeezerS squidG stablingH \
    stagecoachT stairS stanchionS standS staplerS starchesG starterS stationeryS staysS steakG \
    steamboatT steamerG steamshipT steeperS steerageH steinS stereoS stereoscopeS sterilizationM \
    sterilizerS stethoscopeM stickS stickpinS stileS stiltS stingerD stirrupS stockingS stoleS \
    stompE stonewareS stoolS stopcockS stopperE stoppingS stopsE stopwatchS storybookS stoutD \
    stoveS straightedgeS straightjacketS strainerS strapS straplessS strawberryG streetcarT \
    streetlightS streptomycinM stripeS strobeS strollV strongboxS stropS strudelD stuccoH \
    stuffingG stuntingV stylusS stypticM subD subcompactT submersibleS subsidyP succotashD sugarG \
    suitS suitcaseS suiteE suitingS sukiyakiD sulkyT sultanaG sumoE sumpS sunblockS sunbonnetS \
    sundaeD sundialS sunfishG sunglassesM sunlampS sunroofS sunscreenS sunspotS superchargerS \
    supercomputerS supertankerT supperD suppositoryM surfboardingE surfingE surgeonM surpliceS \
    sushiD suspenderS sustenanceG swabS swallowtailS swastikaS swatchS swatheM swathingS swatterS \
    sweaterS sweatpantsS sweatsS sweatshirtS sweepstakesE sweetbreadG sweetbreadsG sweetenerG \
    sweeteningG sweetmeatG swimE swimmingE swimsuitS switchS switchbladeS swivelS swizzleD swoopE \
    swordfishG symphonyE syringeM syrupG tablewareS tabulatorS tachometerS taffetaS taffyG \
    tailcoatS taillightS tailsS takeoutG tamS tambourineS tampS tamperS tangoE tankardS tankerT \
    tapingS tapiocaG tarpS tarpaulinS tartanS tasselS tatterS taxiT taxicabT teaD teakettleS \
    teapotS teatimeD technoE teepeeH teeterS telegraphS telemeterS telephoneS telescopeS \
    teletypewriterS telexS temperaS tempuraD tenancyH tennisE tenpinS tenpinsE tentingH tepeeH \
    tequilaD tetherS textbookL textileS theatricalE therapeuticM therapyM thermometerS thermosS \
    thermostatS thesaurusS thiaminM thiamineM thongS thrasherS threadsS threnodyE thresherS \
    throneS throttleS thumbscrewS thumbtackS thwartS tiaraS tidbitG tiddlywinksE tidyS tieS \
    tightsS timberH timepieceS timerS timpaniS tinselS tipiH tireT titbitG toastG tobogganT \
    tobogganingE toddyD toffeeG toffyG tofuG togaS togsS toiletryS tollT tomatoG tombstoneH tomeS \
    tomfooleryE tongsS tonicD tonsillectomyM toolS toolboxS toothbrushS toothpasteG toothpickH \
    topcoatS topknotS topmastS toppingS topsailS toqueS torchS toreS torteD tortillaD tossE toteS \
    toupeeS tourV tourniquetM towelS towelingS towellingS toyS toyingE traceryS tracheotomyM \
    tractorT trainT trammelS trampolineS tranquilizerM tranquillizerM transducerS transformerS \
    transistorS transitS transplantationM transponderS transporterT trapS trapezeS trappingS \
    trappingsS travelV travelingV travellingV travelogE travelogueE traverseS trayS treacleG \
    treadleS treadmillS treatG trekV tricolorS tricycleT trifleD triggerS trikeT trimaranT \
    trinketS tripV tripeG tripodS trivetS troikaT trolleyT trollingE tromboneS trouserS \
    trousseauS troutG trowelS truckT truckleS trudgeV trumpetS truncheonS trundleS trunksS trussM \
    tubS tubaS tubelessT tuckG tugboatT tuitionL tulleS tumblingE tumbrelT tumbrilT tunS tuneE \
    tunnyG turbanS turbineS turbojetT turbopropT turbotG tureenS turtleS turtleneckS tuxS tuxedoS \
    tweedS tweeterS twillS typewriterS ukuleleS umbrellaS unabridgedS undercarriageS \
    underclothesS underclothingS undercoatS undergarmentS underpantsS undershirtS underskirtS \
    underwearS undiesS unguentM unicycleT uniformS unmentionableS upholsteryS upperS uprightS \
    urinalH urnS urologistM utensilS utilityU valiseS vaneS vaporizerS varnishS vaseS vasectomyM \
    vaudevilleE vealG vegetableG vegetarianismG veggieG vehicleT veilS veilingS velourS veloursS \
    velvetS velveteenS veneerS veneeringS venisonG ventilatorS vermicelliG vermouthD vestS \
    vestmentS vetM veterinarianM veterinaryM vialS viandD viandsG vibesS vibraphoneS vibratorS \
    vicarageH vichyssoiseD victualG victualsG videocassetteS videodiscS videotapeS viewfinderS \
    vinaigretteG vinegarG vintageD violS violinS violoncelloS virginalS viseS visorS vitaminM \
    vivisectionM vizorS vocabularyS vocalE vocalizingE vodkaD voileS volleyballE voltmeterS \
    voyageV wadersS waferS waffleD waftS wagerE wagonT waistcoatS walletS wandS wanderingV \
    wardrobeS wardroomH warmerS washS washablesS washbasinH washboardS washbowlH washstandS \
    washtubS wassailD wastebasketS watchS waterproofS waterworksU wayfaringV weakfishG wearableS \
    weathercockS weaveS webcamS websiteS wedgieS weedsS weeklyS weenieG welfareP wheelS \
    wheelbarrowT wheelchairS whelkG whetstoneH whipS whirligigS whiskS whiskeyD whiskyD whistE \
    whitefishG whitingG whoopeeE wicketS wigS wigwamH wildfowlG wimpleS winchS windbreakerS \
    windfallG windjammerT windlassS windmillS windowsillS windscreenS windshieldS wineD \
    wineglassS wiringS wokS woodwindS wooferS woolS woolenS workbenchS workbookS workhorseS \
    workingsS workstationS worstedS wrapS wraparoundS wrapperS wrappingS wreathS wringerS \
    wristwatchS xylophoneS yachtT yachtingV yarmulkeS yawlT yearbookS yearlyS yodelingE yoghourtG \
    yoghurtG yogurtG yokeS yolkG zapperS zipperS zitherS zwiebackG
    """
}
