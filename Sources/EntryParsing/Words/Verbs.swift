/// The verbs of English that say nothing of money, by which a sentence is told from the short form
/// "NAME 12".
///
/// Made by `Tests/WordLists/verbs` from WordNet 3.0, Copyright 2006 by Princeton University, which
/// gives permission to use, copy, modify and distribute it and its documentation for any purpose and
/// without fee, provided that this notice appears; "as is", without warranty. The words stand in the
/// order of the alphabet.
enum Verbs {
  /// Words that are hardly ever nouns, for what can be done for money: "bake", "raise".
  static let plain: StaticString = """
    abet abolish abridge abrogate absent absorb abuse accelerate accentuate accomplish \
    accredit accumulate accustom achieve activate actuate adapt add adjoin adjourn \
    adjust administer adorn affect affix afford agglomerate aggravate agitate align \
    alleviate allow alphabetize alter amplify amputate amuse annihilate append apply \
    appoint arrange arrest ascend assemble assimilate assist atone attach attain \
    attract attune augment automate avert avoid awaken bake banish barbecue bare baste \
    bathe beat beautify become befall befriend beget begin behead bend bevel bilk bind \
    bite blacken bleed blend blink blunt boil bolster bother bounce bound boycott brace \
    brandish break breathe brighten bring broaden broil buck buffet build bump burn \
    burnish burst bust busy butcher butt calibrate cancel canvass capture carry carve \
    catapult catch categorize cater cause celebrate centralize centrifuge cheat chew \
    choke chop choreograph churn circumscribe clamp clasp clean cleanse clear cleave \
    clench click climb clinch cling clobber clog close clothe clutch coagulate coalesce \
    cock coddle codify coerce colonize commandeer commence commute compel compile \
    complete complicate compress conceive concentrate concoct condense conduct confine \
    connect conquer consolidate constrict construct consume consummate contaminate \
    contrive convene convert convulse cook cool coordinate correct corrode corrupt \
    cough counteract cover cram crane crave crease create cremate crisscross crochet \
    cross crucify cruise crush crystallize cuddle cultivate curl curtail cut dab dabble \
    dampen darken darn dash deaden debilitate deceive decelerate decentralize decompose \
    decorate decrease deepen defraud defrost degrade delay delegate delude delve \
    democratize demolish demote dent depict depose deposit deprave desecrate despatch \
    destroy detach detain detonate detract devastate develop devise devour dig dignify \
    dilate dilute diminish dip disable disassemble disband disconnect disenfranchise \
    disengage disentangle disintegrate disinter dislodge dismember disobey dispel \
    disperse displace disqualify disrobe dissect dissipate dissolve distill divert \
    divide do dodge don drag drain drape draw drift drill drive drop drown dry duck \
    dull dunk duplicate dye ease eat edit educate efface effectuate eject elect elevate \
    eliminate elongate elude emancipate emasculate embed emboss embroider emit employ \
    empower empty enable enact encase enclose encourage encrust endorse endow energize \
    enervate enforce engage engender engrave enhance enlarge enliven enmesh enrich \
    enrol enroll ensconce enshrine enter entertain enthrone entitle entomb entrench \
    envelop envisage envision eradicate erase erect erode escape establish etch \
    evacuate evaporate evolve exacerbate excise execute exempt exert exhale exhaust \
    exile exorcise expand expedite expel expend expiate explode exploit expunge \
    exterminate extinguish extirpate extract extricate extrude exude facilitate fall \
    fasten fatten feint fell ferry fertilize fetch fill fix flatten flex fling flip \
    float flog flub fly foreshorten forestall forge forgo fortify forward foster foul \
    found fracture free freeze frequent frizzle frustrate fry fulfil fulfill fumble \
    furl further garland gash gather gear generate get gild glaze glean glide glue \
    gnash gnaw gobble gore gouge govern grab grapple grasp graze grind guide gulp \
    guzzle halt handle hang harass harrow hasten hatch haul heed heft heighten heist \
    help hibachi highlight hijack hinder hire hitch hobble hoist homogenize hook hug \
    hurl hurt hush hustle hypnotize illuminate illumine imagine imbed imbibe imitate \
    impair impale impede impel impersonate impinge implant implement impose imprison \
    improve improvise inaugurate incapacitate incarnate incise inclose incorporate \
    indict indorse induce induct indulge infect infest infiltrate inflame inflate \
    ingest inhibit initiate inject injure inlay innovate inscribe insert instal install \
    institute insulate integrate intensify inter intercept interlace interlock \
    interpose intertwine interweave inure invalidate invent invert invoke irrigate \
    isolate italicize jeopardize jerk jimmy joggle join jump juxtapose kick kidnap kill \
    knead knit knock lace lacerate lam laminate lash latch launch lay lean leave \
    legislate legitimize lengthen lessen liberalize liberate lick lift lionize \
    liquidate lob loose loosen lower lug madrigal magnetize magnify make maltreat \
    manage manipulate mar marinate marry mash massacre maximize meet melt mend \
    metabolize militate mingle minimize mislay mismanage misplace miter mix mobilize \
    modernize modify moisten molest mop motivate mottle mount move mow muffle munch \
    muster mutilate nab narrow nationalize naturalize navigate near neutralize nip \
    notch nourish nudge obey oblige obliterate obstruct occlude open operate oppress \
    ordain organize ostracize oust outdistance outgrow outrun overdrive overhaul \
    overlay overproduce overreach overrun overstep overthrow overturn overwork pack \
    paddle paint pamper paralyze parch pare pass pat peck peel penalize penetrate \
    perfect perform permeate perpetrate persecute personalize persuade pervade petrify \
    pierce pillory pin pinch ping pivot play plow pluck plunge plunk ply poach poke \
    polarize polish pommel pooch pop pour practise prearrange precipitate preclude \
    precondition prepare press prevent prick print prod produce prolong promote prompt \
    propel prosecute prostrate prowl pry publish pucker puff pull pulverize pummel \
    punch punctuate puncture punish purge purify pursue push put putt quadruple quash \
    quell quench quicken raise rake ram ransack rap rape ratify reactivate realign reap \
    rearrange reassemble reassign reawaken rebuild recede recess reconcile recondition \
    recopy recreate recruit redecorate redeem redirect redistribute redouble reduce \
    reelect reenact reenforce reestablish refashion refill refine refurbish regale \
    register regulate rehabilitate rehash rehearse reinforce reinstall reinstate rejoin \
    relax relegate relieve reload remake remarry remodel remove rend render renew \
    reopen reorganize repel replace replenish repress reproduce rescue resign resort \
    restore restrain restrict resume resurrect retard retch retire retrace retreat \
    reunite reuse rev revamp reverse revitalize revive revolutionize revolve riddle \
    ride riffle rinse rip ripen roam roast roll rough roughen rouse rove rub run \
    rupture sag sail salvage sap satiate saturate save saw scarify scatter scorch scour \
    scrape scratch scrawl screw scribe scrub sear seclude secrete secularize segregate \
    seize send sensitize sentimentalize settle sever sew shake sharpen shatter shave \
    shed shirk shorten shove shrink shroud shuffle shut sift simmer simplify simulate \
    sing singe sink sip sire skim slacken slam slap slash slime sling slip slop slow \
    slurp smack smash smear smite smooth smother snag snatch sneak soak solder soothe \
    sour souse sow spare spear spearhead specialize spill spin spit splash splice spoil \
    sprain spread sprinkle sputter squash squat squeeze squelch squirt stab stabilize \
    stagger stalk standardize start steady steer sterilize stiffen stifle stimulate \
    stir stoke stop stow straighten strangle stratify stray strengthen strew strike \
    strop stun subcontract subdue subjugate submerge subvert succeed suck sue suffer \
    suffocate suffuse sulphur sunder sup superimpose superintend supersede supervise \
    supplant suppress suspend swab swallow swathe sway sweep swim swindle swing swipe \
    swirl swivel synchronize systematize tabulate tack tackle tailor tame tamper tap \
    tarnish tat tear terminate terrorize tether thicken thrash throw thrust thump \
    thwart tighten tinge toss touch trample transform transgress transmute transplant \
    transpose travel traverse tread treat trim try tuck turn twiddle twine twirl twist \
    twitch unclasp uncork undermine underpin undertake undo undress undulate unfasten \
    unfold unhitch unify unlace unleash unload unlock unpack unravel unscramble unscrew \
    unsheathe untie unveil unwind up update upraise uproot upset urbanize use usher \
    utilize vacate ventilate vibrate victimize visit visualize vivify wad wade wag \
    waggle waive wallow wander wangle warm weaken wean wear weary weave wed weld wend \
    wet whack whip whirl whisk whiten widen wiggle wink winnow wipe withdraw woo wrap \
    wreak wreck wrench wring write zip
    """

