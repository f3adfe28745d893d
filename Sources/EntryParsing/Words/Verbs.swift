/// English verbs without a meaning in money, which distinguish a sentence from the short form "NAME 12".
///
/// Made by `Tests/Tools/WordLists/verbs` from WordNet 3.0, Copyright 2006 by Princeton University, which
/// gives permission to use, copy, modify and distribute it and its documentation for any purpose and
/// without fee, provided that this notice appears; "as is", without warranty. The words are in
/// alphabetical order.
enum Verbs {
  /// The words, each followed by a capital letter for its properties. The letter is A plus the sum of: 1 for
  /// "hardly ever a noun", 2 for "something that nobody is paid for", 4 for a past form not made with "ed", 8
  /// for a word that is only such a form.
  static let list: StaticString = """
    abetB abhorD abideD abodeM abolishB aboundD abridgeB abrogateB absentB absorbB abstainD \
    abstractD abuseB accedeD accelerateB accentA accentuateB acceptD acclaimD acclimatizeD \
    accommodateD accompanyD accomplishB accordD accostD accreditB accrueD accumulateB accuseD \
    accustomB acheD achieveB acknowledgeD acquaintD acquiesceD acquitD actC activateB actuateB \
    adaptB addB addressC adhereD adjoinB adjournB adjustB administerB admireD admitD admonishD \
    adoreD adornB advanceA adventureC advertiseD adviseD advocateD affectB affirmD affixB affordB \
    affrontC ageC agglomerateB aggravateB agitateB agreeD aidA aimC airC alarmC alertD alienateD \
    alightD alignB allegeD alleviateB allowB alphabetizeB alterB alternateD amM amassD amazeD \
    ambleD ambushC amendD amountC amplifyB amputateB amuseB analyzeD anchorA angerC angleC \
    animateD annihilateB announceD annoyD answerC antagonizeD anticipateD apologizeD appealA \
    appearD appeaseD appendB applaudD applyB appointB appraiseD appreciateD apprehendD apprenticeC \
    approachA appropriateD approveD approximateD arbitrateD archA areM argueD ariseD arisenM armC \
    aroseM arouseD arraignD arrangeB arrayA arrestB arriveD articulateD ascendB ascertainD \
    ascribeD askD aspireD assailD assaultC assayC assembleB assentC assertD assessD assimilateB \
    assistB associateD assumeD assureD astonishD astoundD ateM atoneB attachB attackC attainB \
    attemptA attendD attestD attractB attributeD attuneB auditC auditionD augmentB augurD \
    authenticateD authorizeD automateB availA avengeD averageC avertB avoidB awaitD awakeD awakenB \
    aweC awokeM awokenM babbleD backA badgerD baffleD bagA baitC bakeB balanceC balkD ballA banD \
    bandA bandyD bangA banishB bankA banterC baptizeD barC barbecueB bareB bargeC barkC barricadeA \
    baseD baskD basteB batA batheB batterA battleC bawlD bayC beD beamA bearD beardC beatF beatenM \
    beautifyB becameM beckonD becomeB beenM befallB befallenM befellM befitD befogD befriendB \
    befuddleD begD beganM begatM begetB beginB begotM begottenM beguileD begunM behaveD beheadB \
    beheldM beholdD beholdenM behooveD belaborD belchC belieD believeD bellowD belongD beltA \
    bemoanD benchA bendB bentM berateD beseechD besetD besiegeD besmirchD besoughtM bespeakD \
    bespokeM bespokenM bestC bethinkD bethoughtM betrayD betterA bevelB bewailD bewareD bewilderD \
    bewitchD bickerD bideD bilkB billowD bindB birdieD bitM biteB bittenM blabD blackenB blameD \
    blanchD blanketA blareC blasphemeD blastC blazeC bleachA bleatC bleedB blendB blessD blestM \
    blewM blightC blindC blinkB blisterD bloatC blockA bloomC blossomC blowC blownM blubberD \
    blunderA bluntB blurC blurtD blushD blusterC boardA boastD bobD bodeD bogA bogeyC boggleD \
    boilB bolsterB boltA bombC bondC booD bookC boomD boomerangD boostA borderA boreH bornM borneM \
    botherB bounceB boundF bowC boxA boycottB braceB bragD braidA brandA brandishB braveD breachA \
    breakB breakfastC breatheB breedA bridgeC briefC brightenB bringB bristleC broadcastC broadenB \
    broilB brokeM brokenM broodC brookC broughtM browbeatD browbeatenM brownA bruiseA brushA \
    bubbleC buckB buckleA budC budgeD budgetC buffA bufferA buffetB bugC buildB builtM bulgeC \
    bulkC bullC bulletinC bullshitD bumpB bunchA bundleA bunkerA burgeonD burnB burnishB burntM \
    burrowC burstB buryD bushwhackD bustB bustleC busyB butcherB buttB buzzD bypassD bypastM \
    cableC cackleD calcifyD calculateD calibrateB callD calmC calumniateD cameM camouflageD campC \
    campaignC canD cancelB caneA canonizeD canterC canvassB capC caperD capitulateD captivateD \
    captureB careD careenD careerC caressA caricatureD carryB cartA carveB cascadeD caseC castA \
    castigateD catalogueC catapultB catchB catechizeD categorizeB caterB caucusD caughtM causeB \
    cautionC cavortD cawD ceaseD celebrateB cementA centerC centralizeB centrifugeB certifyD \
    chafeD chaffD challengeC chamberC championC chanceC changeA channelA chantD characterizeD \
    charcoalA chargeC charmC chartC charterA chaseA chatD chatterC cheatB checkC cheerC cherishD \
    chewB chidM chiddenM chideD chillC chinC chipA chirpD chokeB chooseD chopB choreographB \
    chortleD chorusC choseM chosenM chronicleD chuckA chuckleD chugD churnB cipherC circleA \
    circulateD circumscribeB citeD cladM claimC clamberD clamorC clampB clangD clankD clapA \
    clarifyD clashC claspB classC classifyD clatterC clawA cleanB cleanseB clearB cleaveB cleftM \
    clenchB clickB climaxC climbB clinchB clingB clinkD clipA clobberB clockA clogB clompD closeB \
    clotA clotheB cloudA cloveM clovenM cluckC clungM clusterA clutchB coachC coagulateB coalesceB \
    coastC coatA coaxD cockB coddleB codeA codifyB coerceB coexistD cohereD coilC coinA coincideD \
    collaborateD collapseC collarA collateD colonizeB colorA combA combatC combineD comeD comfortC \
    commandC commandeerB commemorateD commenceB commendD commentC commiserateD commissionA commitD \
    communeC communicateD commuteB compareD compelB compensateD competeD compileB complainD \
    complementA completeB complicateB complimentC complyD composeD compoundA comprehendD compressB \
    compriseD compromiseC computeD conA concealD concedeD conceiveB concentrateB concernC \
    conciliateD concludeD concoctB concurD condemnD condenseB conditionA condoneD conductB conferD \
    confessD confideD confineB confirmD conflictC conformD confoundD confrontD confuseD congealD \
    congratulateD congregateD conjectureC conjoinD conjugateA connectB connoteD conquerB \
    conscriptD consentC considerD consistD consoleD consolidateB consortD conspireD constituteD \
    constrictB constructB construeD consultD consumeB consummateB contactC containD contaminateB \
    contemplateD contendD contentA contestC continueD contractC contradictD contrastC contriveB \
    controlA conveneB convergeD converseD convertB conveyD convictD convinceD convulseB cookB \
    coolB cooperateD coordinateB copeD copyA coreA cornerA corralA correctB correlateD correspondD \
    corroborateD corrodeB corruptB costumeA couchC coughB couldD counselC countD counterC \
    counteractB counterattackC counterbalanceC counterpointC coupleA courtA coverB covetD cowerD \
    crackA crackleC cradleA cramB craneB crashC craveB crawlD creakD creaseB createB creditC \
    creepD cremateB creptM cringeD crippleA crisscrossB criticizeD croakD crochetB croonD cropA \
    crossB crouchD crowC crowdA crownA crucifyB cruiseB crumbleD crumpleD crunchC crushB cryC \
    crystallizeB cubeC cuddleB culminateD cultivateB cupA curbA cureA curlB curseD curstM curtailB \
    curveA cushionA cussC cutF cycleA dabB dabbleB damA damageA damnD dampenB danceA dangleD dareD \
    darkenB darnB dartD dashB dateC dauntD dawnC daydreamD dazzleD deadenB dealD dealtM debateC \
    debilitateB debutA decayC deceiveB decelerateB decentralizeB decideD declaimD declareD \
    declineA decomposeB decorateB decreaseB decreeC decryD dedicateD deduceD deductD deemD deepenB \
    defeatC defecateD defendD deferD defineD defraudB defrostB defyD degenerateD degradeB deignD \
    delayB delegateB delightC delimitD deliverD deludeB delveB demandC demarcateD demeanD \
    democratizeB demolishB demonstrateD demoteB demurD denoteD denounceD dentB denyD departD \
    dependD depictB deploreD deployD deposeB depositB depraveB depressD derideD deriveD descendD \
    describeD desecrateB desertC deserveD designA designateD desireC despairC despatchB despiseD \
    destineD destroyB detachB detailC detainB detectD deterD deteriorateD determineD detestD \
    detonateB detractB devastateB developB deviateD deviseB devoteD devourB diagnoseD diagramA \
    dialD dictateD didM dieD differD differentiateD diffuseD digB digestD dignifyB digressD \
    dilateB diluteB diminishB dinC dineD dipB directD disableB disabuseD disagreeD disallowD \
    disappearD disappointD disapproveD disarmD disassembleB disbandB disbelieveD discernD \
    dischargeA disciplineA discloseD disconnectB discontinueD discountD discourageD discoverD \
    discreditC discriminateD discussD disdainC disenfranchiseB disengageB disentangleB disgraceA \
    disguiseC disgustC disheartenD dishonorA disintegrateB disinterB diskA dislikeC dislodgeB \
    dismemberB dismissD dismountD disobeyB dispatchA dispelB disperseB displaceB displayD \
    disproveD disputeC disqualifyB disregardC disrobeB disruptD dissectB dissembleD disseminateD \
    dissentC dissipateB dissolveB dissuadeD distillB distinguishD distortD distractD distrustD \
    disturbD diveC divergeD divertB divideB divorceA divulgeD doB dockC docketD doctorA documentC \
    dodgeB dogA dominateD domineerD donB doneM doomD doseA dotC doubleA doubtC doveM dovetailD \
    downA downgradeD dozeD draftA dragB drainB dramatizeD drankM drapeB drawB drawlC drawnM dreadD \
    dreamA dressA drewM dribbleD driftB drillB drinkA dripD driveB drivenM droopD dropB droveM \
    drownB drowseD drugA drumC drunkM dryB dubD duckB dugM dullB dunkB dupeD duplicateB dustA \
    dwarfD dwellD dweltM dwindleD dyeB dynamiteA easeB eatB eatenM ebbD echoC eclipseC eddyD edgeC \
    edifyD editB educateB effaceB effectA effectuateB ejaculateD ejectB elaborateD elapseD elateD \
    elbowA electB elevateB elicitD eliminateB elongateB elucidateD eludeB emanateD emancipateB \
    emasculateB embarkD embarrassD embedB embellishD embitterD embodyD emboldenD embossB embraceD \
    embroiderB embroilD emergeD emigrateD emitB emphasizeD employB empowerB emptyB emulateD \
    enableB enactB enamelA encampD encaseB enchantD encloseB encompassD encounterA encourageB \
    encroachD encrustB endC endangerD endearD endeavorC endorseB endowB endureD energizeB \
    enervateB enforceB engageB engenderB engraveB engrossD engulfD enhanceB enjoinD enjoyD \
    enlargeB enlistD enlivenB enmeshB enquireD enrageD enrichB enrolB enrollB ensconceB enshrineB \
    ensueD ensureD entailD enterB entertainB enthrallD enthroneB enticeD entitleB entombB \
    entrenchB enumerateD enunciateD envelopB envisageB envisionB envyD epitomizeD equalD equateD \
    eradicateB eraseB erectB erodeB errD eruptD escapeB eschewD escortA essayA establishB esteemC \
    estimateC etchB eulogizeD evacuateB evadeD evaluateD evaporateB eventuateD evidenceC evokeD \
    evolveB exacerbateB exactD exaggerateD exaltD examineD exasperateD exceedD excelD exceptD \
    exciseB exciteD exclaimD excludeD excommunicateD excoriateD excuseC executeB exemplifyD \
    exemptB exerciseA exertB exhaleB exhaustB exhibitD exileB existD exonerateD exorciseB expandB \
    expectD expediteB expelB expendB experienceC experimentC expiateB expireD explainD explodeB \
    exploitB exploreD exposeD expoundD expressD expungeB extendD extenuateD exterminateB \
    extinguishB extirpateB extractB extrapolateD extricateB extrudeB exudeB eyeC faceC facilitateB \
    factorC fadeD failD faintD fairA fakeA fallB fallenM falsifyD falterD fanA fancyA fareC farmC \
    fascinateD fashionA fastenB fatherA fathomD fattenB faultC favorA fazeD fearC feastC featherA \
    featureC feedA feelD feignD feintB fellF feltM fenceA ferryB fertilizeB fetchB fidgetD fieldC \
    fightD figureC fileD fillB filmC filterA fingerA finishD fireC fishA fitD fixB fizzleD flagA \
    flailA flakeD flankC flapA flareC flashC flattenB flatterD flauntD fleeD flewM flexB flickC \
    flickerD flinchD flingB flipB flirtD flitD floatB flockC flogB floodA flopD flounceD flounderD \
    flourishD floutD flowC flowerC flownM flubB flungM fluoresceD flurryC flushC flusterD flutterC \
    flyB foamC focusC foilA foldA followD foolA forbadM forbadeM forbidD forbiddenM forceA \
    forebearD forecastD foregoD foregoneM foresawM foreseeD foreseenM foreshortenB forestallB \
    forewentM forgaveM forgeB forgetD forgiveD forgivenM forgoB forgoneM forgotM forgottenM formC \
    formulateD forsakeD forsakenM forsookM forswearD forsworeM forswornM fortifyB forwardB \
    forwentM fosterB foughtM foulB foundB fractureB frameA fraternizeD freeB freezeB frequentB \
    fretD frightenD frizzleB frolicC frontC frostA frownD frozeM frozenM frustrateB fryB fulfilB \
    fulfillB fullbackC fulminateD fumbleB fumeD functionA funnelA furlB furloughA furrowA furtherB \
    fuseD fussD gabbleD gagC gallopD gambleD gapeD gardenC garlandB garrisonC gasC gashB gaspC \
    gatherB gaugeC gawkD gazeD gearB generalC generalizeD generateB gentleD germinateD \
    gesticulateD gestureC getB geyserD ghostC giftA giggleD gildB giltM girdD girtH glanceC glareC \
    glazeB gleamC gleanB glideB glimpseC glintD glistenD glitterC gloatD glorifyD gloryC glowC \
    glowerD glueB glutD gnashB gnawB gnawnM goD goadA gobbleB goneM goofD goreB gorgeD gotM \
    gottenM gougeB governB grabB graceA gradeC graphA grappleB graspB grassC gratifyD grazeB \
    greaseA greetD grewM grieveD grillA grimaceD grinD grindB gripA groanD groomA gropeD groundE \
    groupC grovelD growD growlD grownM grumbleD gruntD guaranteeD guardC guessD guideB gullD gulpB \
    gushD guzzleB gyrateD hackA hadM hailC haltB hammerA hamperA handicapA handleB hangB hankerD \
    happenD harangueD harassB harborC hardenD harmA harnessA harpC harrowB harryD harvestA hastenB \
    hatC hatchB hateD haulB hauntD haveD hazardC headA headlineC healD heapA hearD heardM heatA \
    heaveD hedgeC heedB heftB heightenB heistB heldM helpB heraldC herdA hesitateD hibachiB \
    hibernateD hidM hiddenM hideD highlightB hijackB hikeA hinderB hintD hireB hissD hitH hitchB \
    hobbleB hoistB holdD hollerD homogenizeB honeymoonC honorA hookB hootD hopD hopeC houseC hoveM \
    hoverD howlC huddleD hugB hulkC humD humanizeD humbleD humiliateD humorC hunchC hungM huntD \
    hurdleA hurlB hurryD hurtF hurtleD hushB hustleB hypnotizeB hypothesizeD identifyD idleD \
    idolizeD igniteD ignoreD illuminateB illumineB illustrateD imagineB imbedB imbibeB imitateB \
    immerseD impairB impaleB impedeB impelB imperilD impersonateB impingeB implantB implementB \
    imploreD implyD imposeB impressD imprintA imprisonB improveB improviseB imputeD inaugurateB \
    incapacitateB incarnateB inchC inciseB inciteD inclineD incloseB includeD incorporateB \
    increaseA incubateD inculcateD incurD indexA indicateD indictB indoctrinateD indorseB induceB \
    inductB indulgeB infectB inferD infestB infiltrateB inflameB inflateB inflectD inflictD \
    influenceA informD infuriateD ingestB inhabitD inhibitB initiateB injectB injureB inlaidM \
    inlayB innovateB inquireD inscribeB insertB insistD inspectD inspireD instalB installB \
    instigateD instituteB instructD insulateB insultC insureD integrateB intendD intensifyB interB \
    interactD intercedeD interceptB interconnectD interestC interfereD interjectD interlaceB \
    interlockB internalizeD interposeB interpretD interruptD intersectD intertwineB interveneD \
    interviewC interweaveB interwoveM interwovenM intimateD intimidateD intoneD intrigueC \
    introduceD intrudeD inureB invadeD invalidateB inveighD inventB invertB investigateD inviteD \
    invokeB involveD ironA irrigateB irritateD isolateB issueC italicizeB itchD itemizeD jabA \
    jabberD jacketA jailA jamA jangleD jarA jawC jeerD jeopardizeB jerkB jestC jetC jigD jiltD \
    jimmyB jingleD jiveD jockeyC jogD joggleB joinB jokeC joltA jostleD journeyA judgeC jumbleC \
    jumpB justifyD juxtaposeB keepD keptM keyC keynoteA kickB kidC kidnapB killB kissA kneadB \
    kneelD kneltM knewM knitB knockB knotA knowD knownM labelC laborC laceB lacerateB lackC lagD \
    laidM lainM lamB lamentD laminateB lampoonD landA languishD lapC lapseC lashB lastD latchB \
    latherA laughD launchB layF layerA lazeD leadD leagueC leakC leanB leapD leaptM learnD learntM \
    leaseA leaveB lectureC leerD leftM legislateB legitimizeB lengthenB lessenB letH levelC \
    liberalizeB liberateB licenseA lickB lieD liftB lightA lightenD likeD limitA limpD lineC \
    lingerD linkC lionizeB liquidateB listC listenD litM litterA liveD loadA loafC loatheD lobB \
    lobbyA lockA lodgeD logC loiterD longC lookD loomD loopA looseB loosenB lopeD loungeD loveC \
    lowerB lugB lullC lumberC lumpA lunchC lungeD lurchD lureD lurkD madeM madrigalB magnetizeB \
    magnifyB mailA majorC makeB malingerD maltreatB manA manageB mandateA maneuverA manifestD \
    manipulateB manufactureA mapA marB marchA marinateB markD marryB marshalA marvelD mashB maskA \
    masqueradeD massC massacreB massageA masterC mastermindD matchD mateC materializeD \
    matriculateD matterC matureD maximizeB mayC meanD meanderD meantM measureD meddleD mediateD \
    meditateD meetB meltB memorizeD menaceC mendB mentionD mergeD meritC meshA mesmerizeD metM \
    metabolizeB metamorphoseD meterA mewD mightG migrateD militateB milkA millA minceD mindC mineA \
    mingleB minimizeB ministerC mirrorC miscalculateD miscarryD misconstrueD misfireD \
    misinterpretD misjudgeD mislaidM mislayB misleadD mismanageB misplaceB misquoteD misreadD \
    misrepresentD missD mistC mistakeC mistakenM mistookM mistrustD misunderstandD misunderstoodM \
    misuseA miterB mitigateD mixB moanD mobilizeB mockD modelA moderateA modernizeB modifyB \
    moistenB moldA molestB mollifyD moltenM monitorD mooD mopB mortarA motherA motionC motivateB \
    motorC mottleB mountB mournD mouthC moveB mowB mownM muckD muffleB mullD multiplyD mumbleD \
    munchB murderA murmurD museD mustD musterB mutilateB mutterD mystifyD nabB nagD nailA nameC \
    narrateD narrowB nationalizeB naturalizeB navigateB nearB necessitateD needC needleC neglectD \
    negotiateD nestC nestleD nettleD neutralizeB nicknameC nipB nodD nominateD noseA notarizeD \
    notchB noteC noticeD notifyD nourishB nudgeB numberC nurseA nurtureD nuzzleD obeyB objectC \
    obligeB obliterateB obscureD observeD obsessD obstructB occasionA occludeB occupyD occurD \
    offendD officerC officiateD offsetD ogleD oilA omitD openB operateB opposeD oppressB orbitA \
    ordainB orderC organizeB orientD originateD ornamentA ossifyD ostracizeB oughtD oustB \
    outclassD outdidM outdistanceB outdoD outdoneM outgrewM outgrowB outgrownM outlawA outlineC \
    outliveD outmaneuverD outnumberD outplayD outputA outrageC outranM outrunB outsmartD outstripD \
    outweighD overburdenD overcameM overcomeD overdriveB overeatD overemphasizeD overestimateD \
    overexposeD overflowC overhaulB overhearD overheardM overheatD overindulgeD overlaidM overlapD \
    overlayB overloadA overlookD overpowerD overproduceB overranM overreachB overriddenM overrideD \
    overrodeM overrunB overshadowD overshootD overshotM overstepB overtakeD overtakenM overthrewM \
    overthrowB overthrownM overtookM overturnB overwhelmD overworkB ownD paceC pacifyD packB \
    packageA padC paddleB padlockA pageC painA paintB pairA paleC pallD palmA pamperB panA panelA \
    panicC pantD pantomimeC paradeA parallelC paralyzeB paraphraseC parcelA parchB pardonD pareB \
    parkA parlayD parodyA parrotC parryD partC partakeD partakenM participateD partookM passB \
    pasteA patB patchA patrolA patternA pauseC pawA peakC peckB peekD peelB peepD peerD peltD penA \
    penalizeB penetrateB pentM peopleA pepperD perceiveD perchD perfectB performB perishD \
    permeateB permitD perpetrateB perpetuateD persecuteB persevereD persistD personalizeB \
    personifyD persuadeB pertainD perturbD peruseD pervadeB pesterD petA petitionC petrifyB \
    philosophizeD phoneC photographC phraseC pickD picketA picnicC pictureA pieceA pierceB pileA \
    pilloryB pilotA pinB pinchB pingB pioneerA pipeC pissD pitC pitchA pityC pivotB placeA plagueD \
    planC planeA plankA plantA plasterA playB pleadD pleaseD pledgeD plodD plotC plowB pluckB \
    plugA plumbD plummetD plungeB plunkB plyB poachB pointC poiseA poisonA pokeB polarizeB poleA \
    policeA polishB pollA pommelB ponderD poochB popB populateD poreC portendD portrayD poseD \
    positionA possessD postC postponeD postulateD potA potterC pounceD poundA pourB powerA \
    practiceA practiseB praiseC pranceD prattleD prayD preachD prearrangeB precedeD precipitateB \
    precludeB preconditionB predictD predominateD prefaceC preferD preoccupyD prepareB presageD \
    prescribeD presentD preserveD presideD pressB pressureA presumeD presupposeD pretendD prevailD \
    preventB preyA prickB prideC primeA printB probeD proceedD processA proclaimD procrastinateD \
    prodB produceB professD programC progressC prohibitD projectC prolongB promiseC promoteB \
    promptB promulgateD pronounceD propA propelB prophesyD proposeD propositionC proscribeD \
    prosecuteB prosperD prostrateB protectD protestC protrudeD proveD provenM provokeD prowlB pryB \
    publicizeD publishB puckerB puffB pullB pulsateD pulseA pulverizeB pummelB pumpA punchB \
    punctuateB punctureB punishB puntD purgeB purifyB purlD purportD purseA pursueB pushB putF \
    puttB puzzleD quackC quadrupleB quailD quakeC qualifyD quarrelD quashB quellB quenchB queryD \
    questionC quickenB quietC quipD quirkA quitH quiverD quoteD raceC rackA radiateD radioC rageC \
    raidA railC rainC raiseB rakeB rallyA ramB rambleD ranM rangM rangeC rankC ransackB rapB rapeB \
    rateC ratifyB rationalizeD rattleC reachD reactD reactivateB readH readjustD readyA reaffirmD \
    realignB realizeD reapB reappearD rearA rearrangeB reasonC reassembleB reassertD reassignB \
    reassureD reawakenB rebelC reboundD rebuffD rebuildB rebuiltM rebukeD rebutD recallD \
    recapitulateD recaptureD recedeB recessB reciteD reckonD reclassifyD recognizeD recoilD \
    recollectD recommendD reconcileB reconditionB reconnoiterD reconsiderD reconstructD reconveneD \
    recopyB recordC recountD recreateB recruitB recurD reddenD redecorateB rededicateD redeemB \
    redefineD redirectB rediscoverD redistributeB redoubleB redressA reduceB reekD reelA reelectB \
    reenactB reenforceB reestablishB reevaluateD reexamineD refashionB referD refillB refineB \
    reflectD reformA refrainC refurbishB refuseD refuteD regaleB regardD regimentA registerB \
    regretC regroupD regulateB rehabilitateB rehashB rehearseB reignD reinA reinforceB reinstallB \
    reinstateB reinterpretD reissueA reiterateD rejectD rejoiceD rejoinB relateD relaxB relayC \
    relearnD releaseA relegateB relentD relieveB relishC reliveD reloadB relyD remadeM remainD \
    remakeB remandD remarkC remarryB remedyA rememberD remindD reminisceD remodelB remonstrateD \
    remountD removeB renameD rendB renderB renewB rentE reopenB reorderD reorganizeB repairA \
    repealD repeatD repelB repentD rephraseD replaceB replenishB replyC reportC reposeA representD \
    repressB reprimandD reprintA reproachC reprobateC reproduceB repudiateD repulseD reputeC \
    requestC requireD requisitionC reranM rereadD rerunD rescheduleD rescindD rescueB researchC \
    resembleD resentD resetD resettleD resideD resignB resistD resolveD resortB resoundD respectC \
    respondD restA restateD restoreB restrainB restrictB resultC resumeB resurrectB retailC \
    retaliateD retardB retchB rethinkD rethoughtM retireB retortD retraceB retractD retreatB \
    returnD reuniteB reuseB revB revampB revealD revelD revengeC reverberateD revereD reverenceD \
    reverseB revertD reviewD revileD reviseD revitalizeB reviveB revolutionizeB revolveB rewardC \
    rewriteD rewrittenM rewroteM rhymeC ricochetD riddenM riddleB rideB ridiculeC riffleB rigA \
    rimC ringD rinseB ripB ripenB rippleA riseD risenM riskA rivalD rivetD roamB roarC roastB \
    robeA rockA rodeM rollB romanticizeD rompC roofA roomC roostD rootC roseM rotA rotateD roughB \
    roughenB roundA rouseB routD roveB rowA rubB ruffleD ruinA ruleA rumbleC rummageD rumorC runB \
    rungM ruptureB rushA rustD rustleD saddenD saddleA safeguardC sagB saidM sailB salivateD saltC \
    saluteD salvageB sampleA sanctionC sandA sangM sankM sapB sashayD satM satiateB satisfyD \
    saturateB saveB savorD savvyD sawF sawnM sayD scabD scaleA scamperD scanD scandalizeD scareD \
    scarifyB scatterB scheduleC schemeC schoolA scoffD scoldD scootD scorchB scoreC scornC scourB \
    scoutC scowlD scrambleD scrapeB scratchB scrawlB screamD screechD screenC screwB scribbleD \
    scribeB scrimmageC scrubB scrutinizeD scudD scuffD sculptureA scurryD scuttleD sealA searB \
    searchA seatA secedeD secludeB secreteB secularizeB seeD seedC seemD seenM seepD segregateB \
    seizeB selectD sendB senseC sensitizeB sentM sentenceC sentimentalizeB separateD sequenceC \
    serenadeA serveD serviceA setE settleB severB sewB sewnM shadeC shadowA shakeB shakenM \
    shambleD shameA shapeC sharpenB shatterB shaveB shavenM shearA shedF sheerD shellC shelterC \
    shelveD shepherdA shieldC shiftA shimmyD shineD shipA shirkB shirtA shiverD shockC shoneM \
    shookM shootD shortenB shotM shouldD shoulderA shoutD shoveB shovelA showD showerA shownM \
    shrankM shredA shriekC shrillD shrinkB shroudB shrugD shrunkM shrunkenM shudderD shuffleB \
    shunD shuntA shutF shuttleD shyD sickenD sideC sidestepD sidleD siftB sighD sightC signC \
    signalC signifyD silenceA silhouetteA simmerB simplifyB simulateB sinC singB singeB singleC \
    singsongC sinkB sipB sireB sitD situateD sizzleD skedaddleD sketchA skidD skimB skipD \
    skirmishC skirtC skulkD skylarkD slackenB slamB slantC slapB slashB slateC slaughterA slaverD \
    sleepC sleptM sliceA slidM slideD slimeB slingB slinkD slipB slitA slopB slotC slowB slugA \
    sluiceA slumberC slumpD slungM slunkM slurpB smackB smartD smashB smearB smellC smeltM smileC \
    smirkD smitM smiteB smittenM smokeA smolderD smoothB smoteM smotherB snagB snakeC snapD snareA \
    snarlD snatchB sneakB sneerC snickerD sniffD sniggerD snoopD snoreD snortD snowC snowballC \
    snubD snuckM snuggleD soakB soarD sobC socializeD sockA softenD soilA solaceC solderB solicitD \
    solveD sootheB soundC sourB souseB sowB sownM spaceA spadeA spanC spareB sparkA sparkleC spatM \
    spatterA speakD spearB spearheadB specializeB specifyD speculateD speedA spellC speltM spiceA \
    spillB spiltM spinB spiralC spitB splashB spliceB splinterA splitA spoilB spoiltM spokeM \
    spokenM spongeA sportC spotC spotlightA spoutD sprainB sprangM sprawlD sprayA spreadF springC \
    sprinkleB sprintD sproutD sprungM spunM spurA spurnD sputterB spyC squallD squareA squashB \
    squatB squawkD squeakD squealC squeezeB squelchB squintD squirmD squirtB stabB stabilizeB \
    stableA stackA staffC stageA staggerB stainA stakeC stalkB stallC stammerD stampA stampedeA \
    standD standardizeB stankM starC stareD startB startleD starveD stateC stationC stayD steadyB \
    steamD steelC steepD steerB stemC stepC sterilizeB stickA stiffenB stifleB stillA stimulateB \
    stingC stinkD stipulateD stirB stitchA stokeB stompD stoneA stoodM stoopD stopB stormC stowB \
    straddleD strafeD straggleD straightenB strainC strangleB strapA stratifyB strayB streakC \
    streamA strengthenB stressC stretchD strewB strewnM striddenM strideC strikeB stringA striveD \
    strivenM strodeM strokeA strollD stropB stroveM struckM structureA struggleC strumD strungM \
    strutC stuckM studD studyC stuffA stumbleD stumpC stunB stungM stunkM stuntA stutterD styleC \
    subcontractB subdueB subjectC subjugateB sublimeD submergeB submitD subordinateC subpoenaD \
    subscribeD subsideD subsistD substantiateD subtractD subvertB succeedB succumbD suckB sueB \
    sufferB sufficeD suffocateB suffuseB sugarC suggestD suitC sulkD sulphurB summarizeD summonD \
    sunA sunderB sungM sunkM sunkenM supB superimposeB superintendB supersedeB superviseB \
    supplantB supplicateD supportA supposeD suppressB surfaceC surgeC surmiseD surmountD surpassD \
    surpriseC surrenderD surroundD surveyC surviveD suspectD suspendB sustainD swabB swaggerD \
    swallowB swamM swampA swanC swarmD swatheB swayB swearD sweatC sweepB swellC sweptM swerveD \
    swimB swindleB swingB swipeB swirlB swishD switchA swivelB swollenM swoonD swoopD sworeM \
    swornM swumM swungM symbolizeD sympathizeD synchronizeB synthesizeD systematizeB tabulateB \
    tackB tackleB tagA tailorB talkD tameB tamperB tantalizeD tapB taperD tarnishB tarryD tasteC \
    tatB taughtM tauntC taxiC teachD tearB teaseD teemD teeterD telegraphC telephoneC telescopeD \
    televiseD tellD temptD tendD termC terminateB terrifyD terrorizeB testA testifyD tetherB \
    thankD thawA theorizeD thickenB thinD thinkD thoughtM thrashB threadA threatenD threshD threwM \
    thrillC thriveD thrivenM throbD throngC throttleA throveM throwB thrownM thrustB thudA thumbC \
    thumpB thunderC thwartB tickC tieA tightenB tiltD timeA tingeB tingleD tinkerD tinkleC tintA \
    tipA tiptoeD tireA titleC titterD toastA toilD toldM tolerateD tollC toolC topC toppleD toreM \
    tormentC tornM tortureD tossB totalC totterD touchB tourA towerC traceC trackA trailA trainC \
    trampD trampleB transcendD transcribeD transferA transfixD transfixtM transformB transgressB \
    translateD transmuteB transplantB transportA transposeB trapA travelB traverseB treadB treatB \
    trembleD trespassD trickA trickleD triggerA trimB tripC tripleA triumphC trodM troddenM trotD \
    troubleC truckA trudgeD trumpetC trundleD trustC tryB tuckB tugD tumbleD tuneA tunnelC turnB \
    tutorC twiddleB twigC twineB twinkleD twirlB twistB twitchB typeC typifyD unclaspB uncorkB \
    uncoverD underestimateD undergoD undergoneM underlainM underlayM underlieD underlineD \
    undermineB underpinB underrateD underscoreD understandD understateD understoodM undertakeB \
    undertakenM undertookM underwentM underwriteD underwrittenM underwroteM undidM undoB undoneM \
    undressB undulateB unfastenB unfoldB unhitchB unifyB uniteD unlaceB unleashB unloadB unlockB \
    unmaskD unpackB unravelB unscrambleB unscrewB unsheatheB untieB unveilB unwindB unwoundM upB \
    updateB upgradeD upheldM upholdD upliftD upraiseB uprootB upsetB urbanizeB urgeD useB usherB \
    utilizeB utterD vacateB vacationC vacuumA validateD valueC vanishD vanquishD varyD veerD veilA \
    veinA venerateD ventC ventilateB ventureC verifyD vestA vetoC vexD vibrateB victimizeB vieD \
    viewC vindicateD violateD visitB visualizeB vivifyB vocalizeD voiceC volunteerC vomitD voteA \
    vouchD vowD wadB wadeB waftD wagB wageC waggleB wailD waitD waiveB wakeC walkD wallopD wallowB \
    wanderB waneD wangleB wantD warbleD warmB warnD warpD warrantD washA watchD waterA waveC \
    waverD waxA waylaidM waylayD weakenB weanB wearB wearyB weaveB wedB wedgeA weepD weighD \
    weightC weldB wellC wendB wentM weptM wereM wetB whackB wheedleD wheelA wheezeC whetD whimperD \
    whineD whinnyD whipB whirC whirlB whiskB whisperD whistleD whitenB whizC whoopD widenB wiggleB \
    willC wiltD winD winceD windA wingC winkB winnowB winterC wipeB wisecrackD wishD withdrawB \
    withdrawnM withdrewM witherD withstandD withstoodM witnessC wobbleD wokeM wokenM wonM wonderD \
    wooB wordC woreM workA wornM worryD worsenD worshipC wouldD woundE woveM wovenM wrackA \
    wrangleC wrapB wreakB wreatheD wreckB wrenchB wrestleD wriggleD wringB wrinkleA writeB writheD \
    writtenM wrongA wroteM wroughtM wrungM yankA yapD yawnD yearnD yellC yellowC yelpD zigzagD \
    zipB zoomD
    """
}
