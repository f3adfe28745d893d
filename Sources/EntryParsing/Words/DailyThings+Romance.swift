extension DailyThings {
  static let french: StaticString =
    """
    abricotsG accrobrancheE adhesionA adoucissantG agiosB agneauG agrafeuseS aiguillesS ailG \
    amandesG amendeT amortisseursT ampouleS analysesM ananasG antigelT antivolT aperitifD appartH \
    aquariophilieS architecteH argileS armoireS arrosoirS artichautG aspergesG aspirateurS \
    assiettesS assmatL attelleM auberginesG avocatO bacT bagueS baguetteD baignoireH balaiS \
    balayageM ballonE bananesG barbeM barbierM basicfitM# basilicG basketsS batterieT bboxU# \
    bchefD# bdE becheS beloteE bequillesM bermudaS betteravesG biberonG bibliothequeS bijouS \
    bikiniS billardE billetsE biocoopG# blousonS boeufG boisU boitesS bonbonsG bonnetS bottesS \
    bottinesS bouclesS boudinG bougieS bouilloireS boulangerS# boulgourG boutonS bouyguesU# \
    bretellesS bricolageH bricomarcheS# bricoramaS# brocanteE brocoliG brouetteS brushingM \
    buffaloD# bureauS buvetteD@ cabillaudG cadreS cafetiereS cageS cagnotteP cahierS calculatriceL \
    caleconS camaieuS# camembertG canapeS canardG capresG carafeS cardiologueM carottesG \
    carrelageH carreleurH carrosserieT cartableL cartoucheS casquetteS casseroleS castoramaS# \
    cautionH cdiscountS# ceintureS celeriG celioS# cerealesG cerisesG chaiseS champignonsG \
    chapeauS charcuterieG@ chargeurS chasseE chataignesG chatonS~ chaudiereH chauffagisteH \
    chauffeurT chaussettesS chaussonsS chemineeH chemisierS chevetS chevreG chiotS~ chipolatasG \
    chocolatG chocolatineD chocolatsP choraleL chouG cibouletteG cidreD cilsM cineE cintreS \
    cirqueE ciseauxS citronG classeurS clavierS cleH clementinesG clesH cliniqueM@ clotureH clousS \
    coiffeuseM colisS collantsS colleS collierS collyreM colonieL colorationM commodeS compasL \
    complementaireI comptableO comteG conciergeH concombreG concoursL confitureG conforamaS# \
    congelateurS conservatoireL@ conservesG contraventionT cooperativeL coproprieteH coqueS coraG# \
    corbeilleS cordonnierS cornichonsG costumeS cotisationA cotonG coucheS couetteS courgeG \
    courgettesG courroieT courtepailleD# couscousD coussinS couteauS coutureE couturiereS \
    couvertsS couvreurH covoiturageT crabeG cravateS crayonS cremeG creperieD@ crevettesG \
    croisiereV croquettesS culotteS culturaS# danseE dartyS# dattesG debarrasH debosselageT \
    debroussailleuseS demenagementH demenageursH dentifriceG deodorantG depannageT depanneuseT \
    derailleurT deratisationH dermatologueM desinfectantG desinsectisationH dessinL detartrageM \
    diagnosticH dieteticienneM digestifD dindeG discothequeE@ disqueS doctolibM# douaneO doucheH \
    doudouS drapS droneS duvetS echappementT echarpeS echecsE echelleS echographieM eclairD \
    ecouteursS ecranS electricienH embrayageT emmentalG enceinteS enduitH engieU# engraisS \
    entrecoteG entreeD epicesG epilationM epinardsG epongeG equerreL equitationE eramS# escaladeE \
    espadrillesS estheticienneM etagereS etamS# etendoirS examenL expoE expositionE facL facturesU \
    farineG fauteuilS fenouilG ferS feutresS feuvertT# fibreU figuesG fioulU flunchD# foinS \
    fondueD forfaitsU foulardS fournituresL fourriereT fraisesG framboisesG franprixG# freeboxU# \
    freinsT frigoS fritesD fromagerieG@ fromagesG galetteD gantsS garagisteT@ gasoilT gastroM \
    gateauxG gaufreD gaumontE# generalisteM geometreH gifiS# giletS gingembreG giteV glacesD \
    gommageM gommeS gosportS# gourdeS gourmetteS gouttesM gouttiereH gplT grainesS grandfraisG# \
    granulesU grattageE groupamaI# gruyereG guinguetteD@ guitareE gynecologueM hamacS hammamM \
    hamsterS~ haricotsG hippopotamusD# homardG homeopathieM horlogeS horodateurT houmousG housseS \
    huileG huissierO huitresG hypermarcheG@ immatriculationT impermeableS impotO imprimanteS \
    infirmierM insertH intermarcheG# intersportS# isolationH jambonG jardilandS# jardinierH \
    jardiniereS javelG jeanS joggingS jointH jouetS journalS jupeS jusG kartingE kebabsD kermesseE \
    kiabiS# laboM laboratoireM laineE laisseS laitueG lampeS landauS lapinS~ lardonsG laredouteS# \
    laurierG lavaboH lavageT laverieS@ leaderpriceG# leconL leggingS lentillesG leroyS# lessiveG \
    levureG limonadeD lingettesG lissageM litS litiereS loucheS lyceeL maafI# macaronsD macifI# \
    maconH maifI# maillotS maizenaG mandarinesG manegeE@ mangasE mangueG manucureM manuelsL \
    maquereauG maquillageS marionnaudS# marionnettesE marteauS matelasS matmutI# mayonnaiseG \
    mechesM melonG mentheG menuisierH merguezG meubleS mielG minelliS# miroirS mmaI# mobileU \
    mocassinsS montreS motoT mouchoirsG moulesG moutardeG mozzarellaG multipriseS musculationM \
    nappeS naturaliaG# navetsG navetteT navigoT neonessM# nettoG# nettoyantG nicheS nocibeS# \
    noisetteD noisettesG noixG norautoT# notaireO nounouL numericableU# nutritionnisteM obsequesO \
    oignonsG okaidiS# olivesG ophtalmoM ophtalmologueM opticM# ordiS orduresU oreillerS orlM \
    orthophonisteM osteopatheM ouigoT# paddleE pamplemousseG panierS pansementsM papeterieS@ \
    parapenteE parapluieS parasolS parcE parcmetreT parfumS parkaS parquetH passeportV pastequeG \
    pastisD pateG pateeS patinoireE patinsE peagesT pecheE pechesG pediatreM peignoirS peintreH \
    peintureH pelleS pelucheS pendentifS perceuseS pergolaH periscolaireL perlesS permisL \
    perroquetS perrucheS perruqueM persilG petitsG phareT picardG# piercingM pilesS pinceauS \
    pinteD piscineE pistachesG plaidS plancheS planteS plaquettesT plaquisteH platreH plongeeE \
    pneuT podologueM poeleS poireauxG poiresG poisG poissonnerieG@ poivreG poivronsG pommesG porcG \
    portableU potS poterieE potironG poubelleG poubellesU poufS pouletG poupeeS poussetteS \
    pressingS prevoyanceI priseS promodS# protheseM prothesisteM psyM psychologueM pvT pyjamaS \
    queteP quincaillerieS@ quinoaG racletteD radiateurH radioM radiologueM radisG raisinG \
    rallongeS ramonageH ramoneurH randoS randonneeS raquetteE rasoirG rateauS ratpT# ravalementH \
    refrigerateurS refugeV remonteesE remorquageT rentreeL rerT retoucheS retroviseurT reveilS \
    rhumatologueM rideauS rillettesG rizG robesS robinetH rollersE romanS romarinG roquefortG \
    roseD rotiG rotuleT rouleauS routeurS rubanS sacocheS sacsG saladeG saladierS sandalesS \
    sandwichsD sanefT# sardinesG saucissonG saumonG saunaM savonG scannerM scieS scoutismeL \
    scoutsL seauS secateurS selG semellesM semouleG serpilliereS serreS serrureH serrurierH \
    servietteS serviettesG shampoingG shampooingG shortS siropG skateE skiE slipS smartphoneS \
    soinM solfegeL sommierS sopalinG sorbetD soshU# sourcilsM sourisS soutienL spatuleS speedyT# \
    sprayM stadeE stageL styloS sucreG superethanolT surfE surgelesG sushisD sweatS syndicH tabacS \
    tabletteS tabouretS talonsS tapenadeG tapisS tarteD tartifletteD tasseS tatouageM tclT# teleS \
    telesiegeE teleskiE televiseurS tenteS terreauS terrineG tetineS tgvT thalassoV thermometreM \
    thermosS thonG thymG timbreS tissuS toileS toilettageS toitureH tomatesG tombolaE tondeuseS \
    tongsS torchonS tortueS tournevisS traductionO traiteurD@ tramwayT transatS trepiedS tribunalO \
    tricotE tronconneuseS trottinetteT trousseL truffautS# truiteG tuilesH tuyauS ugcE# vaccinM \
    vaisselleS valiseS valisesV veauG veepeeS# velibT veoliaU# verandaH vermifugeM vernisS verresS \
    vertbaudetS# vetementS viennoiserieD vignetteT vinaigreG vinciT# vinyleE visseuseS vitaminesM \
    vitreH vitrierH voileE voletsH volsV vtcT wcH yaourtG zumbaE
    """

  static let spanish: StaticString =
    """
    abogadoO abonoT abrigoS academiaL@ aceiteG aceitunasG acuarelasS acuarioE acuarofiliaS \
    acupunturaM adeslasI# aduanaO aguacateG agujasS ahorramasG# aislamientoH ajedrezE ajoG \
    alargadorS albahacaG albanilH albergueV albornozS alcachofasG alcampoG# alcaparrasG alfombraS \
    algodonG alicatesS alisadoM almejasG almendrasG almohadaS alojamientoV alpargatasS altavocesS \
    altavozS ambulanciaM amortiguadoresT ampaL analisisM anilloS anticongelanteT antimosquitosM \
    antirroboT antojitosD apartamentoV apioG apuntesL arcillaS areneroS armarioS arquitectoH \
    asadorD@ aseguradoraI asesoriaO asisaI# asistentaH aspiradoraS atraccionesE atunG audifonoM \
    auricularesS autoescuelaL@ avanzaT# aveT avellanasG avenaG azucarG azulejosH bacalaoG baileE \
    balancinS balnearioV balonE banadorS baneraH barbacoaS barberiaM@ barberoM barcoT barnizS \
    basuraU bateriaT bayetasG berenjenaG bermudasS biberonS biciT bicicletaT bikiniS billarE \
    bizcochoG blusaS bocataD boleraE boletoE boliS boligrafoS bolosE bolsoS bombillaS bonobusT \
    bonometroT bonpreuG# botanaD botasS botonesS botoxM bragasS bricomartS# brocasS brochaS \
    brocoliG buceoE bufandaS butanoU cacahuetesG cachorroS~ cadenaT cafeteraS calabacinG calabazaG \
    calamaresG calcetinesS calculadoraL calderaH calefaccionU calzoncillosS camaS camaraS \
    camisetaS campamentoL canaD canalonH canguroL cantimploraS capraboG# capuchinoD caramelosG \
    carburanteT cardiologoM cargadorS cargueT carpetaS carpinteroH carritoS cartabonL cascoT \
    casetaS castanasG cazaE cazadoraS cebollaG cejasM ceramicaE cercaniasT cerdoG cerealesG \
    cerezasG cerraduraH cerrajeriaH@ cerrajeroH cerveceriaD@ cestaS cevicheD cfeU# champinonesG \
    champuG chanclasS chandalS chapaT chaquetaS chedrauiG# chimeneaH chiringuitoD@ chorizoG \
    chubasqueroS chuletasG chupeteS chuterasS cigarrillosS cinemexE# cinepolisE# cinesaE# cintaS \
    cinturonS circoE claseL clavosS clinicaM@ cochecitoS coctelD cojinS colG colchonS coleL \
    colegiaturaL coliflorG colirioM collarS combiT comodaS compasL compresasG comunidadH comunionP \
    condisG# congeladorS congeladosG conserjeH conservasG consumG# contadorO coppelS# corbataS \
    corderoG correaS cortacespedS cortadoD corteM cortefielS# cortinaS costureraS cristalT \
    cristaleroH croquetasD cruceroV cuadernoS cubataD cubiertosS cuboS cuchillasG cuchilloS \
    cuchillosS cuencoS cunaS cuscusG cutisM datilesG decimoE dentifricoG depilacionM dermatologoM \
    derramaH desatascoH desinfectanteG desodoranteG desparasitacionM despertadorS destornilladorS \
    detergenteG dibujoL digiU# donativoP dronS druniS# duchaH ecografiaM edredonS electricistaH \
    elgansoS# embrayageT embutidosG empasteM emtT# enchufeS enfermeroM ensaimadaD entierroO \
    entradaE equitacionE eroskiG# escaladaE escaleraS escapeT escayolaH escobaS esmalteS \
    esparragosG espatulaS especiasG espectaculoE espejoS espinacasG esquiE estadioE estanteriaS \
    estropajoG examenL exposicionE extraescolaresL fachadaH facturasU faldaS farmacityM# faroT \
    felpudoS feriaE ferreteriaS@ ferulaM fianzaH fibraU fisioM fisioterapeutaM fisioterapiaM foieG \
    forfaitE fregonaG frenosT fresasG friegasuelosG frigorificoS frijolesG froizG# fundaS funeralO \
    futbolE gadisG# galletasG galpT# gambasG garajeT garbanzosG gasoilT gasolineraT gestorO \
    gestoriaO@ ginecologoM gintonicD goikoD# gorroS gotasM grapadoraS grifoH gruaT guantesS \
    guarderiaL guisantesG guitarraE hamacaS hamsterS~ harinaG heladosD higosG hiloS hinojoG \
    hipercorG# homeopatiaM horchataD hornoS ibiH impermeableS impresoraS inglesL inmobiliariaH \
    inodoroH institutoL irpfO iryoT# italianniD# itvT izziU# jabonG jamonG jarabeM jardineraS \
    jardineroH jarraS jaulaS jazztelU# jengibreG jerseyS joyaS judiasG jugosG jugueteS juntaH \
    juzgadoO kartingE kiabiS# labialS laboratorioM lamparaS lamparitaS lanaE langostinosG \
    lanzaderaT lapicesS lapizS laurelG lavaboH lavadoT lavadoraS lavanderiaS@ lavaplatosS \
    lavavajillasG lechugaG leftiesS# lejiaG lenaU lentejasG lentillasM leroymerlinS# levaduraG \
    libreriaS lienzoS lijasS limonG limpiadorG limpiadoraH limpiaparabrisasT linternaS liverpoolS# \
    llantasT llavesH logopedaM lomoG loroS lowiU# macarronesG macetaS magdalenasG magiaE maletaS \
    maletasV mallasS manchegoG mandarinasG mangueraS manicuraM mantasS mantelS mantequillaG \
    manualidadesE manzanaG mapfreI# maquillajeS maquinillasG marcoS marionetasE marisqueriaD@ \
    martilloS masajeM masillaS masmovilU# masterL mayonesaG mazapanG mechasM mediasS mejillonG \
    melocotonG melonG mentaG menuD mercadilloE merluzaG mermeladaG mesaS mesillaS mesonD@ \
    metrobusT mezcalD microondasS mielG misakoS# mocasinesS mochilaS moldeS morcillaG mostazaG \
    motoT mozzarellaG mudanzaH muebleS muletasM multaT munecaS mutuaI nabosG napolitanaD naranjasG \
    nataG naturgyU# neumaticoT neveraS nineraL notarioO novelaS nuecesG nutricionistaM obrasH \
    oculistaM oftalmologoM ollaS ongP oposicionesL opticaM@ oreganoG orlaL ortodonciaM osteopataM \
    otorrinoM ouigoT# oyshoS# paddleE padelE palaS panalS pancetaG pantallaS panueloS papeleriaS@ \
    paqueteS parabrisasT paraguasS parapenteE parkaS parqueH parquimetroT partidoE pasaporteV \
    pasasG pastelD pasteleriaD@ pastillasT patatasG pateG patinajeE patinesE patineteT patoG pavoG \
    pccomponentesS# peajesT peceraS pediatraM pedicuraM pegamentoS peliE pelletsU pelucaM pelucheS \
    peluqueroM pemexT# pendientesS pendriveS pepcoS# pepephoneU# pepinillosG pepinoG perasG \
    perchaS perejilG pergolaH periodicoS periquitoS persianasH pescaE pestanasM petardosE \
    piercingM pijamaS pilasS pimientaG pinaG pinchoD pintalabiosS pintorH pinturaS piscinaE \
    pistachosG plagasH planchaS plantaS plantillasM platanoG platosS plazosB plumiferoS podologoM \
    polloG polvoronesG pomadaM pomeloG predialH primorS# protesisM psicologoM psicoterapiaM \
    psiquiatraM puerrosG pufS pulpoG pulseraS puzleE quesoG quinielaE quinoaG quiropracticoM \
    rabanosG racionD radiadorH radiografiaM ramoP raquetaE rascaE rascadorS rastrilloS rastroE \
    ratonS recetaM recogedorS recuerdosV reformaH refrescoD regaderaS regletaS relojS remolachaG \
    repostarT requesonG retrovisorT revistaS rimelS riojaD rodillaD# rodilloS romeroG \
    rompecabezasE rosasP rosconG rotuladoresS ruedasT sabanaS sacacorchosS salG salchichonG \
    sanbornsD# sandaliasS sandiaG sangriaD sanitasI# sardinasG sartenS scoutsL selloS semillasS \
    semolaG servilletasG setasG sferaS# sierraS siliconaS sillaS sillitaT skateE solomilloG \
    sombreroS sombrillaS somierS sorianaG# springfieldS# stradivariusS# suavizanteG subeT# \
    sudaderaS sueterS sujetadorS superG surfE tabacoS tabernaD@ tablaS tabletaS tabureteS taconesS \
    taladradoraS taladroS tamalesD tamponesG tapaD tapiceroH tarifaU tarimaH tartaD tatuajeM tazaS \
    tecladoS tejadoH tejasH telaS teleS telepizzaD# telesillaE televisorS telmexU# tendederoS \
    tenisS tequilaD terapiaM termoS termometroM ternascoG terneraG tiendaS tijerasS tintaS tinteM \
    tintoD tintoreriaS@ tirantesS tiritasM toallaS toallitasG tobilleraS toldoH tomateG tombolaE \
    tomilloG tornillosS tortaD tortillaD tortillasG tortugaS tostadoraS totalplayU# traduccionO \
    trajeS transbordadorT tranviaT traposS trasteroH traumatologoM tribunalO tripodeS tronaS \
    truchaG tumbonaS turronG uniL uniformeL urologoM utilesL uvasG vacunaM vajillaS vaquerosS \
    vasosS velaS vendasM verbenaE verduleriaG@ verduraG vermuD vermutD vestidoS veterinarioM \
    vidrioH vinagreG viniloE vipsD# visadoV vitaminasM vtcT wallapopS# yelmoE# yesoH yogurG \
    yoigoU# zanahoriasG zapateroS zoologicoE zumbaE zumoG
    """

  static let italian: StaticString =
    """
    abitoS accappatoioS acetoG acquarioE acquerelliS aghiS agipT# aglioG agnelloG agopunturaM \
    agriturismoV albicoccheG aliscafoT alloggioV alloroG alluminioG altoparlanteS amacaS amaroD \
    ambulanzaM ammorbidenteG ammortizzatoriT analisiM anatraG anelloS anguriaG annaffiatoioS \
    antigeloT antipulciM antizanzareM aperitiviD apparecchioM arachidiG aranceG aranciniD \
    architettoH argillaS armadioS arrampicataE asciugamanoS asparagiG aspirapolvereS \
    assicurazioniI assorbentiG astuccioL atacT# autogrillD# autolavaggioT@ autoscuolaL@ \
    avvitatoreS avvocatoO badanteH bagnoschiumaG ballettoE balloE bambolaS bananeG barbabietoleG \
    basilicoG batteriaT batterieS bennetG# benzinaioT bermudaS berrettoS biberonS bibiteD \
    bicchieriS biciT biciclettaT bigliettiE bikiniS biliardoE birreriaD@ biscottiG bisteccaG \
    bolliO bomboniereP borracciaS borsettaS bottiE bottoniS braccialettoS bresaolaG bretelleS \
    briocheD broccoliG burroG cacciaE cacciaviteS cafO caffettieraS calamariG calcettoE \
    calcolatriceL caldaiaH calzeS calzedoniaS# calziniS calzolaioS caminoH campeggioV cancelleriaS \
    candegginaG candeleS cannoliD canoaE canoneU caparraH cappelloS capperiG cappottoS cappucciniD \
    caraffaS caramelleG carciofiG cardiologoM caricabatterieS caroteG carroattrezziT carrozzeriaT \
    carrozziereT carrozzinaS cartellaL cartellinaS cartoleriaS@ cartucceS cascoT caselloT casseS \
    cassettieraS castagneG catenaT cauzioneH cavatappiS caviglieraS cavoS cavolfioreG cavoloG \
    ceciG ceramicaE cerealiG cerettaM cerottiM cesoieS cestoS cetrioliG chiavettaS chiaviH chiodiS \
    chitarraE ciabatteS cigliaM ciliegieG cinghiaT cinturaS cioccolatoG ciondoloS ciotolaS \
    cipolleG circoE ciuccioS clinicaM@ colfH collaS collareS collirioM coltelloS commercialistaO \
    comodinoS compassoL concimeS congelatoreS conservatorioL conserveG coperteS cornettiD corniciS \
    corrieraT costineG costumeS cotoneG couscousG cozzeG craiG# cravattaS cremaS cricetoS~ \
    crocchetteS crocieraV cucciaS cuccioloS~ cucitriceS cuffieS cullaS cuscinettoS cuscinoS \
    datteriG dentifricioG deodoranteG depositoH dermatologoM desparG# detersivoG diarioL \
    digestivoD disegnoL disinfestazioneH divanoS docciaH doganaO dolciD dondoloS doposcuolaL \
    droneS ecografiaM elettricistaH eniU# enotecaD@ equitazioneE esameL escursioneV estetistaM \
    euronicsS# eurospinG# fabbroH facciataH fagioliG falegnameH familaG# fariT farinaG farmacoM \
    faroT farroG fastwebU# fazzolettiG federaS felpaS feltrinelliS# ferramentaS@ ferroS fibraU \
    fichiG finocchiG fisioterapiaM fisioterapistaM focacceG focacciaD forbiciS formaggiG fornoS \
    fotocameraS foulardS fragoleG francobolloS freniT frigoS frigoriferoS frizioneT fumettoE \
    funeraleO funghiG gabbiaS gamberettiG gamberiG gelatiD generaliI# geometraH gessoH \
    giardiniereH ginecologoM giocattoloS gioielloS giornaleS giostreE gitaV giubbottoS gocceM \
    gommaT gommistaT gorgonzolaG gplT granitaD grappaD grattaE grissiniG grondaiaH grucceS guantiS \
    guarnizioneH guinzaglioS hamburgerD iliadU# imbianchinoH immatricolazioneT immersioneE \
    impermeabileS imposteO imuH infermiereM infraditoS insalataG intimissimiS# iperG# irenU# \
    irpefO iscrizioneA isolamentoH italoT# kartingE kasanovaS# kaskoI kenaU# laboratorioM lametteG \
    lampadaS lampadarioS lampadineS lanaE lasagneD lavaggioT lavanderiaS@ lavandinoH \
    lavastoviglieS lavatriceS leggingsS legnaU lentiM lenticchieG lenzuoloS leroyS# lettieraS \
    lettoS libreriaS lievitoG limoniG logopedistaM lucchettoT magiaE magliaS maglietteS maglioneS \
    maialeG maioneseG mandariniG mandorleG maneggioE manzoG marionetteE marmellataG marmittaT \
    martelloS massaggiM masterL materassoS matiteS mazzoP mediaworldS# melanzaneG meleG meloneG \
    mensolaS mentaG mercatinoE merendaD merluzzoG metanoT microondeS mieleG mobileS mocassiniS \
    mondadoriS# monopattinoT mortadellaG motoT motorinoT mozzarellaG multeT muratoreH mutandeS \
    nastroS navettaT nidoL noccioleG nociG notaioO nuotoM nutrizionistaM obiS# oculistaM olioG \
    oliveG ombrelloS omeopatiaM omogeneizzatiG orecchiniS origanoG orologioS ortolanoG@ \
    ortopedicoM orzoG osteopataM otticoM otturazioneM oviesseS# ovsS# paccoS padelE padellaS palaS \
    palettaS palloneE pamG# pancettaG pandoroG panettoneG paniniD paninotecaD@ pannaG pannolinoS \
    pantofoleS pappagalloS parabrezzaT parapendioE parchimetroT parcoE parmigianoG parquetH \
    parruccaM parrucchieraM partitaE passaportoV passegginoS pasticciniD pastiglieT patateG \
    patenteL pattinaggioE pattiniE pecorinoG pedaggiT pediatraM pelletU pellicolaG pelucheS \
    pennarelliS penneS pennelloS pentolaS pepeG peperoniG pereG pergolaH persianeH pescaE pescheG \
    pescheriaG@ piadinaD pianoforteE pianteS piastrelleH piattiS pienoT piercingM pigiamaS pileS \
    pinzeS piscinaE piselliG pistacchiG piuminoS piumoneS pizzettaD plantariM pneumaticiT \
    podologoM pokeD polloG polpoG poltronaS pomataM pomodoriG pompelmoG porriG portinaioH posateS \
    poufS preseS prezzemoloG profumoS prolungaS prosciuttoG protesiM provoloneG psichiatraM \
    psicologoM psicoterapiaM quadernoS quinoaG racchettaE raccoglitoreS radiatoreH radiografiaM \
    rapeG rasoioG rastrelloS ravanelliG rcaI reggisenoS rettaL revisioneT ricettaM ricottaG \
    rifornimentoT righelloS rinascenteS# risoG risottoD ristrutturazioneH rivisteS roadhouseD# \
    romanzoS roseP rosmarinoG rossettoS rosticceriaD@ rubinettoH rulloS saccoS sagraE salameG \
    salmoneG salsicceG salumeriaG@ sandaliS saponeG sardineG sartaS saunaM scacchiE scaffaleS \
    scalaS schermoS sciE sciarpaS sciroppoM scommesseE scopaS scottexG sdraioS secchioS sedanoG \
    sedieS segaS seggiolinoS seggioloneS seggioviaE semiS seminarioL semolaG senapeG serramentiH \
    serraturaH sgabelloS sigaretteS siliconeS skateboardE skipassE smaltoS sopraccigliaM \
    sottacetiG spatolaS spazzaturaU spazzolinoG specchiettoT specchioS speckG spettacoloE spezieG \
    spillaS spinaciG spizzicoD# spugneG spurgoH stadioE stampanteS stampelleM stampoS stendinoS \
    stiraturaM stivaliS stoffaS stracchinoG strofinacciG strofinaccioS stucchiH stuccoS stufaH \
    succoG superenalottoE suppliD surfE surgelatiG svegliaS tabaccheriaS@ tabaccoS tacchiS \
    tacchinoG tagliaerbaS tagliandoT tagliereS taglioM tamoilT# tapparelleH tappetoS taralliG \
    tariH tartarugaS tasiH tastieraS tataL tatuaggioM tavoloS tazzeS tegoleH telepassT televisoreS \
    tendeS termeM termometroM termosifoneH terriccioS tesseraA tettoH tezenisS# thermosS \
    thespaceE# tigotaS# tigreG# timoG tintaM tintoriaS@ tiragraffiS tiramisuD tiscaliU# todisG# \
    toelettaturaS tombolaE tonnoG torciaS torroneG tortaD tostapaneS tovagliaS tovaglioliG \
    traduzioneO traghettoT tramezzinoD trapanoS traslocoH treppiedeS tribunaleO tronyS# trotaG \
    trucchiS truccoS tuboS tutaS tutoreM uciE# unghieM unieuroS# unipolI# unipolsaiI# upimS# \
    urologoM uvaG uvettaG vaccinoM valigiaS valigieV vascaH vasoS verdureG verniceS vestitoS \
    veterinariaM vetraioH viniliE visitaM vitamineM vitelloG vitiS vongoleG wcH windU# windtreU# \
    wurstelG yamamayS# zainoS zenzeroG zerbinoS zuccaG zuccheroG zucchineG zumbaE
    """

  static let portuguese: StaticString =
    """
    abacateG abacaxiG abajurS abastecerT aboboraG abobrinhaG absorventeG acampamentoV acucarG \
    acupunturaM aduboS advogadoO agulhasS aipoG albergueV alcachofraG alcaparrasG alcoolT alecrimG \
    alfaceG alfandegaO alhoG alicateS alisamentoM almofadaS alojamentoV alpargataS alvejanteG \
    amacianteG ambulanciaM amendoasG amendoimG americanasS# amortecedorT ancinhoS andadorS anelS \
    anuidadeA aparelhoM apoliceI apostilaL aquarelaS aquarioE aquecimentoU argilaS arquitetoH \
    arranhadorS artesanatoE aspargosG aspiradorS assaiG# associacaoA atacadaoG# atumG autoescolaL \
    aveiaG avelasG aviaoV avonS# azeiteG azeitonasG azulejosH babaL bacalhauG baldeS baleE balsaT \
    banheiraH banquinhoS barbeadorG barbeariaM@ barcaT barracaS barzinhoD@ batataG bateriaT batomS \
    bazarE berbequimS bercarioL bercoS berinjelaG bermudaS beterrabaG bicaD bicicletaT bifanaD \
    bifeG bilharE bilheteT# biquiniS biscoitoG bisnaguinhaG blusaS bobsD# bolaE bolachaG bolicheE \
    boloD boneS bonecaS borrachaS borrachariaT@ borracheiroT botasS botecoD@ boticarioS# botijaoU \
    botoesS botoxM bretasG# brincosS brinquedoS brocolisG buqueP busaoT cabeleireiraM cabideS \
    caboS cachacaD cachecolS cadeadoT cadeiraS cadeirinhaS cadernoS cafeteiraS cafezinhoD caiaqueE \
    caipirinhaD calabresaG calcasS calcinhaS calculadoraL caldeiraH calhaH calopsitaS camaS \
    camaraoG camisetaS canecaS canetaS canetinhasS canoaE cantilS capaceteT capachoS capinhaS \
    cardiologistaM carnesG carpinteiroH carregadorS carrinhoS cartorioO@ cartuchoS casacoS \
    casinhaS cassinoE castanhasG caucaoH cebolaG cemigU# cenouraG centauroS# ceramicaE cereaisG \
    cervaD cervejariaD@ cestoS champoG chapeuS chaveiroH chavesH chineloS chipU chopeD choppD \
    chuchaS chuchuG chupetaS churrascoD churrasqueiraS chuteiraS chuveiroH cigarroS ciliosM cineE \
    cintoS circoE clinicaM@ cobertorS cogumelosG colarS colchaoS colegioL coleiraS colirioM \
    comodaS compassoL condicionadorG conectcarT# congeladosG contabilistaO contadorO continenteG# \
    copelU# coposS coquetelD correiaT correnteT cortadorS cortinaS costelaG costureiraS couveG \
    cpflU# cruzeiroV cuecaS curativoM cursinhoL cuscuzG dafitiS# dancaE decolarV# dedetizacaoH \
    dedetizadorH denteM depilacaoM dermatologistaM desenhoL desentupidoraH desinfetanteG \
    desodoranteG despachanteO despertadorS detergenteG diaristaH discosE discotecaE@ doutorM \
    drogaraiaM# drogasilM# droneS edpU# edredomS eletricistaH eletricoT embreagemT empadaD \
    empregadaH encomendaS enfermeiroM enlatadosG enterroO equitacaoE ervilhaG escadaS escaladaE \
    escapamentoT escoteirosL esfihaD esmalteS espatulaS espelhoS espetaculoE espetinhoD espinafreG \
    esponjaG espreguicadeiraS esquiE estadioE estanteS estojoL etanolT exameM excursaoV \
    explicacoesL exposicaoE extensaoS facaS fachadaH faculL farinhaG faroisT farolT faxinaH \
    faxineiraH fechaduraH feijoadaD fermentoG ferragensS fibraU filhoteS~ fisioM fisioterapeutaM \
    fisioterapiaM fitaS fogaoS fogosE foneS fonoaudiologaM formaturaL fornoS fosforosG fraldaS \
    francesinhaD frangoG freioT frigideiraS frigorificoS fronhaS frutaG funeralO funilariaT \
    furadeiraS futebolE futsalE gaiolaS galaoD galpT# garrafaS garrafinhaS gasoleoT gasolineiraT \
    geladeiraS geleiaG gengibreG gessoH gibiE ginecologistaM giraffasD# goiabaG gorgonzolaG gorroS \
    gotasM grampeadorS graoG gravataS guaranaD guardanaposG guinchoT guitarraE habibsD# hamsterS~ \
    havaianasS# hdS homeopatiaM homusG hortelaG imiH imobiliariaH@ imperialD impressoraS \
    infantarioL inglesL inspecaoT intermarcheG# iogaM iogurteG irpfO issO jaquetaS jardineiroH \
    jarraS joiaS jornalS kabumS# kartE kinoplexE# laboratorioM laminaG lampadaS lancheiraL \
    lanchesD lanternaS lapisS laranjaG lareiraH lavadoraS lavagemT lavanderiaS@ leggingS \
    lembrancinhaV lencoS lencolS lenhaU lentesM lentilhaG leroyS# licenciamentoT limaoG limoesG \
    linguicaG lixaS lixiviaG lixoU lotofacilE loucaS louroG lulaG luminariaS lustreS luvasS luzesM \
    macaG macarraoG maderoD# magaluS# magicaE maioneseG malaS malasV mamadeiraS mamaoG mandiocaG \
    mangueiraS manjericaoG manteigaG mantimentosG maquiagemS maquilhagemS maracujaG marceneiroH \
    margarinaG marionetesE marmitaD marteloS massaG massagemM matriculaL mecanicoT mechasM medicaM \
    medicamentoM megasenaE meiO meiasS melG melanciaG melaoG meoU# mergulhoE mesaS mestradoL \
    mexericaG miniprecoG# mistoD mocassimS mochilaS molduraS moletomS moquecaD morangoG mortadelaG \
    mostardaG motoT movelS mucarelaG mudancaH muletasM multaT mussarelaG nataD natacaoM netshoesS# \
    notarioO nozesG nutriM nutricionistaM obrasH oculistaM ofertaP oftalmologistaM oleoG opticaM@ \
    oreganoG ortopedistaM osteopataM oticaM@ otorrinoM outbackD# paS pachecoM# padelE padocaD@ \
    paezinhosG palmilhaM panelaS panetoneG panoS panvelM# papagaioS papelariaS@ parafusadeiraS \
    parafusoS parapenteE parqueE parquimetroT partidaE passagensV passaporteV passasG passeT \
    passeioV pasteisD pastelariaD@ patinacaoE patineteT patinsE patoG pedagiosT pediatraM \
    pedreiroH peixariaG@ peluciaS pendriveS pepinoG perasG pergolaH peruG perucaM pescaE petiscosD \
    petrobrasT# petshopS@ picanhaG piclesG piercingM pijamaS pilhaS pimentaG pincelS pingenteS \
    pingoG# pintorH piscinaE pisoH plantaS pneuT poltronaS polvoG pomadaM poquerE porcoG \
    portagensT portatilS porteiroH postoT@ pranchaS prateleiraS pratosS pregoD pregosS prendaP \
    prestacaoB prestacoesB presuntoG progressivaM propinaL proteseM provaL psicologoM \
    psicoterapiaM psiquiatraM pufeS pulseiraS quadrinhosE queijoG quentinhaD quiaboG quinoaG \
    quiroprataM rabaneteG racaoS radiadorH ragazzoD# raqueteE raspadinhaE reboqueT receitaM \
    reforcoL refriD refrigeranteD regadorS regataS reguaS relogioS rennerS# repelenteM repolhoG \
    requeijaoG retrovisorT revisaoT revistaS riachueloS# ricotaG rifaE rimelS rodizioD roloS \
    romanceS rosasP roteadorS roupaoS sabaoG sabespU# saboneteG sacolaoG@ saiaS salG salameG \
    salaminhoG salgadoD salmaoG salsichasG salsinhaG sandaliaS sapatariaS@ sapateiroS sapatoS \
    sardinhaG seloS sementesS semolinaG serralheiroH siliconeS sinucaE skateE smartfitM# \
    sobrancelhaM sobremesaD sorveteriaD@ spoletoD# sptransT# sucoG sumoG surfeE suspensorioS \
    sutiaS tabacoS tabuaS talaM talheresS tamarasG tangerinaG tapeteS tapiocaD tartarugaS tascaD@ \
    tatuagemM tecidoS tecladoS telepizzaD# televisaoS televisorS telhadoH telhanorteS# telhasH \
    temakiD temperoG terapiaM termometroM ternoS tesouraS tigelaS tintaS tinturaM toalhaS toldoH \
    tomadaS tomateG tomilhoG toranjaG torneiraH tornozeleiraS torradeiraS tortaD tosaS traducaoO \
    travesseiroS travoesT tripeS trutaG ultrafarmaM# ultrassomM unhasM uniformeL unimedM# \
    urologistaM uvaG uvasG vacinaM vaquinhaP varalS vasoS vassouraS velaS veloeT# verduraG \
    vermifugoM vernizS vestibularL vestidoS veterinarioM videogamesE vidraceiroH vidroH vinagreG \
    vinhosD vinilE violaoE vitaminasM vitelaG vltT wortenS# xadrezE xampuG xaropeM xicaraS \
    zaffariG# zoologicoE zumbaE
    """
}