  /// The same for what nobody is paid for: "weigh", "believe".
  static let idle: StaticString = """
    abhor abide abound abstain abstract accede accept acclaim acclimatize accommodate \
    accompany accord accost accrue accuse ache acknowledge acquaint acquiesce acquit \
    adhere admire admit admonish adore advertise advise advocate affirm agree alert \
    alienate alight allege alternate amass amaze amble amend analyze animate announce \
    annoy antagonize anticipate apologize appear appease applaud appraise appreciate \
    apprehend appropriate approve approximate arbitrate argue arise arouse arraign \
    arrive articulate ascertain ascribe ask aspire assail assert assess associate \
    assume assure astonish astound attend attest attribute audition augur authenticate \
    authorize avenge await awake babble badger baffle balk ban bandy baptize base bask \
    bawl be bear beckon befit befog befuddle beg beguile behave behold behoove belabor \
    belie believe bellow belong bemoan berate beseech beset besiege besmirch bespeak \
    bethink betray bewail beware bewilder bewitch bicker bide billow birdie blab blame \
    blanch blaspheme bless blister blubber blurt blush boast bob bode boggle boo boom \
    boomerang bore brag brave browbeat budge bullshit burgeon bury bushwhack buzz \
    bypass cackle calcify calculate call calumniate camouflage can canonize caper \
    capitulate captivate care careen caricature cascade castigate catechize caucus \
    cavort caw cease certify chafe chaff chant characterize chat cherish chide chirp \
    choose chortle chronicle chuckle chug circulate cite clamber clang clank clarify \
    classify clink clomp coax coexist cohere coincide collaborate collate combine come \
    commemorate commend commiserate commit communicate compare compensate compete \
    complain comply compose comprehend comprise compute conceal concede conciliate \
    conclude concur condemn condone confer confess confide confirm conform confound \
    confront confuse congeal congratulate congregate conjoin connote conscript consider \
    consist console consort conspire constitute construe consult contain contemplate \
    contend continue contradict converge converse convey convict convince cooperate \
    cope correlate correspond corroborate could count covet cower crawl creak creep \
    cringe criticize croak croon crouch crumble crumple culminate curse damn dangle \
    dare dart daunt daydream dazzle deal decide declaim declare decry dedicate deduce \
    deduct deem defecate defend defer define defy degenerate deign delimit deliver \
    demarcate demean demonstrate demur denote denounce deny depart depend deplore \
    deploy depress deride derive descend describe deserve designate despise destine \
    detect deter deteriorate determine detest deviate devote diagnose dial dictate die \
    differ differentiate diffuse digest digress dine direct disabuse disagree disallow \
    disappear disappoint disapprove disarm disbelieve discern disclose discontinue \
    discount discourage discover discriminate discuss dishearten dismiss dismount \
    display disprove disrupt dissemble disseminate dissuade distinguish distort \
    distract distrust disturb diverge divulge docket dominate domineer doom dovetail \
    downgrade doze dramatize dread dribble drip droop drowse dub dupe dwarf dwell \
    dwindle ebb eddy edify ejaculate elaborate elapse elate elicit elucidate emanate \
    embark embarrass embellish embitter embody embolden embrace embroil emerge emigrate \
    emphasize emulate encamp enchant encompass encroach endanger endear endure engross \
    engulf enjoin enjoy enlist enquire enrage ensue ensure entail enthrall entice \
    enumerate enunciate envy epitomize equal equate err erupt eschew eulogize evade \
    evaluate eventuate evoke exact exaggerate exalt examine exasperate exceed excel \
    except excite exclaim exclude excommunicate excoriate exemplify exhibit exist \
    exonerate expect expire explain explore expose expound express extend extenuate \
    extrapolate fade fail faint falsify falter fascinate fathom faze feel feign fidget \
    fight file finish fit fizzle flake flatter flaunt flee flicker flinch flirt flit \
    flop flounce flounder flourish flout fluoresce fluster follow forbid forebear \
    forecast forego foresee forget forgive formulate forsake forswear fraternize fret \
    frighten frown fulminate fume fuse fuss gabble gallop gamble gape gawk gaze \
    generalize gentle germinate gesticulate geyser giggle gird girt glint glisten gloat \
    glorify glower glut go goof gorge gratify greet grieve grimace grin groan grope \
    grovel grow growl grumble grunt guarantee guess gull gush gyrate hanker happen \
    harangue harden harry hate haunt have heal hear heave hesitate hibernate hide hint \
    hiss hit hold holler hoot hop hover huddle hum humanize humble humiliate hunt hurry \
    hurtle hypothesize identify idle idolize ignite ignore illustrate immerse imperil \
    implore imply impress impute incite incline include incubate inculcate incur \
    indicate indoctrinate infer inflect inflict inform infuriate inhabit inquire insist \
    inspect inspire instigate instruct insure intend interact intercede interconnect \
    interfere interject internalize interpret interrupt intersect intervene intimate \
    intimidate intone introduce intrude invade inveigh investigate invite involve \
    irritate itch itemize jabber jangle jeer jig jilt jingle jive jog jostle justify \
    keep kneel know lag lament lampoon languish last laugh laze lead leap learn leer \
    let lie lighten like limp linger listen live loathe lodge loiter look loom lope \
    lounge lunge lurch lure lurk malinger manifest mark marvel masquerade mastermind \
    match materialize matriculate mature mean meander measure meddle mediate meditate \
    memorize mention merge mesmerize metamorphose mew migrate mince miscalculate \
    miscarry misconstrue misfire misinterpret misjudge mislead misquote misread \
    misrepresent miss mistrust misunderstand mitigate moan mock mollify monitor moo \
    mourn muck mull multiply mumble murmur muse must mutter mystify nag narrate \
    necessitate neglect negotiate nestle nettle nod nominate notarize notice notify \
    nurture nuzzle obscure observe obsess occupy occur offend officiate offset ogle \
    omit oppose orient originate ossify ought outclass outdo outlive outmaneuver \
    outnumber outplay outsmart outstrip outweigh overburden overcome overeat \
    overemphasize overestimate overexpose overhear overheat overindulge overlap \
    overlook overpower override overshadow overshoot overtake overwhelm own pacify pall \
    pant pardon parlay parry partake participate peek peep peer pelt pepper perceive \
    perch perish permit perpetuate persevere persist personify pertain perturb peruse \
    pester philosophize pick piss plague plead please pledge plod plumb plummet ponder \
    populate portend portray pose possess postpone postulate pounce prance prattle pray \
    preach precede predict predominate prefer preoccupy presage prescribe present \
    preserve preside presume presuppose pretend prevail probe proceed proclaim \
    procrastinate profess prohibit promulgate pronounce prophesy propose proscribe \
    prosper protect protrude prove provoke publicize pulsate punt purl purport puzzle \
    quail qualify quarrel query quip quit quiver quote radiate ramble rationalize reach \
    react read readjust reaffirm realize reappear reassert reassure rebound rebuff \
    rebuke rebut recall recapitulate recapture recite reckon reclassify recognize \
    recoil recollect recommend reconnoiter reconsider reconstruct reconvene recount \
    recur redden rededicate redefine rediscover reek reevaluate reexamine refer reflect \
    refuse refute regard regroup reign reinterpret reiterate reject rejoice relate \
    relearn relent relive rely remain remand remember remind reminisce remonstrate \
    remount rename reorder repeal repeat repent rephrase represent reprimand repudiate \
    repulse require reread rerun reschedule rescind resemble resent reset resettle \
    reside resist resolve resound respond restate retaliate rethink retort retract \
    return reveal revel reverberate revere reverence revert review revile revise \
    rewrite ricochet ring rise rival rivet romanticize roost rotate rout ruffle rummage \
    rust rustle sadden salivate salute sashay satisfy savor savvy say scab scamper scan \
    scandalize scare scoff scold scoot scowl scramble scream screech scribble \
    scrutinize scud scuff scurry scuttle secede see seem seep select separate serve \
    shamble sheer shelve shimmy shine shiver shoot should shout show shrill shrug \
    shudder shun shuttle shy sicken sidestep sidle sigh signify sit situate sizzle \
    skedaddle skid skip skulk skylark slaver slide slink slump smart smirk smolder snap \
    snarl snicker sniff snigger snoop snore snort snub snuggle soar socialize soften \
    solicit solve speak specify speculate spout sprawl sprint sprout spurn squall \
    squawk squeak squint squirm stammer stand stare startle starve stay steam steep \
    stink stipulate stomp stoop straddle strafe straggle stretch strive stroll strum \
    stud stumble stutter sublime submit subpoena subscribe subside subsist substantiate \
    subtract succumb suffice suggest sulk summarize summon supplicate suppose surmise \
    surmount surpass surrender surround survive suspect sustain swagger swarm swear \
    swerve swish swoon swoop symbolize sympathize synthesize talk tantalize taper tarry \
    teach tease teem teeter telescope televise tell tempt tend terrify testify thank \
    theorize thin think threaten thresh thrive throb tilt tingle tinker tiptoe titter \
    toil tolerate topple torture totter tramp transcend transcribe transfix translate \
    tremble trespass trickle trot trudge trundle tug tumble twinkle typify uncover \
    underestimate undergo underlie underline underrate underscore understand understate \
    underwrite unite unmask upgrade uphold uplift urge utter validate vanish vanquish \
    vary veer venerate verify vex vie vindicate violate vocalize vomit vouch vow waft \
    wail wait walk wallop wane want warble warn warp warrant watch waver waylay weep \
    weigh wheedle whet whimper whine whinny whisper whistle whoop wilt win wince \
    wisecrack wish wither withstand wobble wonder worry worsen would wreathe wrestle \
    wriggle writhe yap yawn yearn yelp zigzag zoom
    """

