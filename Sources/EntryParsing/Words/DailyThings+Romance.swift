extension DailyThings {
  static let french: StaticString =
    """
    abricotsG accrobrancheE adhesionA adoucissantG agiosB agneauG agrafeuseS aiguillesS ailG \
    amandesG amendeT amortisseursT ampouleS ampoulesS analysesM ananasG antigelT antivolT \
    aperitifD appartH aquariophilieS architecteH argileS armoireS arrosoirS artichautG aspergesG \
    aspirateurS assiettesS assmatL attelleM auberginesG avocatO bacT bagueS baguetteD baignoireH \
    balaiS balayageM ballonE bananesG barbeM barbierM basicfitM# basilicG basketsS batterieT \
    bboxU# bchefD# bdE becheS beloteE bequillesM bermudaS betteravesG biberonG bibliothequeS \
    bijouS bikiniS billardE billetsE biocoopG# blousonS boeufG boisU boitesS bonbonsG bonnetS \
    bottesS bottinesS bouclesS boudinG bougieS bougiesS bouilloireS boulangerS# boulgourG \
    boutonS boutonsS bouyguesU# bretellesS bricolageH bricomarcheS# bricoramaS# brocanteE \
    brocoliG brouetteS brushingM buffaloD# bureauS buvetteD@ cabillaudG cadreS cadresS \
    cafetiereS cageS cagnotteP cahierS cahiersS calculatriceL caleconS camaieuS# camembertG \
    canapeS canardG capresG carafeS cardiologueM carottesG carrelageH carreleurH carrosserieT \
    cartableL cartoucheS cartouchesS casqueS casquetteS casseroleS castoramaS# cautionH \
    cdiscountS# ceintureS celeriG celioS# cerealesG cerisesG chaiseS chaisesS champignonsG \
    chapeauS charcuterieG@ chargeurS chasseE chataignesG chatonS~ chaudiereH chauffagisteH \
    chauffeurT chaussettesS chaussonsS chemineeH chemisierS chevetS chevreG chiotS~ chipolatasG \
    chocolatG chocolatineD chocolatsP choraleL chouG cibouletteG cidreD cilsM cineE cintreS \
    cintresS cirqueE ciseauxS citronG citronsG classeurS classeursS clavierS cleH clementinesG \
    clesH cliniqueM@ clotureH clousS coiffeuseM colisS collantsS colleS collierS collyreM \
    colonieL colorationM commodeS compasL complementaireI comptableO comteG conciergeH \
    concombreG concoursL confitureG conforamaS# congelateurS conservatoireL@ conservesG \
    contraventionT cooperativeL coproprieteH coqueS coraG# corbeilleS cordonnierS cornichonsG \
    costumeS cotisationA cotonG coucheS couchesS couetteS courgeG courgettesG couronneM \
    courroieT courtepailleD# couscousD coussinS couteauS couteauxS coutureE couturiereS \
    couvertsS couvreurH covoiturageT crabeG cravateS crayonS crayonsS cremeG creperieD@ \
    crevettesG croisiereV croquettesS culotteS culturaS# danseE dartyS# dattesG debarrasH \
    debosselageT debroussailleuseS demenagementH demenageursH dentifriceG deodorantG depannageT \
    depanneuseT derailleurT deratisationH dermatologueM desinfectantG desinsectisationH dessinL \
    detartrageM diagnosticH dieteticienneM digestifD dindeG discothequeE@ disqueS doctolibM# \
    douaneO doucheH doudouS doudouneS drapS drapsS droneS duvetS echappementT echarpeS echecsE \
    echelleS echographieM eclairD ecouteursS ecranS electricienH embrayageT emmentalG enceinteS \
    enceintesS enduitH engieU# engraisS entrecoteG entreeD epicesG epilationM epinardsG epongeG \
    epongesG equerreL equitationE eramS# escaladeE espadrillesS estheticienneM etagereS etamS# \
    etendoirS etrennesP examenL expoE expositionE facL facturesU farineG fauteuilS fenouilG ferS \
    feutresS feuvertT# fibreU figuesG fioulU flunchD# foinS fondueD forfaitsU foulardS \
    fournituresL fourriereT fraisesG framboisesG franprixG# freeboxU# freinsT frigoS fritesD \
    fromagerieG@ fromagesG galetteD gantsS garagisteT@ gasoilT gastroM gateauxG gaufreD \
    gaumontE# generalisteM geometreH gifiS# giletS gingembreG giteV glacesD gommageM gommeS \
    gosportS# gourdeS gourmetteS gouttesM gouttiereH gouttieresH gplT grainesS grandfraisG# \
    granulesU grattageE groupamaI# gruyereG guinguetteD@ guitareE gynecologueM hamacS hammamM \
    hamsterS~ haricotsG hippopotamusD# homardG homeopathieM horlogeS horodateurT houmousG \
    housseS huileG huissierO huitresG hypermarcheG@ immatriculationT impermeableS impotO impotsO \
    imprimanteS infirmierM infirmiereM insertH intermarcheG# intersportS# isolationH jambonG \
    jardilandS# jardinierH jardiniereS javelG jeanS joggingS jointH jointsH jouetS journalS \
    jupeS jusG kartingE kebabsD kermesseE kiabiS# kiwiG laboM laboratoireM laineE laisseS \
    laitueG lampeS landauS lapinS~ lardonsG laredouteS# laurierG lavaboH lavageT laverieS@ \
    leaderpriceG# leconL leconsL leggingS lentillesG leroyS# lessiveG levureG limonadeD \
    lingettesG lissageM litS litiereS loucheS lyceeL maafI# macaronsD macifI# maconH maifI# \
    maillotS maizenaG mandarinesG manegeE@ mangasE mangueG manucureM manuelsL maquereauG \
    maquillageS marionnaudS# marionnettesE marteauS matelasS matmutI# mayonnaiseG mechesM melonG \
    mentheG menuisierH merguezG meubleS mielG minelliS# miroirS mmaI# mobileU mocassinsS montreS \
    motoT mouchoirsG moulesG moutardeG mozzarellaG multipriseS musculationM nappeS naturaliaG# \
    navetsG navetteT navigoT neonessM# nettoG# nettoyantG nicheS nocibeS# noisetteD noisettesG \
    noixG norautoT# notaireO nounouL numericableU# nutritionnisteM obsequesO oignonsG okaidiS# \
    olivesG ophtalmoM ophtalmologueM opticM# ordiS orduresU oreillerS oreillersS orlM \
    orthophonisteM osteopatheM ouigoT# paddleE pamplemousseG panierS pansementsM papeterieS@ \
    parapenteE parapluieS parasolS parcE parcmetreT parcmetresT parfumS parkaS parquetH \
    passeportV pastequeG pastisD pateG pateeS patesG patinoireE patinsE peagesT pecheE pechesG \
    pediatreM peignoirS peintreH peintureH pelleS pelucheS pendentifS perceuseS pergolaH \
    periscolaireL perlesS permisL perroquetS perrucheS perruqueM persilG petitsG phareT pharesT \
    picardG# piercingM pilesS pinceauS pinteD piscineE pistachesG plaidS plancheS planteS \
    plantesS plaquettesT plaquisteH platreH plongeeE pneuT podologueM poeleS poireauxG poiresG \
    poisG poissonnerieG@ poivreG poivronsG pommesG porcG portableU potS poterieE potironG \
    poubelleG poubellesU poufS pouletG poupeeS poussetteS pressingS prevoyanceI priseS promodS# \
    protheseM prothesisteM psyM psychologueM pvT pyjamaS queteP quincaillerieS@ quinoaG \
    racletteD radiateurH radioM radiologueM radisG raisinG raisinsG rallongeS rallongesS \
    ramonageH ramoneurH randoS randonneeS raquetteE rasoirG rasoirsG rateauS ratpT# ravalementH \
    refrigerateurS refugeV remonteesE remorquageT rentreeL rerT retoucheS retouchesS \
    retroviseurT reveilS rhumatologueM rideauS rideauxS rillettesG rizG robesS robinetH rollersE \
    romanS romansS romarinG roquefortG roseD rotiG rotuleT rouleauS routeurS rubanS sacocheS \
    sacsG saladeG saladierS sandalesS sandwichsD sanefT# sardinesG saucissesG saucissonG saumonG \
    saunaM savonG scannerM scieS scoutismeL scoutsL seauS secateurS selG semellesM semouleG \
    serpilliereS serreS serrureH serrurierH servietteS serviettesG sfrU# shampoingG shampooingG \
    shortS siropG skateE skiE slipS smartphoneS soinM soinsM solfegeL sommierS sopalinG sorbetD \
    soshU# sourcilsM sourisS soutienL spatuleS speedyT# sprayM stadeE stageL styloS stylosS \
    sucreG superethanolT surfE surgelesG sushisD sweatS syndicH tabacS tabletteS tabouretS \
    talonsS tapenadeG tapisS tarteD tartesD tartifletteD tasseS tassesS tatouageM tclT# teleS \
    telesiegeE teleskiE televiseurS tenteS terreauS terrineG tetineS tgvT thalassoV thermometreM \
    thermosS thonG thymG timbreS timbresS tissuS toileS toilettageS toitureH tomatesG tombolaE \
    tondeuseS tongsS torchonS torchonsS tortueS tournevisS traductionO traiteurD@ tramwayT \
    transatS trepiedS tribunalO tricotE tronconneuseS trottinetteT trottinettesT trousseL \
    truffautS# truiteG tuilesH tuyauS ugcE# vaccinM vaisselleS valiseS valisesV veauG veepeeS# \
    velibT veoliaU# verandaH vermifugeM vernisS verresS vertbaudetS# vetementS viennoiserieD \
    viennoiseriesD vignetteT vinaigreG vinciT# vinyleE vinylesE visseuseS vitaminesM vitreH \
    vitrierH voileE voletsH volsV vtcT wcH yaourtG yaourtsG zumbaE
    """

  static let spanish: StaticString =
    """
    abogadaO abogadoO abonoT abrigoS academiaL@ aceiteG aceitunasG acuarelasS acuarioE \
    acuarofiliaS acupunturaM adeslasI# aduanaO aguacateG agujasS ahorramasG# aislamientoH \
    ajedrezE ajoG alargadorS albahacaG albanilH albergueV albornozS alcachofasG alcampoG# \
    alcaparrasG alfombraS algodonG alicatesS alisadoM almejasG almendrasG almohadaS almohadasS \
    alojamientoV alpargatasS altavocesS altavozS ambulanciaM amortiguadoresT ampaL analisisM \
    anilloS anticongelanteT antimosquitosM antirroboT antojitosD apartamentoV apioG apuntesL \
    arcillaS areneroS armarioS arquitectoH asadorD@ aseguradoraI asesoriaO asisaI# asistentaH \
    aspiradoraS atraccionesE atunG audifonoM auricularesS autoescuelaL@ avanzaT# aveT avellanasG \
    avenaG azucarG azulejosH bacalaoG baileE balancinS balnearioV balonE banadorS baneraH \
    barbacoaS barberiaM@ barberoM barcoT barnizS basuraU bateriaT bayetasG berenjenaG bermudasS \
    biberonS biberonesS biciT bicicletaT bikiniS billarE bizcochoG blusaS bocataD bocatasD \
    boleraE boletoE boletosE boliS boligrafoS boligrafosS bolosE bolsoS bombillaS bombillasS \
    bonobusT bonometroT bonpreuG# botanaD botasS botonesS botoxM bragasS bricomartS# brocasS \
    brochaS brocoliG buceoE bufandaS butanoU cacahuetesG cachorroS~ cadenaT cafeteraS calabacinG \
    calabazaG calamaresG calcetinesS calculadoraL calderaH calefaccionU calzoncillosS camaS \
    camaraS camisetaS camisetasS campamentoL canaD canalonH canasD canguroL cantimploraS \
    capraboG# capuchinoD caramelosG carburanteT cardiologoM cargadorS cargueT carpetaS carpetasS \
    carpinteroH carritoS cartabonL cascoT casetaS castanasG cazaE cazadoraS cebollaG cebollasG \
    cejasM ceramicaE cercaniasT cerdoG cerealesG cerezasG cerraduraH cerrajeriaH@ cerrajeroH \
    cerveceriaD@ cestaS cevicheD cfeU# champinonesG champuG chanclasS chandalS chapaT chaquetaS \
    chedrauiG# chimeneaH chiringuitoD@ chorizoG chubasqueroS chuletasG chupeteS chuterasS \
    cigarrillosS cinemexE# cinepolisE# cinesaE# cintaS cinturonS circoE claseL clavosS clinicaM@ \
    cochecitoS cochecitosS coctelD coctelesD cojinS cojinesS colG colchonS coleL colegiaturaL \
    coliflorG colirioM collarS combiT comodaS compasL compresasG comunidadH comunionP condisG# \
    congeladorS congeladosG conserjeH conservasG consumG# contadorO coppelS# corbataS corderoG \
    coronaM correaS cortacespedS cortadoD corteM cortefielS# cortinaS cortinasS costureraS \
    cristalT cristaleroH croquetasD cruceroV cuadernoS cuadernosS cubataD cubatasD cubiertosS \
    cuboS cuchillasG cuchilloS cuchillosS cuencoS cunaS cuscusG cutisM datilesG decimoE \
    dentifricoG depilacionM dermatologoM derramaH desatascoH desinfectanteG desodoranteG \
    desparasitacionM despertadorS destornilladorS detergenteG dibujoL digiU# donativoP dronS \
    druniS# duchaH ecografiaM edredonS electricistaH elgansoS# embrayageT embutidosG empasteM \
    emtT# enchufeS enchufesS enfermeraM enfermeroM ensaimadaD entierroO entradaE equitacionE \
    eroskiG# escaladaE escaleraS escapeT escayolaH escobaS esmalteS esparragosG espatulaS \
    especiasG espectaculoE espejoS espinacasG esquiE estadioE estanteriaS estropajoG estropajosG \
    examenL exposicionE extraescolaresL fachadaH facturasU faldaS farmacityM# faroT farosT \
    felpudoS feriaE ferreteriaS@ ferulaM fianzaH fibraU fisioM fisioterapeutaM fisioterapiaM \
    foieG forfaitE fregonaG frenosT fresasG friegasuelosG frigorificoS frijolesG froizG# fundaS \
    funeralO futbolE gadisG# galletasG galpT# gambasG garajeT garbanzosG gasoilT gasolineraT \
    gestorO gestoriaO@ ginecologoM gintonicD goikoD# gorraS gorroS gotasM grapadoraS grifoH \
    grifosH gruaT guantesS guarderiaL guisantesG guitarraE haciendaO hamacaS hamsterS~ harinaG \
    heladosD higosG hiloS hinojoG hipercorG# homeopatiaM horchataD hornoS ibiH impermeableS \
    impresoraS inglesL inmobiliariaH inodoroH institutoL interesesB irpfO iryoT# italianniD# \
    itvT izziU# jabonG jamonG jarabeM jardineraS jardineroH jarraS jaulaS jazztelU# jengibreG \
    jerseyS joyaS joyasS judiasG jugosG jugueteS juntaH juzgadoO kartingE kiabiS# kiwiG labialS \
    laboratorioM lamparaS lamparasS lamparitaS lanaE langostinosG lanzaderaT lapicesS lapizS \
    laurelG lavaboH lavadoT lavadoraS lavanderiaS@ lavaplatosS lavavajillasG lechugaG leftiesS# \
    lejiaG lenaU lentejasG lentillasM leroymerlinS# levaduraG libreriaS lienzoS lijasS limonG \
    limonesG limpiadorG limpiadoraH limpiaparabrisasT linternaS liverpoolS# llantasT llavesH \
    logopedaM lomoG loroS lowiU# macarronesG macetaS macetasS magdalenasG magiaE maletaS \
    maletasV mallasS manchegoG mandarinasG mangueraS manicuraM mantasS mantelS mantequillaG \
    manualidadesE manzanaG manzanasG mapfreI# maquillajeS maquinillasG marcoS marcosS \
    marionetasE marisqueriaD@ martilloS masajeM masillaS masmovilU# masterL mayonesaG mazapanG \
    mechasM mediasS mejillonG mejillonesG melocotonG melonG mentaG menuD mercadilloE merluzaG \
    mermeladaG mesaS mesillaS mesonD@ metrobusT mezcalD microondasS mielG misakoS# mocasinesS \
    mochilaS moldeS morcillaG mostazaG motoT mozzarellaG mudanzaH muebleS muletasM multaT \
    multasT munecaS mutuaI nabosG napolitanaD naranjasG nataG naturgyU# neumaticoT neumaticosT \
    neveraS nineraL notarioO novelaS nuecesG nutricionistaM obrasH oculistaM oftalmologoM ollaS \
    ongP oposicionesL opticaM@ oreganoG orlaL ortodonciaM osteopataM otorrinoM ouigoT# oyshoS# \
    paddleE padelE palaS panalS panalesS pancetaG pantallaS panueloS papeleriaS@ paqueteS \
    parabrisasT paraguasS parapenteE parkaS parqueH parquimetroT partidoE pasaporteV pasasG \
    pastelD pasteleriaD@ pastelesD pastillasT patatasG pateG patinajeE patinesE patineteT \
    patinetesT patoG pavoG pccomponentesS# peajesT peceraS pediatraM pedicuraM pegamentoS peliE \
    pelisE pelletsU pelucaM pelucheS peluqueroM pemexT# pendientesS pendriveS pepcoS# \
    pepephoneU# pepinillosG pepinoG perasG perchaS perchasS perejilG pergolaH periodicoS \
    periquitoS persianasH pescaE pestanasM petardosE piercingM pijamaS pilasS pimientaG \
    pimientosG pinaG pinchoD pinchosD pintalabiosS pintorH pinturaS piscinaE pistachosG plagasH \
    planchaS plantaS plantasS plantillasM platanoG platanosG platosS plazosB plumiferoS \
    podologoM polloG polvoronesG pomadaM pomeloG predialH primorS# protesisM psicologaM \
    psicologoM psicoterapiaM psiquiatraM puerrosG pufS pulpoG pulseraS puzleE quesoG quinielaE \
    quinoaG quiropracticoM rabanosG racionD racionesD radiadorH radiadoresH radiografiaM ramoP \
    raquetaE rascaE rascadorS rastrilloS rastroE ratonS recetaM recogedorS recuerdosV reformaH \
    reformasH refrescoD regaderaS regletaS relojS remolachaG repostadoT repostarT reposteT \
    requesonG retrovisorT revistaS revistasS rimelS riojaD rodillaD# rodilloS romeroG \
    rompecabezasE rosasP rosconG rotuladoresS ruedasT sabanaS sabanasS sacacorchosS salG \
    salchichasG salchichonG sanbornsD# sandaliasS sandiaG sangriaD sanitasI# sardinasG sartenS \
    scoutsL selloS sellosS semillasS semolaG servilletasG setasG sferaS# sierraS siliconaS \
    sillaS sillasS sillitaT sillonS skateE solomilloG sombreroS sombrillaS somierS sorianaG# \
    springfieldS# stradivariusS# suavizanteG subeT# sudaderaS sueterS sujetadorS superG surfE \
    tabacoS tabernaD@ tablaS tabletaS tabureteS taconesS taladradoraS taladroS tamalesD \
    tamponesG tapaD tapiceroH tarifaU tarimaH tartaD tatuajeM tazaS tazasS tecladoS tejadoH \
    tejasH telaS teleS telepizzaD# telesillaE televisorS telmexU# tendederoS tenisS tequilaD \
    terapiaM termoS termometroM ternascoG terneraG tiendaS tijerasS tintaS tinteM tintoD \
    tintoreriaS@ tirantesS tiritasM toallaS toallasS toallitasG tobilleraS toldoH toldosH \
    tomateG tomatesG tombolaE tomilloG tornillosS tortaD tortillaD tortillasG tortugaS \
    tostadoraS totalplayU# traduccionO trajeS transbordadorT tranviaT traposS trasteroH \
    traumatologoM tribunalO tripodeS tronaS truchaG tumbonaS turronG uniL uniformeL urologoM \
    utilesL uvasG vacunaM vacunasM vajillaS vaquerosS vasosS velaS velasS vendasM verbenaE \
    verduleriaG@ verduraG vermuD vermutD vestidoS vestidosS veterinariaM veterinarioM vidrioH \
    vinagreG viniloE vinilosE vipsD# visadoV vitaminasM vtcT wallapopS# yelmoE# yesoH yogurG \
    yoguresG yoigoU# zanahoriasG zapateroS zoologicoE zumbaE zumoG
    """

  static let italian: StaticString =
    """
    abitoS accappatoioS acetoG acquarioE acquerelliS aghiS agipT# aglioG agnelloG agopunturaM \
    agriturismoV albicoccheG aliscafoT alloggioV alloroG alluminioG altoparlanteS amacaS amaroD \
    ambulanzaM ammorbidenteG ammortizzatoriT analisiM anatraG anelloS anguriaG annaffiatoioS \
    antigeloT antipulciM antizanzareM aperitiviD apparecchioM arachidiG aranceG aranciniD \
    architettoH argillaS armadioS arrampicataE asciugamaniS asciugamanoS asparagiG \
    aspirapolvereS assicurazioniI assorbentiG astuccioL atacT# autogrillD# autolavaggioT@ \
    autoscuolaL@ avvitatoreS avvocatoO badanteH bagnoschiumaG ballettoE balloE bambolaS bananeG \
    barbabietoleG basilicoG batteriaT batterieS bennetG# benzinaioT bermudaS berrettoS biberonS \
    bibitaD bibiteD bicchieriS biciT biciclettaT bigliettiE bikiniS biliardoE birreriaD@ \
    biscottiG bisteccaG bolliO bomboniereP borracciaS borsettaS bottiE bottoniS braccialettoS \
    bresaolaG bretelleS briocheD broccoliG burroG cacciaE cacciaviteS cafO caffettieraS \
    calamariG calcettoE calcolatriceL caldaiaH calzeS calzedoniaS# calziniS calzolaioS caminoH \
    campeggioV cancelleriaS candegginaG candelaS candeleS cannoliD canoaE canoneU caparraH \
    cappelloS capperiG cappottoS cappucciniD caraffaS caramelleG carciofiG cardiologoM \
    caricabatterieS caroteG carroattrezziT carrozzeriaT carrozziereT carrozzinaS cartellaL \
    cartellinaS cartoleriaS@ cartucceS cartucciaS cascoT caselloT casseS cassettieraS castagneG \
    catenaT cauzioneH cavatappiS caviglieraS cavoS cavolfioreG cavoloG ceciG ceramicaE cerealiG \
    cerettaM cerottiM cesoieS cestoS cetrioliG chiaveH chiavettaS chiaviH chiodiS chitarraE \
    ciabattaS ciabatteS cigliaM ciliegieG cinghiaT cinturaS cioccolatoG ciondoloS ciotolaS \
    cipolleG circoE ciuccioS clinicaM@ colfH collaS collanaS collareS collirioM coltelliS \
    coltelloS commercialistaO comodinoS compassoL concimeS congelatoreS conservatorioL conserveG \
    copertaS coperteS cornettiD corniceS corniciS corrieraT costineG costumeS cotoneG couscousG \
    cozzeG craiG# cravattaS cremaS cricetoS~ crocchetteS crocieraV cucciaS cuccioloS~ cucitriceS \
    cuffieS cullaS cuscinettoS cusciniS cuscinoS datteriG dentifricioG deodoranteG depositoH \
    dermatologoM desparG# detersivoG diarioL digestivoD disegnoL disinfestazioneH divanoS \
    docciaH doganaO dolciD dondoloS doposcuolaL droneS ecografiaM elettricistaH eniU# enotecaD@ \
    equitazioneE esameL escursioneV estetistaM euronicsS# eurospinG# fabbroH facciataH fagioliG \
    falegnameH familaG# fariT farinaG farmaciM farmacoM faroT farroG fastwebU# fazzolettiG \
    federaS felpaS feltrinelliS# ferramentaS@ ferroS fibraU fichiG finocchiG fisioterapiaM \
    fisioterapistaM focacceG focacciaD forbiciS formaggiG fornoS fotocameraS foulardS fragoleG \
    francobolliS francobolloS freniT frigoS frigoriferoS frizioneT fumettiE fumettoE funeraleO \
    funghiG gabbiaS gamberettiG gamberiG gelatiD generaliI# geometraH gessoH giardiniereH \
    ginecologoM giocattoloS gioielliS gioielloS giornaleS giostraE giostreE gitaV giubbottoS \
    gocceM gommaT gommistaT gorgonzolaG gplT granitaD grappaD grattaE grissiniG grondaiaH \
    grucceS grucciaS guantiS guarnizioneH guinzaglioS hamburgerD iliadU# imbianchinoH \
    immatricolazioneT immersioneE impermeabileS impostaO imposteO imuH infermieraM infermiereM \
    infraditoS insalataG interessiB intimissimiS# iperG# irenU# irpefO iscrizioneA isolamentoH \
    italoT# kartingE kasanovaS# kaskoI kenaU# kiwiG laboratorioM lametteG lampadaS lampadarioS \
    lampadinaS lampadineS lanaE lasagneD lavaggioT lavanderiaS@ lavandinoH lavastoviglieS \
    lavatriceS leggingsS legnaU lentiM lenticchieG lentineM lenzuolaS lenzuoloS leroyS# \
    lettieraS lettoS libreriaS lievitoG limoneG limoniG logopedistaM lucchettoT magiaE magliaS \
    magliettaS maglietteS maglioneS maialeG maioneseG mandariniG mandorleG maneggioE manzoG \
    marionetteE marmellataG marmittaT martelloS massaggiM massaggioM masterL materassoS matitaS \
    matiteS mazzoP mediaworldS# melanzaneG meleG meloneG mensolaS mentaG mercatinoE merendaD \
    merluzzoG metanoT microondeS mieleG mobileS mocassiniS mondadoriS# monopattinoT mortadellaG \
    motoT motorinoT mozzarellaG multeT muratoreH mutandeS nastroS navettaT nidoL noccioleG nociG \
    notaioO nuotoM nutrizionistaM obiS# oculistaM olioG oliveG ombrelloS ombrelloneS omeopatiaM \
    omogeneizzatiG orecchiniS origanoG orologioS ortolanoG@ ortopedicoM orzoG osteopataM otticoM \
    otturazioneM oviesseS# ovsS# paccoS padelE padellaS palaS palettaS palloneE pamG# pancettaG \
    pandoroG panettoneG paniniD paninotecaD@ pannaG pannoliniS pannolinoS pantofoleS pappagalloS \
    parabrezzaT parapendioE parchimetroT parcoE parmigianoG parquetH parruccaM parrucchieraM \
    partitaE passaportoV passegginiS passegginoS pasticciniD pastiglieT patateG patenteL \
    pattinaggioE pattiniE pecorinoG pedaggiT pediatraM pelletU pellicolaG pelucheS pennaS \
    pennarelliS penneS pennelloS pentolaS pepeG peperoniG pereG pergolaH persianeH pescaE \
    pescheG pescheriaG@ piadinaD pianoforteE piantaS pianteS piastrelleH piattiS pienoT \
    piercingM pigiamaS pileS pinzeS piscinaE piselliG pistacchiG piuminoS piumoneS pizzettaD \
    plantariM pneumaticiT podologoM pokeD polloG polpoG poltronaS pomataM pomodoriG pompelmoG \
    porriG portinaioH posateS poufS presaS preseS prezzemoloG profumoS prolungaS prosciuttoG \
    protesiM provoloneG psichiatraM psicologaM psicologoM psicoterapiaM quaderniS quadernoS \
    quinoaG racchettaE raccoglitoreS radiatoreH radiografiaM rapeG rasoioG rastrelloS ravanelliG \
    rcaI reggisenoS rettaL revisioneT ricettaM ricottaG rifornimentoT righelloS rinascenteS# \
    risoG risottoD ristrutturazioneH rivistaS rivisteS roadhouseD# romanzoS roseP rosmarinoG \
    rossettoS rosticceriaD@ rubinettiH rubinettoH rulloS saccoS sagraE salameG salmoneG \
    salsicceG salumeriaG@ sandaliS saponeG sardineG sartaS saunaM scacchiE scaffaleS scalaS \
    schermoS sciE sciarpaS sciroppoM scommessaE scommesseE scopaS scottexG sdraioS secchioS \
    sedanoG sediaS sedieS segaS seggiolinoS seggioloneS seggioviaE semiS seminarioL semolaG \
    senapeG serramentiH serraturaH sgabelloS sigaretteS siliconeS skateboardE skipassE smaltoS \
    sopraccigliaM sottacetiG spatolaS spazzaturaU spazzolinoG specchiettoT specchioS speckG \
    spettacoloE spezieG spillaS spinaciG spizzicoD# spugnaG spugneG spurgoH stadioE stampanteS \
    stampelleM stampoS stendinoS stiraturaM stivaliS stoffaS stracchinoG strofinacciG \
    strofinaccioS stucchiH stuccoS stufaH succoG superenalottoE suppliD surfE surgelatiG \
    svegliaS tabaccheriaS@ tabaccoS tacchiS tacchinoG tagliaerbaS tagliandoT tagliereS taglioM \
    tamoilT# tapparelleH tappetoS taralliG tariH tartarugaS tasiH tastieraS tataL tatuaggioM \
    tavoloS tazzaS tazzeS tegoleH telepassT televisoreS tendaS tendeS termeM termometroM \
    termosifoneH terriccioS tesseraA tettoH tezenisS# thermosS thespaceE# tigotaS# tigreG# timoG \
    tintaM tintoriaS@ tiragraffiS tiramisuD tiscaliU# todisG# toelettaturaS tombolaE tonnoG \
    torciaS torroneG tortaD tostapaneS tovagliaS tovaglioliG traduzioneO traghettoT tramezzinoD \
    trapanoS traslocoH treppiedeS tribunaleO tronyS# trotaG trucchiS truccoS tuboS tutaS tutoreM \
    uciE# unghieM unieuroS# unipolI# unipolsaiI# upimS# urologoM uvaG uvettaG vaccinoM valigiaS \
    valigieV vascaH vasoS verdureG verniceS vestitoS veterinariaM vetraioH vinileE viniliE \
    visitaM vitamineM vitelloG vitiS vongoleG wcH windU# windtreU# wurstelG yamamayS# zainoS \
    zenzeroG zerbinoS zuccaG zuccheroG zucchineG zumbaE
    """

  static let portuguese: StaticString =
    """
    abacateG abacaxiG abajurS abastecerT aboboraG abobrinhaG absorventeG absorventesG \
    acampamentoV acucarG acupunturaM aduboS advogadaO advogadoO agulhasS aipoG albergueV \
    alcachofraG alcaparrasG alcoolT alecrimG alfaceG alfandegaO alhoG alicateS alisamentoM \
    almofadaS alojamentoV alpargataS alvejanteG amacianteG ambulanciaM amendoasG amendoimG \
    americanasS# amortecedorT amortecedoresT ancinhoS andadorS anelS anuidadeA aparelhoM \
    apoliceI apostilaL aquarelaS aquarioE aquecimentoU argilaS arquitetoH arranhadorS \
    artesanatoE aspargosG aspiradorS assaiG# associacaoA atacadaoG# atumG autoescolaL aveiaG \
    avelasG aviaoV avonS# azeiteG azeitonasG azulejosH babaL bacalhauG baldeS baleE balsaT \
    banheiraH banquinhoS barbeadorG barbeariaM@ barcaT barracaS barzinhoD@ batataG batatasG \
    bateriaT batomS bazarE berbequimS bercarioL bercoS berinjelaG bermudaS beterrabaG bicaD \
    bicicletaT bifanaD bifeG bilharE bilheteT# biquiniS biscoitoG biscoitosG bisnaguinhaG blusaS \
    bobsD# bolaE bolachaG bolachasG bolaoE bolicheE boloD bolosD boneS bonecaS borrachaS \
    borrachariaT@ borracheiroT botasS botecoD@ boticarioS# botijaoU botoesS botoxM bretasG# \
    brincosS brinquedoS brocolisG buqueP busaoT cabeleireiraM cabideS cabidesS caboS cachacaD \
    cachecolS cadeadoT cadeiraS cadeiraoS cadeirasS cadeirinhaS cadernoS cadernosS cafeteiraS \
    cafezinhoD caiaqueE caipirinhaD calabresaG calcasS calcinhaS calculadoraL caldeiraH calhaH \
    calopsitaS camaS camaraoG camisetaS camisetasS canecaS canecasS canetaS canetasS canetinhasS \
    canoaE cantilS capaceteT capachoS capinhaS cardiologistaM carnesG carpinteiroH carregadorS \
    carrinhoS cartorioO@ cartuchoS casacoS casinhaS cassinoE castanhasG caucaoH cebolaG cebolasG \
    cemigU# cenouraG cenourasG centauroS# ceramicaE cereaisG cervaD cervejariaD@ cestoS champoG \
    chapeuS chaveiroH chavesH chineloS chinelosS chipU chopeD choppD chuchaS chuchuG chupetaS \
    churrascoD churrasqueiraS chuteiraS chuteirasS chuveiroH cigarroS cigarrosS ciliosM cineE \
    cintoS circoE clinicaM@ cobertorS cobertoresS cogumelosG colarS colchaoS colegioL coleiraS \
    colirioM comodaS compassoL condicionadorG conectcarT# congeladosG contabilistaO contadorO \
    contadoraO continenteG# copelU# coposS coquetelD correiaT correnteT cortadorS cortinaS \
    cortinasS costelaG costureiraS couveG cpflU# cruzeiroV cuecaS cuecasS curativoM cursinhoL \
    cuscuzG dafitiS# dancaE decolarV# dedetizacaoH dedetizadorH denteM depilacaoM \
    dermatologistaM desenhoL desentupidoraH desinfetanteG desodoranteG despachanteO despertadorS \
    detergenteG diaristaH discosE discotecaE@ doutorM drogaraiaM# drogasilM# droneS edpU# \
    edredomS eletricistaH eletricoT embreagemT empadaD empregadaH encomendaS enfermeiroM \
    enlatadosG enterroO equitacaoE ervilhaG escadaS escaladaE escapamentoT escoteirosL esfihaD \
    esmalteS espatulaS espelhoS espetaculoE espetinhoD espinafreG esponjaG esponjasG \
    espreguicadeiraS esquiE estadioE estanteS estojoL etanolT exameM examesM excursaoV \
    explicacoesL exposicaoE extensaoS facaS facasS fachadaH faculL farinhaG faroisT farolT \
    faxinaH faxineiraH fechaduraH feijoadaD fermentoG ferragensS fibraU filhoteS~ fisioM \
    fisioterapeutaM fisioterapiaM fitaS fogaoS fogosE foneS fonesS fonoaudiologaM formaturaL \
    fornoS fosforosG fraldaS fraldasS francesinhaD frangoG freioT freiosT frigideiraS \
    frigorificoS fronhaS frutaG funeralO funilariaT furadeiraS futebolE futsalE gaiolaS galaoD \
    galpT# garrafaS garrafinhaS gasoleoT gasolineiraT geladeiraS geleiaG gengibreG gessoH gibiE \
    ginecologistaM giraffasD# goiabaG gorgonzolaG gorroS gotasM grampeadorS graoG gravataS \
    guaranaD guardanaposG guinchoT guitarraE habibsD# hamsterS~ havaianasS# hdS homeopatiaM \
    homusG hortelaG imiH imobiliariaH@ imperialD impressoraS infantarioL inglesL inspecaoT \
    intermarcheG# iogaM iogurteG iogurtesG irpfO issO jaquetaS jardineiroH jarraS joiaS joiasS \
    jornalS jurosB kabumS# kartE kinoplexE# kiwiG laboratorioM laminaG laminasG lampadaS \
    lampadasS lancheiraL lanchesD lanternaS lapisS laranjaG laranjasG lareiraH lavadoraS \
    lavagemT lavanderiaS@ leggingS lembrancinhaV lencoS lencoisS lencolS lenhaU lentesM \
    lentilhaG leroyS# licenciamentoT limaoG limoesG linguicaG lixaS lixiviaG lixoU lotofacilE \
    loucaS louroG lulaG luminariaS lustreS luvasS luzesM macaG macarraoG macasG maderoD# \
    magaluS# magicaE maioneseG malaS malasV mamadeiraS mamaoG mandiocaG mangueiraS manjericaoG \
    manteigaG mantimentosG maquiagemS maquilhagemS maracujaG marceneiroH margarinaG marionetesE \
    marmitaD marmitexD marteloS massaG massagemM matriculaL mecanicoT mechasM medicaM \
    medicamentoM megasenaE meiO meiasS melG melanciaG melaoG meoU# mergulhoE mesaS mestradoL \
    mexericaG miniprecoG# mistoD mocassimS mochilaS molduraS moletomS moquecaD morangoG \
    morangosG mortadelaG mostardaG motoT movelS mucarelaG mudancaH muletasM multaT multasT \
    mussarelaG nataD natacaoM netshoesS# notarioO nozesG nutriM nutricionistaM obrasH oculistaM \
    ofertaP oftalmologistaM oleoG opticaM@ oreganoG ortopedistaM osteopataM oticaM@ otorrinoM \
    outbackD# paS pachecoM# padelE padocaD@ paezinhosG palmilhaM panelaS panelasS panetoneG \
    panoS panvelM# papagaioS papelariaS@ parafusadeiraS parafusoS parafusosS parapenteE parqueE \
    parquimetroT partidaE passagensV passaporteV passasG passeT passeioV pasteisD pastelariaD@ \
    patinacaoE patineteT patinsE patoG pedagiosT pediatraM pedreiroH peixariaG@ peluciaS \
    pendriveS pepinoG perasG pergolaH peruG perucaM pescaE petiscosD petrobrasT# petshopS@ \
    picanhaG piclesG piercingM pijamaS pilhaS pilhasS pimentaG pimentaoG pincelS pingenteS \
    pingoG# pintorH piscinaE pisoH plantaS plantasS pneuT poltronaS polvoG pomadaM poquerE \
    porcoG portagensT portatilS porteiroH postoT@ pranchaS prateleiraS pratosS pregoD pregosS \
    prendaP prendasP prestacaoB prestacoesB presuntoG progressivaM propinaL proteseM provaL \
    psicologaM psicologoM psicoterapiaM psiquiatraM pufeS pulseiraS quadrinhosE queijoG queijosG \
    quentinhaD quiaboG quinoaG quiroprataM rabaneteG racaoS radiadorH ragazzoD# raqueteE \
    raspadinhaE reboqueT receitaM reforcoL reformaH refriD refrigeranteD regadorS regataS reguaS \
    relogioS rennerS# repelenteM repolhoG requeijaoG retrovisorT revisaoT revistaS revistasS \
    riachueloS# ricotaG rifaE rimelS rodizioD roloS romanceS rosasP roteadorS roupaoS sabaoG \
    sabespU# saboneteG sacolaoG@ saiaS salG salameG salaminhoG salgadoD salgadosD salmaoG \
    salsichasG salsinhaG sandaliaS sandaliasS sapatariaS@ sapateiroS sapatoS sardinhaG seloS \
    selosS sementesS semolinaG serralheiroH siliconeS sinucaE skateE smartfitM# sobrancelhaM \
    sobrancelhasM sobremesaD sorveteriaD@ spoletoD# sptransT# sucoG sumoG surfeE suspensorioS \
    sutiaS tabacoS tabuaS talaM talheresS tamarasG tangerinaG tapeteS tapiocaD tartarugaS \
    tascaD@ tatuagemM tecidoS tecladoS telepizzaD# televisaoS televisorS telhadoH telhanorteS# \
    telhasH temakiD temperoG temperosG terapiaM termometroM ternoS tesouraS tigelaS tintaS \
    tinturaM toalhaS toalhasS toldoH tomadaS tomadasS tomateG tomatesG tomilhoG toranjaG \
    torneiraH torneirasH tornozeleiraS torradeiraS tortaD tosaS traducaoO travesseiroS \
    travesseirosS travoesT tripeS trutaG ultrafarmaM# ultrassomM unhasM uniformeL unimedM# \
    urologistaM uvaG uvasG vacinaM vacinasM vaquinhaP varalS vasoS vasosS vassouraS velaS velasS \
    veloeT# verduraG vermifugoM vernizS vestibularL vestidoS vestidosS veterinariaM veterinarioM \
    videogamesE vidraceiroH vidroH vinagreG vinhosD vinilE violaoE vitaminasM vitelaG vltT \
    wortenS# xadrezE xampuG xaropeM xicaraS zaffariG# zoologicoE zumbaE
    """
}
