extension LanguageTable {
  /// Hindi as typed beside English, in Latin letters, with common words in Devanagari; these words are also
  /// read in the English of South Asia.
  static let hindi = LanguageTable(
    language: "hi",
    grammar: NumberGrammar(hasBareScales: true, countsWithoutPlural: true),
    things: DailyThings.hindi,
    texts: [hindiWords, hindiCues])

  static let hindiWords: StaticString =
    """
    cardinal: 0 शून्य, 1 ek|एक, 2 दो, 3 teen|तीन, 4 chaar|चार, 5 paanch|panch|पांच, 6 chhe|chhah|\
    छह|छः|छे, 7 saat|सात, 8 aath|आठ, 9 नौ, 10 दस|das, 11 gyarah|ग्यारह, 12 barah|बारह, 13 terah|\
    तेरह, 14 chaudah|चौदह, 15 pandrah|पंद्रह|पन्द्रह, 16 solah|सोलह, 17 satrah|सत्रह, 18 atharah|\
    अठारह, 19 unnees|उन्नीस, 20 bees|बीस, 21 ikkis|ikkees|इक्कीस, 22 baees|बाईस, 23 teis|तेईस, 24 \
    chaub(is|ees)|चौबीस, 25 pachees|pachis|पच्चीस, 26 chhabbis|छब्बीस, 27 sattais|सत्ताईस, 28 \
    atthais|अट्ठाईस|अठाईस, 29 untis|उनतीस|उन्तीस, 30 tees|तीस, 31 iktis|इकतीस|इकत्तीस, 32 battis|\
    बत्तीस, 33 taintis|तैंतीस, 34 chauntis|चौंतीस, 35 paint(is|ees)|पैंतीस, 36 chhattis|छत्तीस, 37 \
    saintis|सैंतीस, 38 adtis|अड़तीस, 39 untalis|उनतालीस|उनचालीस, 40 chalis|chalees|चालीस, 41 \
    iktalis|इकतालीस, 42 bayalis|बयालीस|बियालीस, 43 taintalis|तैंतालीस, 44 chavalis|चौवालीस|चवालीस|\
    चौंतालीस, 45 paintal(is|ees)|पैंतालीस, 46 chhiyalis|छियालीस, 47 saintalis|सैंतालीस, 48 \
    adtalis|अड़तालीस, 49 unchas|उनचास, 50 pacha(s|as)|पचास, 51 ikyavan|इक्यावन, 52 bavan|बावन, 53 \
    tirpan|तिरपन|तिरेपन, 54 chauvan|चौवन|चौअन, 55 pachpan|पचपन, 56 chhappan|छप्पन, 57 sattavan|\
    सत्तावन, 58 atthavan|अट्ठावन|अठावन, 59 unsath|उनसठ, 60 saath|साठ, 61 iksath|इकसठ, 62 basath|\
    बासठ, 63 tirsath|तिरसठ|तिरेसठ, 64 chausath|चौंसठ|चौसठ, 65 painsath|पैंसठ, 66 chhiyasath|\
    छियासठ, 67 sadsath|सड़सठ|सरसठ, 68 adsath|अड़सठ, 69 unhattar|उनहत्तर, 70 sattar|सत्तर, 71 \
    ikhattar|इकहत्तर, 72 bahattar|बहत्तर, 73 tihattar|तिहत्तर, 74 chauhattar|चौहत्तर, 75 \
    pachhattar|पचहत्तर, 76 chhihattar|छिहत्तर, 77 satahattar|सतहत्तर, 78 athhattar|अठहत्तर, 79 \
    unnasi|उन्यासी|उनासी, 80 assi|अस्सी, 81 ikyasi|इक्यासी, 82 bayasi|बयासी, 83 tirasi|तिरासी, 84 \
    chaurasi|चौरासी, 85 pachasi|पचासी, 86 chhiyasi|छियासी, 87 sattasi|सत्तासी|सतासी, 88 atthasi|\
    अट्ठासी|अठासी, 89 navasi|नवासी, 90 nabbe|नब्बे, 91 ikyanve|इक्यानवे|इक्यानबे, 92 banve|बानवे|\
    बानबे, 93 tiranve|तिरानवे|तिरानबे, 94 chauranve|चौरानवे|चौरानबे, 95 pachanve|पचानवे|पंचानवे|\
    पचानबे, 96 chhiyanve|छियानवे|छियानबे, 97 sattanve|सत्तानवे|सत्तानबे, 98 atthanve|अट्ठानवे|\
    अठानवे|अट्ठानबे, 99 ninyanve|निन्यानवे|निन्यानबे, 200 do sau
    cardinal scale: 100 sau
    scale: 100 सौ, 1000 hazaar|hazar|hajar, 10000000 karod, 1000000 मिलियन, 1000000000 अरब|arab|\
    बिलियन
    half: 50 aadha|adha|आधा|आधे, 25 चौथाई, 150 dedh|derh|डेढ़, 250 dhai|dhaai|ढाई|अढ़ाई, 10050 \
    saade|sadhe|saadhe|साढ़े, 10025 sava|सवा, 9975 paune|पौने
    point: दशमलव, पॉइंट, पॉइन्ट
    currency: USD डॉलर|डालर|अमेरिकी डॉलर, EUR यूरो, GBP पाउंड|पौंड|पाउन्ड, CNY युआन, KRW वॉन|वोन, \
    RUB रूबल, AED MAD दिरहम, KWD BHD JOD IQD TND DZD RSD? दीनार, SAR QAR रियाल, THB बाट|बात थाई, \
    CHF फ्रैंक, SGD सिंगापुर डॉलर, AUD ऑस्ट्रेलियाई डॉलर, CAD कनाडाई डॉलर, HKD हांगकांग डॉलर, MXN \
    ARS COP CLP PHP? पेसो, BDT टका, TRY लीरा, SEK ISK क्रोना, NOK DKK? क्रोन, INR PKR LKR NPR \
    rup(aye|aiye|ay|ya|aya|iye|aiya|iya|e)|रुपये|रुपए|रुपया|रुपयों|रूपये|रूपए
    minorUnit: 100 पैसे|पैसा|पेनी|सेंट|सेन्ट|पेंस
    relativeDay: 0 aaj|aaj subah|aaj shaam|आज, -1 kal|kal (raat|shaam|subah), -2 parso(|n|on)|\
    परसों
    weekday: 1 सोमवार|som(var|war|vaar), 2 मंगलवार|mangal(|var|war|vaar), 3 बुधवार|budh(var|war|\
    vaar), 4 गुरुवार|guruvar|guruwar|brihaspati(var|war)|veervar, 5 शुक्रवार|shukra(var|war|waar), \
    6 शनिवार|shani(var|war|vaar), 7 रविवार|ravivar|raviwar|itvar|itwar|itvaar|itwaar
    month: 1 जनवरी, 2 फरवरी, 3 मार्च, 4 अप्रैल, 5 मई, 6 जून, 7 जुलाई, 8 अगस्त, 9 सितंबर, 10 \
    अक्टूबर, 11 नवंबर, 12 दिसंबर
    span: 1 दिन|din, 7 हफ्ते|हफ्ता|सप्ताह|hafte, -1 महीने|महीना|mahine, -12 साल
    ago: पहले, pehle, pahle
    last: पिछले, पिछला, पिछली, pichle
    next: agl(e|a|i), अगले
    spend: khar(ch|cha|ida|ide), kharch (kiye|kiya|hua), diye, diya, lage, खर्च, खरीदा, खरीदी, \
    दिए, दिया, चुकाए, खर्च किए, लगे, kat gay(e|a), kate, bhar(a|e|i), bhar diya
    receive: mil(e|a|i|ein|ay), kama(ye|ya|aye), मिले, मिला, jeet(a|e|i), jeet gay(e|a|i), mil \
    (gaye|gaya|gayi|gye|gya|gyi), bech(a|e|i), bech (di|diya|diye|daala|daali|daale), kama liy(e|\
    a), mujhe (mile|mila|diye|bheje), mere (account|khate) mein, diye mujhe, de diye mujhe, मिल \
    गए, मिल गया, बेचा, कमाया, vasool kiy(e|a), vasoole, mile (hain|the), mil(i|a) hai, kamai hui, \
    banaye, haath lage, hasil kiye, prapt (hue|hua), bika, biki, bik gay(a|i|e)
    refund: wapas (mile|mila|kiye|kiya|diye|aaye|aaya), wapas, vapas, lauta diy(e|a), lautay(e|a), \
    लौटा दिए, refund (aaya|mila), vapas mile, वापस मिले
    incomeSource: tankh(wah|a|aah), vetan, वेतन, pagaar, pagar, kamai, kamaai, mehnat ki kamai, \
    mazdoori, dihadi, pension, byaj, byaaj, pm kisan, vajifa, commission, diwali bonus, side kaam, \
    inaam, lottery jeeti, पगार, कमाई, मज़दूरी, पेंशन, munafa, bikri, galla, bakshish mili, shagun \
    mila, rakhi ke paise, eidi, subsidy, stipend, incentive, overtime, pm kisan yojana, ladli \
    behna, tankha aayi, diwali ka bonus, kiraya mila, byaaj mila, interest mila, dividend mila, \
    tip mili, tips mile, dehadi, mehnatana, naukri ki pehli kamai
    person: dost, dosto, mummy, mammi, maa, pitaji, bha(i|iya|bhi), behen, behan, didi, dadi, \
    dada, nani, chach(a|i), mami, mausi, masi, bua, fufa, tau, jija, saas, sasur, beta, beti, \
    pati, patni, padosi, दोस्त, भाई, माँ, पापा, दादी
    payer: grahak, malik, seth, thekedar, kirayedar, kiraayedar, ग्राहक, मालिक
    me: mujhe, mujhko, mere ko, hume, humein, hamein, मुझे, हमें
    subjectI: maine, mene, humne, main ne, मैंने, हमने
    from: se, से
    with: ke saath, ke sath, k saath, k sath
    and: aur, और
    filler: ka, ki, ke, mein, ne, pe, wala, wali, bhada, liya, li, liye, का, की, के, में, पर, ने, \
    को, लिए, bola tha, kaha tha, tha, thi, tha wo, ka tha, ki thi, hi tha, bola, ko kar do, kar \
    do, karo
    filler mayCorrect itWas: usko, isko, sahi, maine (bola|kaha)
    question: kya, kitn(a|e|i), kab, kahan, kyun, kaun, batao
    item groceries: sabji, doodh, dudh, chawal, kirana, rashan, anda, ande, दूध, सब्ज़ी, phal, \
    किराना, राशन, आटा, चावल, फल, अंडे
    item groceries 6: chai patti, kirane ka saman, ghar ka sama(n|an)
    item dining: khana, chaay, nashta, nasta, cha, चाय, खाना, mithai, golgappe
    item transport: petrol bharwaya, kiraya bus, riksha, gaadi
    item transport 6: gaadi ki servicing, gaadi servicing, bike servicing, diesel bharwaya, petrol \
    dalwaya, puncture banwaya, parking ka, cng bharwaya
    item housing: kiraya, ghar ka kiraya, makaan, किराया
    item housing 6: nal theek, society ka maintenance, ac service, ac ki service, ghar ki safai, \
    ghar ka paint
    item utilities: bijli, bijli ka bill, bijli bill, pani ka bill, बिजली
    item utilities 6: cylinder bharwaya, gas cylinder, paani ka bill, wifi ka bill, mobile ka \
    recharge, phone ka recharge
    item health: dawai, dawa, दवाई
    item health 6: nai ki dukan, mehendi wali, parlour ka kharcha, daant ka doctor, doctor ki \
    fees, baal katwaye, dadhi banwai
    item insurance 6: bima premium, gaadi ka bima, car ka insurance
    item shopping: kapde, joote, chappal, कपड़े
    item shopping 6: kutte ka khana, billi ka khana, school dress, mobile cover, phone ka cover
    item education: school ki fees, kitab(|en), padhai
    item education 6: school fees, bach(chon|on) ki fees, tuition fees, tution fees, coaching \
    fees, school bus fees
    item gifts: tohfa, shagun, chanda, daan
    item gifts 6: mandir (mein|me), puja ka saman, shaadi ka gift, rakhi gift
    """
}