  /// Verbs that are nouns as well, so that only their past says that they are verbs: "drop".
  static let shared: StaticString = """
    accent advance aid anchor appeal approach arch array attempt avail back bag ball \
    band bang bank barricade bat batter beam belt bench better blanket bleach block \
    blunder board bog bolt boost border box braid brand breach breed brown bruise brush \
    buckle buff buffer bunch bundle bunker cane caress cart cast cement change channel \
    charcoal charter chase chip chuck circle clap claw clip clock clot cloud cluster \
    coat code coin collar color comb commission complement compound con condition \
    conjugate content control copy core corner corral costume couple court crack cradle \
    cripple crop crowd crown cup curb cure curve cushion cycle dam damage dance debut \
    decline design diagram discharge discipline disgrace dishonor disk dispatch divorce \
    doctor dog dose double down draft dream dress drink drug dust dynamite effect elbow \
    enamel encounter escort essay exercise fair fake fan fancy fashion father favor \
    feather feed fence filter finger fish flag flail flap flood foil fold fool force \
    frame frost function funnel furlough furrow gift goad grace graph grease grill grip \
    groom ground hack hammer hamper handicap harm harness harvest head heap heat herd \
    hike honor hurdle imprint increase index influence iron jab jacket jail jam jar \
    jolt journey keynote kiss knot land lather layer lease license light limit litter \
    load lobby lock loop lump mail man mandate maneuver manufacture map march marshal \
    mask massage mesh meter milk mill mine misuse model moderate mold mortar mother \
    murder nail nose nurse occasion oil orbit ornament outlaw output overload package \
    padlock pain pair palm pan panel parade parcel park parody paste patch patrol \
    pattern paw pen people pet picket picture piece pile pilot pioneer pitch place \
    plane plank plant plaster plug poise poison pole police poll position pot pound \
    power practice pressure prey prime process prop pulse pump purse quirk rack raid \
    rally ready rear redress reel reform regiment rein reissue release remedy rent \
    repair repose reprint rest rig ripple risk robe rock roof rot round row ruin rule \
    rush saddle sample sand scale school sculpture seal search seat serenade service \
    set shadow shame shear shepherd shift ship shirt shoulder shovel shower shred shunt \
    silence silhouette sketch slaughter slice slit slug sluice smoke snare sock soil \
    space spade spark spatter speed spice splinter split sponge spotlight spray spur \
    square stable stack stage stain stamp stampede stick still stitch stone strap \
    stream string stroke structure stuff stunt sun support swamp switch tag test thaw \
    thread throttle thud tie time tint tip tire toast tour track trail transfer \
    transport trap trick trigger triple truck tune vacuum veil vein vest vote wash \
    water wax wedge wheel wind work wound wrack wrinkle wrong yank
    """

