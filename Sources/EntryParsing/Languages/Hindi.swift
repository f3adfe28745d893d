extension LanguageTable {
  /// Hindi as typed beside English, in Latin letters, with common words in Devanagari.
  static let hindi = LanguageTable(
    language: "hi", splitsElisions: false,
    grammar: NumberGrammar(hasBareScales: true, countsWithoutPlural: true),
    things: DailyThings.hindi,
    rows: hindiRows + hindiCounters + hindiUnmoved + hindiThingDays + hindiDirection
      + hindiCorrections + hindiThingPhrases)

  /// These words are also read in the English of South Asia.
  static let hindiRows: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 शून्य, 1 ek|एक, 2 दो, 3 teen|तीन, 4 chaar|चार, 5 paanch|panch|पांच, 6 chhe|chhah|छह|छः|छे, \
      7 saat|सात, 8 aath|आठ, 9 नौ, 10 दस, 11 gyarah|ग्यारह, 12 barah|बारह, 13 terah|तेरह, 14 \
      chaudah|चौदह, 15 pandrah|पंद्रह|पन्द्रह, 16 solah|सोलह, 17 satrah|सत्रह, 18 atharah|अठारह, \
      19 unnees|उन्नीस, 20 bees|बीस, 21 ikkis|ikkees|इक्कीस, 22 baees|बाईस, 23 teis|तेईस, 24 \
      chaubis|chaubees|चौबीस, 25 pachees|pachis|पच्चीस, 26 chhabbis|छब्बीस, 27 sattais|सत्ताईस, 28 \
      atthais|अट्ठाईस|अठाईस, 29 untis|उनतीस|उन्तीस, 30 tees|तीस, 31 iktis|इकतीस|इकत्तीस, 32 \
      battis|बत्तीस, 33 taintis|तैंतीस, 34 chauntis|चौंतीस, 35 paintis|paintees|पैंतीस, 36 \
      chhattis|छत्तीस, 37 saintis|सैंतीस, 38 adtis|अड़तीस, 39 untalis|उनतालीस|उनचालीस, 40 \
      chalis|chalees|चालीस, 41 iktalis|इकतालीस, 42 bayalis|बयालीस|बियालीस, 43 taintalis|तैंतालीस, \
      44 chavalis|चौवालीस|चवालीस|चौंतालीस, 45 paintalis|paintalees|पैंतालीस, 46 chhiyalis|छियालीस, \
      47 saintalis|सैंतालीस, 48 adtalis|अड़तालीस, 49 unchas|उनचास, 50 pachas|pachaas|पचास, 51 \
      ikyavan|इक्यावन, 52 bavan|बावन, 53 tirpan|तिरपन|तिरेपन, 54 chauvan|चौवन|चौअन, 55 \
      pachpan|पचपन, 56 chhappan|छप्पन, 57 sattavan|सत्तावन, 58 atthavan|अट्ठावन|अठावन, 59 \
      unsath|उनसठ, 60 saath|साठ, 61 iksath|इकसठ, 62 basath|बासठ, 63 tirsath|तिरसठ|तिरेसठ, 64 \
      chausath|चौंसठ|चौसठ, 65 painsath|पैंसठ, 66 chhiyasath|छियासठ, 67 sadsath|सड़सठ|सरसठ, 68 \
      adsath|अड़सठ, 69 unhattar|उनहत्तर, 70 sattar|सत्तर, 71 ikhattar|इकहत्तर, 72 bahattar|बहत्तर, \
      73 tihattar|तिहत्तर, 74 chauhattar|चौहत्तर, 75 pachhattar|पचहत्तर, 76 chhihattar|छिहत्तर, 77 \
      satahattar|सतहत्तर, 78 athhattar|अठहत्तर, 79 unnasi|उन्यासी|उनासी, 80 assi|अस्सी, 81 \
      ikyasi|इक्यासी, 82 bayasi|बयासी, 83 tirasi|तिरासी, 84 chaurasi|चौरासी, 85 pachasi|पचासी, 86 \
      chhiyasi|छियासी, 87 sattasi|सत्तासी|सतासी, 88 atthasi|अट्ठासी|अठासी, 89 navasi|नवासी, 90 \
      nabbe|नब्बे, 91 ikyanve|इक्यानवे|इक्यानबे, 92 banve|बानवे|बानबे, 93 tiranve|तिरानवे|तिरानबे, \
      94 chauranve|चौरानवे|चौरानबे, 95 pachanve|पचानवे|पंचानवे|पचानबे, 96 \
      chhiyanve|छियानवे|छियानबे, 97 sattanve|सत्तानवे|सत्तानबे, 98 \
      atthanve|अट्ठानवे|अठानवे|अट्ठानबे, 99 ninyanve|निन्यानवे|निन्यानबे
      """),
    .numbers(
      .scale,
      """
      100 sau|सौ, 1000 hazaar|hazar|hajar|हज़ार, 100000 lakh|लाख, 10000000 crore|karod|करोड़, \
      1000000 मिलियन, 1000000000 अरब|arab|बिलियन
      """),
    .numbers(
      .half,
      """
      50 aadha|adha|आधा|आधे, 25 चौथाई, 150 dedh|derh|डेढ़, 250 dhai|dhaai|ढाई|अढ़ाई, 10050 \
      saade|sadhe|saadhe|साढ़े, 10025 sava|सवा, 9975 paune|पौने
      """),
    .numbers(.cardinal, "10 das, 100 sau, 200 do sau"),
    .roles(.point, "दशमलव, पॉइंट, पॉइन्ट"),
    .currency("USD", "डॉलर, डालर, अमेरिकी डॉलर"), .currency("EUR", "यूरो"),
    .currency("GBP", "पाउंड, पौंड, पाउन्ड"),
    .currency("JPY", "येन"), .currency("CNY", "युआन"), .currency("KRW", "वॉन, वोन"),
    .currency("RUB", "रूबल"),
    .currency("AED MAD", "दिरहम"), .currency("KWD BHD JOD IQD TND DZD RSD?", "दीनार"),
    .currency("SAR QAR", "रियाल"),
    .currency("THB", "बाट, बात थाई"), .currency("CHF", "फ्रैंक"), .currency("SGD", "सिंगापुर डॉलर"),
    .currency("AUD", "ऑस्ट्रेलियाई डॉलर"), .currency("CAD", "कनाडाई डॉलर"), .currency("HKD", "हांगकांग डॉलर"),
    .currency("MXN ARS COP CLP PHP?", "पेसो"), .currency("BDT", "टका"), .currency("TRY", "लीरा"),
    .currency("SEK ISK", "क्रोना"), .currency("NOK DKK?", "क्रोन"),
    .number(.minorUnit, 100, "paise, paisa, पैसे, पैसा, पेनी, सेंट, सेन्ट, पेंस"),
    .currency(
      "INR PKR LKR NPR",
      "rupaye, rupaiye, rupay, rupya, rupaya, rupiye, rupaiya, rupiya, rupe, रुपये, रुपए, रुपया, रुपयों, रूपये, रूपए"
    ),
    .number(.relativeDay, 0, "aaj, aaj subah, aaj shaam, आज"),
    .number(.relativeDay, -1, "kal, kal raat, kal shaam, kal subah, कल"),
    .number(.relativeDay, -2, "parso, parson, parsoon, परसों"),
    .roles(
      .spend,
      """
      kharch, kharcha, kharch kiye, kharch kiya, kharida, kharide, diye, diya, kharch hua, lage, \
      खर्च, खरीदा, खरीदी, दिए, दिया, चुकाए, खर्च किए, लगे
      """),
    .roles(.receive, "mile, mila, mili, milein, kamaye, मिले, मिला"),
    .roles(.refund, "wapas mile, wapas mila, wapas, vapas"),
    .roles(.incomeSource, "tankhwah, tankha, vetan, वेतन"),
    .roles(.filler, "ka, ki, ke, mein, ne, pe, wala, wali, bhada, liya, li, liye"),
    .weekdays(
      """
      1 सोमवार|somvar|somwar|somvaar, 2 मंगलवार|mangalvar|mangalwar|mangalvaar|mangal, 3 \
      बुधवार|budhvar|budhwar|budhvaar, 4 गुरुवार|guruvar|guruwar|brihaspativar|brihaspatiwar|veervar, 5 \
      शुक्रवार|shukravar|shukrawar|shukrawaar, 6 शनिवार|shanivar|shaniwar|shanivaar, 7 \
      रविवार|ravivar|raviwar|itvar|itwar|itvaar|itwaar
      """),
    .months(
      """
      1 जनवरी, 2 फरवरी, 3 मार्च, 4 अप्रैल, 5 मई, 6 जून, 7 जुलाई, 8 अगस्त, 9 सितंबर, 10 अक्टूबर, \
      11 नवंबर, 12 दिसंबर
      """),
    .number(.span, 1, "दिन, din"), .number(.span, 7, "हफ्ते, हफ्ता, सप्ताह, hafte"),
    .number(.span, -1, "महीने, महीना, mahine"), .number(.span, -12, "साल"),
    .roles(.with, "ke saath, ke sath, k saath, k sath"), .roles(.ago, "पहले, pehle, pahle"),
    .roles(.last, "पिछले, पिछला, पिछली, pichle"),
    .roles(.from, "se, से"), .roles(.and, "aur, और"), .roles(.filler, "का, की, के, में, पर, ने, को, लिए"),
    .items(
      .dining,
      "khana, chai, chaay, nashta, nasta, cha, चाय, खाना, mithai, pani puri, golgappe"),
    .items(
      .groceries,
      """
      sabzi, sabji, doodh, dudh, atta, chawal, kirana, rashan, anda, ande, दूध, सब्ज़ी, phal, \
      किराना, राशन, आटा, चावल, फल, अंडे
      """),
    .items(.transport, "petrol bharwaya, kiraya bus, rickshaw, riksha, gaadi"),
    .items(.housing, "kiraya, ghar ka kiraya, makaan, किराया"),
    .items(.utilities, "bijli, bijli ka bill, bijli bill, pani ka bill, बिजली"),
    .items(.health, "dawai, dawa, दवाई"), .items(.shopping, "kapde, joote, chappal, कपड़े"),
    .items(.education, "school ki fees, kitab, kitaben, padhai"),
    .items(.gifts, "tohfa, shagun, chanda, daan"),
  ]
}
