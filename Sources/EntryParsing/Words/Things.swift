/// Kinds of things with their categories, for words that no language table has.
///
/// Made by `Tests/Tools/WordLists/things` from WordNet 3.0, Copyright 2006 by Princeton University, which
/// gives permission to use, copy, modify and distribute it and its documentation for any purpose and
/// without fee, provided that this notice appears; "as is", without warranty. The words are in
/// alphabetical order.
enum Things {
  static let lists: [(category: CategoryPlace, words: StaticString)] = [
    (
      .debt,
      "loan mortgage"
    ),
    (
      .dining,
      """
      absinth alcohol ale aperitif applejack applesauce aquavit barbecue barbeque beefburger beer \
      beverage bisque bitter bitters blancmange blintz blintze bootleg booze borsch borscht \
      bouillabaisse bouillon brandy breakfast brew broth brunch bubbly burrito buttermilk \
      cappuccino casserole champagne cheeseburger cheesecake chili chocolate chowder cider \
      clambake cocktail cocoa coffee coffeecake coleslaw collation compote cookie cookout cordial \
      crape crisp croquette cruller crumpet cupcake curry custard daiquiri decaf demitasse dessert \
      dinner donut drinkable duff eggnog enchilada espresso firewater fizz flan flapjack fondu \
      fondue fricassee fritter gazpacho generic gimlet gin gingerbread gingersnap goulash grinder \
      grog gruel gyro hamburger hash herbal highball hoagie hoagy hock hooch hootch hotcake \
      intoxicant julep junket kabob kebab lacing ladyfinger lasagna lasagne latte lemonade limeade \
      liqueur liquor lollipop lunch luncheon macaroon margarita martini meal meatball meatloaf \
      milk minestrone mousse mulligatawny muscatel nacho nosh oatmeal omelet omelette orangeade \
      pancake parfait pasta pasty patty philter pie pilaf pilaff pilau pilaw pizza plonk poi \
      porcupines porridge potable potion potluck potpie pottage pudding quesadilla ragout \
      refreshment repast rum salad sandwich sauerkraut scampi schnapps seltzer sherbert sherbet \
      sherry shortbread sidecar sinker slaw sling snack sorbet soup sour spaghetti spareribs \
      spirits stinger stout strudel sub succotash sukiyaki sundae supper sushi swizzle tea teatime \
      tempura tequila toddy tonic torte tortilla trifle vermouth viand vichyssoise vintage vodka \
      waffle wassail whiskey whisky wine
      """
    ),
    (
      .education,
      """
      coeducation course dramatics education elective lecture lesson primer schoolbook \
      schooling textbook tuition
      """
    ),
    (
      .entertainment,
      """
      above acrobatics adagio anagrams angling anthem antic antiphonal aquatics archery aria \
      athletics auction avocation backgammon badminton bagatelle ballad ballet baseball basketball \
      bathe bathing bebop belling bicycling billiards bingo blues bobsledding bolero boogie \
      bowling bowls boxing buffoonery bullfighting burlesque cadenza canasta cancan cantata \
      canticle canto cards carnival carol caroling carousal carouse cassino chant chantey chanting \
      chanty chapter charades checkers choral chorale choreography classical clipping clowning \
      coda concert concerto conga counterpoint coursing cribbage crooning croquet curling cycling \
      dancing darts debauch debauchery debunking decathlon demonstration descant dirge disco \
      dissolve ditty diversion docudrama documentary dominoes dominos doubles doxology drama \
      dressage ducking encore entertainment epilog epilogue escalator escapism excerpt exhibition \
      extravaganza fair festivity film finale fireman fishing fives flamenco flashback flirtation \
      flirting floating follies foolery football foreword foxtrot frolic fun gala gambling gambol \
      game gaming gavotte glissando golf gradual gymnastics harmonization hearts histrionics hobby \
      hockey hoofing hoops hopscotch hornpipe horseplay horseshoes hula hunting hurling hymn idyl \
      infotainment insert instalment intermezzo jacks jamboree jig jitterbug jive judo jumping \
      karaoke keen lacrosse lancers largo lay legerdemain leitmotif lied ligature lotto lullaby \
      madrigal mahjong mambo marbles mazurka medley meet meld melody merrymaking minuet \
      misquotation misquote modulation motorcycling movie music musical newsreel nightlife \
      ninepins nocturne oldie opera operetta opus oratorio orchestration overture parlay pastiche \
      pastime pastoral peekaboo pentathlon performance pinball pinochle pizzicato play playing \
      pleasantry plunge polka polyphony postlude prank preamble preface preliminary premiere \
      processional prologue pugilism quadrille quintet quoits racing raffle ragtime recitative \
      recreation refrain regatta reggae rendering rendition requiem rerun revel revelry revue \
      riding rodeo roundelay rowing rugby rumba sashay scat scherzo sculling section serenade \
      serial sevens sextet shinny show showstopper shuffleboard silents singing singles \
      skateboarding skating skiing sledding snooker snorkeling soccer sonata song spectacular \
      spiritual sport stomp stopper stops suite sumo surfboarding surfing sweepstakes swim \
      swimming swoop symphony tango techno tennis tenpins theatrical threnody tiddlywinks \
      tobogganing tomfoolery toss toying travelog travelogue trolling tumbling tune vaudeville \
      vocal vocalizing volleyball wager whist whoopee yodeling
      """
    ),
    (
      .gifts,
      """
      benefaction bequest bouquet corsage donation dowry freebee freebie gift giveaway \
      grant lagniappe largess largesse legacy nosegay offertory philanthropy postdoc \
      postdoctoral posy prize scholarship subsidy welfare
      """
    ),
    (
      .groceries,
      """
      agar ail albacore anchovy aniseed antipasto appetizer apple aspartame aspic avocado bacon \
      bagel barley bean beefsteak berry biscuit blackberry bonbon bonito bread brisket brittle bun \
      butter butterscotch cabbage candy capon caramel carp catfish catsup caviar caviare cheese \
      chicken chilli chilly chips chitlings chitlins chitterlings chuck chutney citron citrus \
      cleaner cleanser cling cockle coconut codfish coloring comestible commissariat concoction \
      condiment confection confectionery conserve conserves copra cornbread cornmeal cracker \
      crawfish crayfish croissant curd currant dainty damson delicatessen dentifrice diet dietary \
      dough dressing duckling dumpling dumplings eatable eats edible eel eggplant eggs escarole \
      farina filet fillet fixings flatfish flavoring flounder flour fondant food frankfurter frier \
      fries fryer fudge gherkin giblet giblets goody granola grape gravy greens griddlecake grist \
      grits grouper grouse grub guacamole gum gumdrop haddock hake halibut ham hardtack herring \
      hindquarter hominy honey honeydew hummus jam jawbreaker jello jelly jerky jimmies juice \
      julienne ketchup kipper knackwurst knockwurst kosher larder leftovers lemon lentil limpet \
      liverwurst loaf lobster loin lozenge lychee mackerel margarine marinade marmalade \
      marshmallow marzipan matzo matzoh mayo mayonnaise meat melon mince mincemeat mix molasses \
      mozzarella muesli muffin mullet multivitamin muskellunge mussel mutton noodle nougat \
      nourishment nutrient nutriment octopus offal oleo oleomargarine orange organs partridge \
      pastrami pastry pate pea pear pekoe peppercorn pepperoni perishable piccalilli pickerel \
      pickle pilchard pita plaice pone popover pork porterhouse potato praline prawn preserves \
      pretzel produce provisions prune puffer pullet pumpernickel puree quahaug quahog quail \
      radish raisin ration ravioli rhubarb rice ricotta roast roe romaine roughage rusk rutabaga \
      saccharin sailfish salami salsa saltine sardine sauce sausage schrod scollop scone scrod \
      seafood seasoning shad shampoo shank shellfish shortcake sirloin sirup smelt soap sprat \
      sprinkles spud squab squid starches steak steamer strawberry stuffing sugar sultana sunfish \
      sustenance sweetbread sweetbreads sweetener sweetening sweetmeat swordfish syrup taffy \
      takeout tapioca tidbit titbit toast toffee toffy tofu tomato toothpaste treacle treat tripe \
      trout tuck tunny turbot veal vegetable vegetarianism veggie venison vermicelli viands \
      victual victuals vinaigrette vinegar weakfish weenie whelk whitefish whiting wildfowl \
      windfall yoghourt yoghurt yogurt yolk zwieback
      """
    ),
    (
      .health,
      """
      abortionist acetaminophen acoustic aftercare allergist aloes altering anaesthetic \
      anaesthetist analgesic anesthesiologist anesthetic anesthetist angioplasty anodyne \
      antibiotic antidepressant antidote antihistamine antiseptic antiviral aphrodisiac \
      appendectomy aromatherapy aspirin astringent bandage bandaging barbiturate bifocals \
      botanical braces bridgework cardiologist castration cathartic checkup chemotherapy \
      chiropodist chloroform clinic cocaine codeine cupping curative cure decongestant dentist \
      dentistry denture depressant dermatologist diagnostician diuretic doc doctor dose douche \
      downer drug drugging electrocardiograph embryologist emetic enema evisceration expectorant \
      extirpation eyeglasses facelift flooding gerontologist glasses goggles gynecologist \
      hallucinogen hematologist heroin homeopathy hygienist hypnotic hypodermic hysterectomy \
      ibuprofen implant inlay interferon intern interne internist ipecac laudanum laxative \
      liniment liposuction lobotomy lorgnette mastectomy max medical medication mescaline methadon \
      methadone microsurgery morphine narcotic neurologist neurosurgery neutering niacin \
      nitroglycerin nitroglycerine nostrum obstetrician ointment ophthalmologist opiate opium \
      orthodontia orthodontics orthodontist orthopaedist orthopedist painkiller palliative \
      pathologist pediatrician pediatrist penicillin pharmaceutical phenobarbital physic physician \
      physiotherapy placebo podiatrist polygraph preventative preventive prophylactic prosthesis \
      psychiatrist psychoanalysis psychoanalyst purgative quack quinine radiologist radiotherapist \
      radiotherapy refill relaxant restorative riboflavin salve scag scalpel sedative shades \
      shrink soporific spaying specs spectacles sterilization stethoscope streptomycin styptic \
      sunglasses suppository surgeon swathe syringe therapeutic therapy thiamin thiamine \
      tonsillectomy tourniquet tracheotomy tranquilizer tranquillizer transplantation truss \
      unguent urologist vasectomy vet veterinarian veterinary vitamin vivisection
      """
    ),
    (
      .housing,
      """
      apartment barrack bivouac bivouacking boardinghouse brick bungalow camp camping castle \
      cement chalet clapboard cloister cobble cobblestone cohabitation commode concrete condo \
      condominium convent cope coping cottage dacha detox dollhouse dorm dormitory duplex dwelling \
      farmhouse fiberglass flagstone flophouse forecastle gravestone grindstone grout gunwale \
      harem headstone hermitage hone hospice house housing hydrant lager lagging lamasery lath \
      linoleum lodging lodgings louver lumber manor manse monastery monolith nunnery occupancy \
      palace pale parsonage penthouse plank planking plaster potty priory puddle quarters rectory \
      render rooms seraglio shake shingle shower sink skid slat slating spline stabling steerage \
      stucco teepee tenancy tenting tepee timber tipi tombstone toothpick urinal vicarage wardroom \
      washbasin washbowl whetstone wigwam
      """
    ),
    (
      .insurance,
      "insurance"
    ),
    (
      .shopping,
      """
      accelerator accessory accordion actuator adaptor adhesive adornment adz adze aerator afghan \
      afterburner aileron airbrush airfoil alb almanac altar alternator altimeter ammeter \
      amplifier ampoule ampul ampule analyzer anchor andiron android anemometer anklet anklets \
      annals anode anorak antenna anthology antiperspirant aperture apparatus apparel appliance \
      applicator appurtenance apron aquarium archives argyle armature armchair armor armrest ascot \
      ashcan ashtray assembly atomizer attire audiovisual auger awl awning axe axle babushka \
      backboard backhoe backpack backrest backspace bag baggage bagging bagpipe baize balalaika \
      bale ball ballpoint baluster bandana bandanna banding bandoleer bandolier bangle banjo \
      banner baptistery baptistry barbell barometer barrette bars baseboard basin basket bassinet \
      bassoon bath bathrobe bathtub batik baton bead beading beaker beanbag bed bedclothes bedding \
      bedpan bedroll bedspread bedstead beeper bell bellows belting bench bender beret besom \
      bestiary bestseller bib bidet bier billfold billy bimonthly bin binder binnacle binoculars \
      birdbath birdhouse biretta biweekly blanket blazer blazon blender blinder blindfold bling \
      blinker bloomers blouse blower blowtorch bludgeon boa boater bobbin bodice boiler bola \
      bombard bones bongo bonnet book bookcase bookend booklet bookshelf boot bootee booth bootie \
      bootstrap borer bottle bow bowl bowsprit box boxers bra brace bracing brad braiding brake \
      brakes brassiere brazier breastplate breeches breviary bridle briefcase briefs britches \
      broach broadcloth broadloom brocade brochure brogan brogue broiler brooch brooder broom buck \
      bucket buckle buckler buckram bucksaw buckskins buffet bugle bullhorn bumper bunk bunting \
      burka burlap burner burnoose burnous busby button buzzer cabinet caddy caftan caldron calico \
      caliper calliper cambric camcorder camera camisole camshaft can candelabra candelabrum \
      candle candlestick cane canopy canteen cantilever canvas cap capacitor caparison capstan \
      capsule carafe carboy carburetor cardigan carillon carpet carpetbag carpeting carryall \
      cartwheel caryatid cashmere casing casket cassette cassock castanets catafalque catalog \
      catapult catchall cathode cauldron celesta cello cellophane censer centrifuge cesspool \
      chains chainsaw chair chaise chalice chambray chanter chaplet chasuble cheesecloth chemise \
      chessman chiffon chime chino chintz chisel choke chopstick chronometer churn chute circuit \
      circuitry civies civvies clamp clappers clarinet clarion clasp clavichord cleats cleaver \
      clip clipper cloak cloche clock clockwork clodhopper clog cloth clothes clothespin clothing \
      coat coating coax cobweb cockade coffeepot coffin cogwheel colander colors comb combine \
      compact compass compendium compilation compress compressor computer condenser condom console \
      container contraceptive contraption contrivance converter convertor cookbook cooker cooler \
      copier cords corduroy corduroys corkscrew cornet coronet corrective corset cosmetic costume \
      cosy cot cote couch counter counterpane cover coverall coverlet cowl cowling cozy cradle \
      crankcase crankshaft crate cravat crayon creamer credenza creel crib crinoline crisscross \
      crockery crossbar crossbeam crosspiece crossword crowbar crucible crucifix cruet crutch \
      cudgel cuff cullender culotte cup curler currycomb cursor curtain cushion cutlery cutout \
      cyclotron cymbal dapple dashboard dashiki davit daybed deadbolt decal decanter decor \
      decoration deflector defroster deicer demijohn denim deodorant derby desk detector device \
      dhoti diadem diamond diaper diaphragm dibble dickey dickie dicky dictionary digest dimmer \
      diode dipper dipstick directory disc dish dishcloth dishpan dishrag dishtowel dishwasher \
      diskette dispenser divan doghouse doll dongle doorbell doorstep doorstop doublet dowel drape \
      drapery drawer drawers dredge dress dresser drill dropper drum dryer dubbing duds dulcimer \
      dumbbell dumbwaiter dungaree duplicator dustbin duvet dynamo earmuff earphone earplug \
      earring earthenware easel edition egis eiderdown elastic electrode electrolytic \
      electromagnet elevator emblem emollient empty encyclopaedia encyclopedia engine enlarger \
      entanglement envelope epaulet epaulette equalizer equatorial equipage equipment eraser \
      escutcheon espadrille ewer extinguisher extractor eyeglass eyeliner eyepiece fabric facing \
      fan fastening fatigues faucet fax fedora feedbag felt ferrule festoon fetter fiddle fife \
      filigree filter finery fishhook fishnet flag flagellum flagon flagpole flail flannel \
      flannelette flap flaps flashbulb flashgun flashlight flask flatiron flats flatware flipper \
      floodlight floppy flounce flowerpot fluoroscope flute flyswatter flytrap flywheel fob folder \
      footage footlights footlocker footrest footstool footwear forceps foremast foresail fork \
      freckle freewheel freezer fridge frieze frock frontal frosting fulcrum furbelow furnishing \
      furniture fuse fuze gabardine gaberdine gadget gadgetry gaiter gallows galosh galvanometer \
      garb garment garnish garotte garrote garrotte gasket gatepost gauge gauze gavel gear gearbox \
      gearing gearshift generator getup gewgaw gibbet gilding gilt gimcrack gingham girder \
      glassware glaze glockenspiel glossary glossy glove glue goad goalpost goblet gong gossamer \
      gourd gown grab graffiti graffito gramophone grapnel grapple grater graver greasepaint \
      griddle gridiron grommet guidebook guitar gunny gunnysack gusset gyroscope hacksaw hairbrush \
      hairdressing hairnet hairpiece hairpin hairspring halter hammer hamper handbag handball \
      handbook handcuff handkerchief handlebar handset hanging hankie hanky harmonica harness harp \
      harpoon harpsichord harrow hasp hassock hat haversack headdress headgear headlight headphone \
      headset heater heckle helm helmet herringbone hibachi highboy highchair highlighter hobble \
      hobnail hod hoe hoist holder holster homburg homespun hook hopper horn horseshoe horsewhip \
      hose hosiery hourglass housecoat housetop howdah hubcap humanoid hydrofoil hydrometer \
      hygrometer hymnal icebox implement incubator inhalator inhaler injector inkwell instructions \
      instrument integrator interlock ironing irons jabot jackboot jacket jackhammer jackknife \
      jamb jar jerkin jewel jewelry jib jigger jigsaw jimmy jockstrap jodhpurs joggle joist \
      joystick jug jukebox jumpsuit kaftan kazoo kennel kerchief kettle kettledrum key keyboard \
      khaki khakis kickstand kilt kimono kit kitchenware knapsack knickers knife knit knitwear \
      ladle lamp lamppost lampshade lantern lapel lapping laptop laser latch lathe laundry layette \
      leash lectern legging lei lens leotard leotards letterhead lever linen lingerie lining \
      linkup lintel lipstick lisle livery loadstone lock locket lodestone loincloth loom loop \
      lotion loudspeaker lounge lower luggage lyre machine machinery macintosh mackinaw mackintosh \
      magazine magnet magneto magnifier magnum mailbox mainframe mainmast mainsail mainspring \
      makeup mallet manacle mandolin manger mangle mansard mantel mantelpiece mantilla mantlepiece \
      manual maraca marimba marquetry mascara mask mast mat match matchbook matchbox matchstick \
      matting mattock maul maypole megaphone mending meringue metallic metronome microchip \
      microcomputer microfiche microfilm microphone microprocessor microscope middy mike \
      mimeograph mini minicomputer miniskirt mirror missal mitten mizzen mizzenmast moccasin modem \
      mohair moire moleskin moneybag monocle monthly mop motif motor mound mousetrap mower muff \
      muffler mulch multiplexer muslin muumuu nailbrush nappy neckerchief necking necklace necktie \
      needlepoint negligee netting newel nickelodeon nightclothes nightgown nightie nightshirt \
      nightstick ninepin noisemaker noose nutcracker nylons oar oarlock oboe ocarina ocular \
      odometer oilcloth oilskin omnibus organdie organdy ornament oscillator oscilloscope \
      outrigger oven overall overcoat overlapping overlay override overshoe paddle padlock pager \
      pail paint paintbrush paisley pamphlet pan pannier pantie pants pantsuit panty pantyhose \
      parachute paraphernalia parasol parcel parka parquetry passkey patch patina pawl pearl \
      pedestal pedometer peg pen pencil pendant pendent pendulum penknife penlight pennon percale \
      perch percolator perfumery periodical peripheral periscope periwig pestle petticoat pew \
      pharmacopeia phial phone phonograph photocopier piano pianoforte piccolo pickax pickaxe \
      pictorial pilaster piling pillbox pillion pillory pin pinafore pincer pinion pinstripe pique \
      pitchfork piton placket plaid plaque plate platen plating platter playhouse plaything \
      plectrum pliers ploughshare plow plowshare plush pocket pocketknife poker pole polisher \
      polonaise pomade pompon poncho pontifical popgun poplin porcelain porringer portable \
      portfolio pot pothook pottery pouch poultice projector propeller protractor pry publication \
      pullback pulley pullover pump purifier purse putty pyx quartering quarterly quill quilt \
      quoit racquet racquetball radar rafter rag raglan rails raiment raincoat ramp ramrod ratchet \
      rayon razor reactor read reamer receiver receptacle recliner recorder rectifier reel \
      reflector refractory refrigerator regalia regulator rein reissue remote reprint reprinting \
      reset resistor respirator resuscitator retrorocket reversible rheostat rib ridgepole rig \
      rigging rings ripsaw rivet robe robot rod rood roof roofing rook roost rosette rotisserie \
      rotor rouge rowel royal ruby rucksack rudder ruffle rug rummer rung runway russet sable \
      sachet sack sackcloth sacking saddle saddlebag safe sail sailcloth saltcellar saltshaker \
      salver samovar sandal sandbag sandblaster sandbox sander sarape sarcophagus saree sari \
      sarong satchel sateen satellite satin saucepan sawmill saxophone scabbard scanty scarf \
      schooner scissors sconce scourge scraper screwdriver scrubs scuba scuff scull scuttle scythe \
      seal searchlight sectional seersucker seesaw seismograph semaphore semimonthly semiweekly \
      sensor separator sequencer sequin serape serge settee settle setup shackle shading shantung \
      sharkskin sharpener shawl sheaf shears sheath sheathing sheeting shelf shield shillalah \
      shillelagh shim shirt shirting shirtsleeve shirtwaist shoe shoehorn shook shooter shoring \
      shorts shovel shredder shutter shuttle shuttlecock sickbed sickle sidelight sidesaddle sieve \
      sifter sights signet silk silks sill silverware simulator sitar skate skewer ski skillet \
      skirt skullcap slacks sledgehammer sleepwear sleeve slicker slingshot slipcover slipknot \
      slipper smock smoother snaffle sneaker snifter snips snorkel snowshoe snowsuit snuffbox \
      snuffer snuffers soapbox sock sofa softball solenoid solitaire sonar sounder soundtrack \
      spacesuit spandex spangle spanner sparkler spatula speck speckle spectroscope speedometer \
      spermicide spinet spinnaker spittoon spoke spool spoon sporran sportswear spreader sprinkler \
      spyglass squeegee squeezer stair stanchion stand stapler starter stationery stays steeper \
      stein stereo stereoscope sterilizer stick stickpin stile stilt stirrup stocking stole \
      stoneware stool stopcock stopping stopwatch storybook stove straightedge straightjacket \
      strainer strap strapless streetlight stripe strobe strongbox strop stylus submersible suit \
      suitcase suiting sump sunblock sunbonnet sundial sunlamp sunroof sunscreen sunspot \
      supercharger supercomputer surplice suspender swab swallowtail swastika swatch swathing \
      swatter sweater sweatpants sweats sweatshirt swimsuit switch switchblade swivel tableware \
      tabulator tachometer taffeta tailcoat taillight tails tam tambourine tamp tamper tankard \
      taping tarp tarpaulin tartan tassel tatter teakettle teapot teeter telegraph telemeter \
      telephone telescope teletypewriter telex tempera tenpin tether textile thermometer thermos \
      thermostat thesaurus thong thrasher threads thresher throne throttle thumbscrew thumbtack \
      thwart tiara tidy tie tights timepiece timer timpani tinsel toga togs toiletry tome tongs \
      tool toolbox toothbrush topcoat topknot topmast topping topsail toque torch tore tote toupee \
      towel toweling towelling toy tracery trammel trampoline transducer transformer transistor \
      transit transponder trap trapeze trapping trappings traverse tray treadle treadmill tricolor \
      trigger trinket tripod trivet trombone trouser trousseau trowel truckle trumpet truncheon \
      trundle trunks tub tuba tulle tun turban turbine tureen turtle turtleneck tux tuxedo tweed \
      tweeter twill typewriter ukulele umbrella unabridged undercarriage underclothes \
      underclothing undercoat undergarment underpants undershirt underskirt underwear undies \
      uniform unmentionable upholstery upper upright urn utensil valise vane vaporizer varnish \
      vase veil veiling velour velours velvet velveteen veneer veneering ventilator vest vestment \
      vial vibes vibraphone vibrator videocassette videodisc videotape viewfinder viol violin \
      violoncello virginal vise visor vizor vocabulary voile voltmeter waders wafer waft waistcoat \
      wallet wand wardrobe warmer wash washables washboard washstand washtub wastebasket watch \
      waterproof wearable weathercock weave webcam website wedgie weeds weekly wheel wheelchair \
      whip whirligig whisk wicket wig wimple winch windbreaker windlass windmill windowsill \
      windscreen windshield wineglass wiring wok woodwind woofer wool woolen workbench workbook \
      workhorse workings workstation worsted wrap wraparound wrapper wrapping wreath wringer \
      wristwatch xylophone yarmulke yearbook yearly yoke zapper zipper zither
      """
    ),
    (
      .transport,
      """
      aircraft airfare airliner airplane airship ambulance amphibian auto automobile balloon barge \
      bicycle bike biplane bloodmobile boat bobsled bogy bookmobile boxcar brig brigantine \
      buckboard buggy bulldozer bus canoe car carfare carriage cart catamaran catboat chariot \
      cockleshell commuter convertible coupe cruiser dinghy dinky dirigible dory dray dredger \
      eggbeater electric ferry ferryboat flatbed flatboat flatcar forklift freighter galleon \
      galley gasolene gasoline gig glider gondola gunboat hackney handcar handcart hansom hardtop \
      hatchback hearse helicopter houseboat hovercraft hydroplane icebreaker jalopy jeep jet \
      jinrikisha jitney kayak ketch launch lifeboat limber limited limo limousine local locomotive \
      longboat lorry merchantman minesweeper minibike minibus minivan moped motorbike motorboat \
      motorcar motorcycle napalm perambulator petrol pickup plane pontoon powerboat pram pushcart \
      radial retread ricksha rickshaw roadster rocket rowboat runabout sailboat sampan scooter \
      scow seaplane sedan ship shipwreck showboat skateboard skiff sled sledge sleigh sloop \
      snowmobile snowplow speedboat stagecoach steamboat steamship streetcar subcompact sulky \
      supertanker tanker taxi taxicab tire toboggan toll tractor train transporter tricycle trike \
      trimaran troika trolley truck tubeless tugboat tumbrel tumbril turbojet turboprop unicycle \
      vehicle wagon wheelbarrow windjammer yacht yawl
      """
    ),
    (
      .travel,
      """
      aerobatics amble ballooning boating circumnavigation commutation commute commuting \
      constitutional crossing cruise drifting errand excursion exploration flying fording gliding \
      hike hiking hostel hostelry hotel inn jaunt journey journeying joyride junketing motel \
      motoring nonstop odyssey outing paragliding parasailing peregrination pilgrimage ramble \
      resort ride roadhouse roving safari soaring spaceflight stroll stunting tour travel \
      traveling travelling trek trip trudge voyage wandering wayfaring yachting
      """
    ),
    (
      .utilities,
      "electricity hydroelectricity utility waterworks"
    ),
  ]
}