  /// The same for what nobody is paid for: "score", "last".
  static let sharedIdle: StaticString = """
    act address adventure affront age aim air alarm ambush amount anger angle answer \
    apprentice arm assault assay assent attack audit average awe bait balance banter \
    bar barge bark battle bay beard belch best blare blast blaze bleat blight blind \
    bloat bloom blossom blow blur bluster bogey bomb bond book bow breakfast bridge \
    brief bristle broadcast brood brook bubble bud budget bug bulge bulk bull bulletin \
    burrow bustle cable calm camp campaign canter cap career case catalogue caution \
    center challenge chamber champion chance charge charm chart chatter check cheer \
    chill chin chorus cipher claim clamor clash class clatter climax cluck coach coast \
    coil collapse combat comfort command comment commune compliment compromise concern \
    conflict conjecture consent contact contest contract contrast couch counsel counter \
    counterattack counterbalance counterpoint crackle crash credit crow crunch cry cube \
    cuss date dawn debate decay decree defeat delight demand desert desire despair \
    detail din discredit disdain disguise disgust dislike dispute disregard dissent \
    dive dock document dot doubt drawl drum echo eclipse edge end endeavor esteem \
    estimate evidence excuse experience experiment eye face factor fare farm fault fear \
    feast feature field figure film fire flank flare flash flick flock flow flower \
    flurry flush flutter foam focus form frolic front fullback gag garden garrison gas \
    gasp gauge general gesture ghost glance glare gleam glimpse glitter glory glow \
    grade grass group guard hail harbor harp hat hazard headline hedge herald honeymoon \
    hope house howl hulk humor hunch inch insult interest interview intrigue issue jaw \
    jest jet jockey joke judge jumble key kid label labor lack lap lapse league leak \
    lecture level line link list loaf log long love lull lumber lunch major mass master \
    mate matter may menace merit might mind minister mirror mist mistake motion motor \
    mouth name need needle nest nickname note number object officer order outline \
    outrage overflow pace pad page pale panic pantomime parallel paraphrase parrot part \
    pause peak petition phone photograph phrase picnic pipe pit pity plan plot point \
    pore post potter praise preface pride program progress project promise proposition \
    protest quack quake question quiet race radio rage rail rain range rank rate rattle \
    reason rebel record refrain regret relay relish remark reply report reproach \
    reprobate repute request requisition research respect result retail revenge reward \
    rhyme ridicule rim roar romp room root rumble rumor safeguard salt sanction \
    schedule scheme score scorn scout screen scrimmage seed sense sentence sequence \
    shade shape shell shelter shield shock shriek side sight sign signal sin single \
    singsong skirmish skirt slant slate sleep slot slumber smell smile snake sneer snow \
    snowball sob solace sound span sparkle spell spiral sport spot spring spy squeal \
    staff stake stall star state station steel stem step sting storm strain streak \
    stress stride struggle strut study stump style subject subordinate sugar suit \
    surface surge surprise survey swan sweat swell taste taunt taxi telegraph telephone \
    term thrill throng thumb thunder tick tinkle title toll tool top torment total \
    tower trace train trip triumph trouble trumpet trust tunnel tutor twig type \
    vacation value vent venture veto view voice volunteer wage wake wave weight well \
    wheeze whir whiz will wing winter witness word worship wrangle yell yellow
    """

  /// Past forms that are not made with "ed": "fell", "went".
  static let irregular: StaticString = """
    abode am are arisen arose ate awoke awoken beat beaten became been befallen befell \
    began begat begot begotten begun beheld beholden bent besought bespoke bespoken \
    bethought bit bitten blest blew blown bore born borne bound broke broken brought \
    browbeaten built burnt bypast came caught chid chidden chose chosen clad cleft \
    clove cloven clung crept curst cut dealt did done dove drank drawn drew driven \
    drove drunk dug dwelt eaten fallen fell felt flew flown flung forbad forbade \
    forbidden foregone foresaw foreseen forewent forgave forgiven forgone forgot \
    forgotten forsaken forsook forswore forsworn forwent fought froze frozen gilt girt \
    gnawn gone got gotten grew ground grown had heard held hid hidden hit hove hung \
    hurt inlaid interwove interwoven kept knelt knew known laid lain lay leapt learnt \
    left let lit made meant met might mislaid mistaken mistook misunderstood molten \
    mown outdid outdone outgrew outgrown outran overcame overheard overlaid overran \
    overridden overrode overshot overtaken overthrew overthrown overtook partaken \
    partook pent proven put quit ran rang read rebuilt remade rent reran rethought \
    rewritten rewrote ridden risen rode rose rung said sang sank sat saw sawn seen sent \
    set sewn shaken shaven shed shone shook shot shown shrank shrunk shrunken shut \
    slept slid slung slunk smelt smit smitten smote snuck sown spat spelt spilt spoilt \
    spoke spoken sprang spread sprung spun stank stood strewn stridden striven strode \
    strove struck strung stuck stung stunk sung sunk sunken swam swept swollen swore \
    sworn swum swung taught thought threw thriven throve thrown told tore torn \
    transfixt trod trodden undergone underlain underlay understood undertaken undertook \
    underwent underwritten underwrote undid undone unwound upheld waylaid went wept \
    were withdrawn withdrew withstood woke woken won wore worn wound wove woven written \
    wrote wrought wrung
    """
}
