extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let hindiCues: StaticString =
    """
    ownMoney: kharch kiye, kharch kiya, haar gaye, haar gaya, haar gayi, gawa diye, uda diye, uda \
    diya, udaye, udaya, kharch kar diye, phoonk diye, phoonk diya, kharid liya, kharid liye
    corrects: mera matlab, matlab tha, meri galti, galat amount, galat bola, galat bol diya, galat \
    suna, galat likha, galat likh diya, galat daala, galat tha, likhna tha, bolna tha, badal ke, \
    badal do, theek kar, thik kar, sahi kar, hata do, hatao, delete karo, delete kar do, kar do \
    usko, usko kar do, nahi bola, bola tha maine, sahi hai, pehle wale, wala asal mein, ulta kar, \
    kharcha nahi tha, galti se, galti ho gayi, galti ho gaya, galti hui, galat entry, galat daal \
    diya, galat padha, sahi amount, sahi rakam, asli amount, badlo, badal dena, badal dijiye, \
    sudhaaro, sudhar do, thik karo, theek karo, theek kardo, edit karo, edit kar do, change karo, \
    change kar do, update karo, update kar do, hata dijiye, mita do, cancel karo, cancel kar do, \
    undo karo, do baar likh, do baar daal, galat number, galat bata, hona chahiye, hona tha, hone \
    the, hona chahiye tha, hone chahiye the, hone chahiye, galat hai, galat hain, galat thi, galat \
    the, galat hai wo, bhool jao, bhul jao, rehne do wo, sahi daam, asli daam, sahi keemat, asli \
    keemat, sahi rate, sahi total, asli kharcha, sahi kharcha, ek zero zyada, ek zero kam, zero \
    zyada, zero kam, galat category, galat dukaan, galat date, galat din, galat price, galat daam, \
    galat shop, maine nahi kiya tha, mera nahi tha, mera nahi hai, mere nahi, mera kharcha nahi, \
    do baar entry, do baar aa, do baar add, do baar ho, pehle se likha, pehle hi likh, already \
    likha, already daala, already add
    mayCorrect: asal mein, asliyat mein, nahi, nahin, na na, nahi nahi, ruko, arre, maaf karo, \
    galat, matlab, yaani, darasal, dar asal, sach mein, maafi, oho, arre nahi, nahi yaar, balki, \
    ek minute, sorry yaar, arre yaar, galti, arrey, na, bola tha, kaha tha, bill ke hisaab se, \
    receipt mein, bill dekha, arre ruko, ruko ruko, ruk, rukna, maaf karna, maaf kijiye, are, are \
    yaar, uff, oops yaar, vaise, waise, pata chala, pata laga
    itWas: bola tha, kaha tha, tha, thi, tha wo, ka tha, ki thi, hi tha, bola, ko kar do, kar do, \
    karo
    denies: nahi, nahin, na na, nahi nahi, galat, matlab, yaani, arre nahi, nahi yaar, balki, \
    galti, na, are nahi, nahi re, नहीं
    costed: tha, thi, ka tha, ki thi, hona tha, hone the, hona chahiye tha, ke the, ka laga, ki \
    lagi, ke lage, laga tha, lage the, hua tha, hue the, था, थी, थे, nikla, nikli, nikle, pada, \
    padi, pade
    refersBack: pehle wale, last wala, last wali, last wale, pichla wala, pichhla wala, pichli \
    wali, pichhli wali, pichle wale, pichla, pichhla, pehle wala, pehle wali, pahle wala, pahle \
    wali, pahle wale, aakhri wala, aakhri wali, aakhri wale, akhri wala, abhi wala, abhi wali, \
    abhi wale, upar wala, upar wali, woh wala, woh wali, wo wala, wo wali, wo wale, us wale, us \
    wali, pichli entry, aakhri entry, doosra wala, dusra wala
    that: wo, woh, vo, us, uss, vah, वो
    definite: wo, woh, vo, वो, un, unn
    edits: badal do, badlo, kar do, karo, kardo, kar dena, kardena, kar dijiye, kar dijiyega, kar \
    dijiega, kar de, bana do, banao, samjho, daal do, daalo, daal dena, dalo, dal do, daal dijiye, \
    likho, likh do, rakho, rakh do, badlav
    records: galti se, bola tha, kaha tha, bola, likha, daal diye, daal diya, boli, kaha, likhi, \
    likh diya, likh di, daala, daal di, bol diya, type kiya, type kar diya, likh gaya, likha tha, \
    likh diye, dal diya, chadha diya, add kiya, ghalti se
    insteadOf: ki jagah, ke badle, ke bajaye, ke bajay, ki jagha
    butRather: balki, par, lekin
    not: nahi, nahin, na, नहीं, ka nahi, ki nahi, ke nahi
    adds: aur, bhi, aur ek, ek aur, bhool gaya, bhool gayi, bhul gaya, bhul gayi, nahi likha, nahi \
    bataya, likhna reh gaya, batana bhool gaya, add nahi kiya, reh gaya
    entry: kharch, kharcha, kamai, pichli entry, aakhri entry
    counters: yaad dila, yaad dilana, yaad dila dena, yaad dilao, warning dena, bata dena, chahta \
    hoon, chahti hoon, chahta hu, chahti hu, lena chahta, lena hai, dena hai, dene hain, dene hai, \
    deni hai, karna hai, karne hain, karna padega, dena padega, dene padenge, bharna hai, bharne \
    hain, lautane hain, lautana hai, lautane hai, lene hain, chahiye, kharidna hai, kharidunga, \
    kharidungi, karunga, karungi, dunga, dungi, lunga, lungi, denge, karenge, lenge, khareedenge, \
    hota to, hote to, hoti to, kaash, udhaar hai, udhaar hain, udhar hai, udhar hain, bach \
    jayenge, bach jaenge, maang raha, maang rahe, maang rahi, padta hai, padte hain, kamata hai, \
    kamati hai, kamate hain, mil raha hai, mil rahi hai, nahi kiya, nahi kiye, nahi kiye the, nahi \
    diye, nahi diya, nahi liye, nahi liya, nahi kharida, nahi kharide, nahi udaye, nahi kharche, \
    nahi hua, nahi hue, lena nahi, nahi lena, nahi karna, mat karna, mat karo, mat jodo, lagta hai \
    maine, average, fail ho gaya, fail ho gayi, limit badal, bola hai, sochunga, sochungi, sakta \
    hoon, sakti hoon, ka bhav, dega, degi, padta par, bacha hai, bache hain, kharidni hai, leni \
    hai, deni padegi, dena baaki hai, dene baaki, baaki hai, baaki hain, baki hai, baki hain, de \
    dunga, de dungi, le lunga, le lungi, kharid lunga, khareed lunga, soch raha, soch rahi, plan \
    hai, irada hai, mann hai, man kar raha, khwahish, bhoolna mat, mat bhoolna, bhul mat, yaad \
    rakhna, yaad rakhna hai, wapas dena, wapas karna, lautana, udhaar lena, karz hai, kab dega, \
    nahi kharcha, nahi kharch, nahi kharch kiye, nahi dunga, nahi dungi, nahi lunga, nahi bhara, \
    nahi bhare, fail hua, decline hua, decline ho gaya, reject ho gaya, atak gaya, balance hai, \
    bach gaye, bache, bacha, mehnga ho gaya, ho gaya hai, ka rate, ka daam, ki keemat, ka price, \
    ka kiraya badh, badh gaya, badhega, badha raha, milta hai, milti hai, milenge, milega, aayega, \
    aayenge, hoga, honge, hogi, kamate, kamaata hai, khareedna chahta, agar, katega, kategi, \
    katenge, uski salary, unki salary, the kya, tha kya, thi kya, diye kya, kiye kya, gaya kya, \
    liye kya, promise kiya, vaada kiya, badhane ka, nigal liya, bilkul nahi, sawaal hi nahi, \
    andaaze se, andazan, kam pad, jo haarega, jo jeetega, socha, socha tha, chhod diya, chod diya, \
    rakha hai, mere paas, tere paas, uske paas, pahunch gaya, pahunch gayi, mana kar diya, mana \
    kar di, shuru hai, chal raha, chal rahi, jama honge, pade hain, pada hai, sakta, sakte, sakti, \
    sakte hain, sakte hai, kar sakte, le sakte, de sakte, hai kya, hain kya, padega, padegi, \
    padenge, parega, karni hai, karni padegi, bharni hai, bharna padega, bharne padenge, bhejna \
    hai, bhejne hain, bhejne hai, lana hai, lane hain, badalna hai, badalne hain, badalni hai, \
    dena tha, dene the, deni thi, lena tha, leni thi, lene the, kharidna tha, kharidni thi, \
    chaahiye, chahte hain, chahte hai, chahta tha, chahti thi, hona chahiye, karna chahiye, soch \
    rahe, karega, karegi, dunga main, denge hum, lega, legi, khareedunga, khareedungi, kharidenge, \
    kharidega, kharch karunga, kharch karungi, kharch karenge, kharch karna, mangwaunga, \
    mangwaungi, mangwayenge, bhejunga, bhejungi, bhejenge, lautaunga, lautaungi, lautayenge, \
    lautayega, lautayegi, lagega, lagegi, lagenge, aane wala, aane wale, aane wali, hone wala, \
    hone wali, hone wale, milne wala, milne wale, milne wali, badhne wala, badhne wali, maangta, \
    maangti, maangte, maang, mangta, mangte, mangti, mang raha, mang rahe, bolta hai, bolti hai, \
    bol raha, bol rahe, keh raha, kehta hai, kehti hai, offer kiya, offer kar, offer diya, \
    mehenga, mehnga, mehngi, mehnge, badh gayi, badh ke, bhav, daam, keemat, udhar de, udhaar de, \
    udhaar do, udhar do, udhaar maang, udhar maang, lautane, abhi tak, yaad rakh, yaad karana, \
    yaad dilaana, remind, remind karna, bhoolna nahi, bhool na jana, bhulna mat, limit kar, limit \
    set, budget kar, budget set, set kar do, set karo, badha do, ghata do, kam kar do, kamaata, \
    kamati, kamata, kama raha, kama rahi, salary hai, tankhwah hai, liya nahi, nahi li, liye nahi, \
    kharida nahi, diya nahi, diye nahi, kiya nahi, kiye nahi, kharch nahi, nahi gaya, nahi gaye, \
    nahi lautaye, nahi lautaya, nahi mila, nahi mile, nahi aaya, nahi aaye, lagta hai, sochta hai, \
    sochti hai, samajhta hai, apne paise, apne paison, apni jeb, apni pocket, khud ke paise, \
    decline, declined, fail hui, fail gaya, bounce, bounce ho gaya, reject, likh diye kya, likha \
    kya, daala kya, kitne ka, kitne ki, kitna ka, kitna kharcha, kitna kharch, kitne kharch, \
    dikhao, dikha do, dikha, bata, batana, bata do, kaafi hai, kafi hai, kaafi, ki umar, umar, \
    umra, karte karte, hote hote, lete lete, bach gaya, bach gayi, tay hua, tay kiya, tak kharch, \
    tak ka, ke upar, se upar, se zyada, se kam
    cancels: abhi nahi kiya, abhi book nahi, abhi nahi diya, agle mahine sochunga, agle mahine \
    dekhunga, lena nahi hai, baad mein dunga, baad mein dungi, kya lagta hai, kya bolte ho
    telling: kaun, ho gaya, ho gayi, ho gaye, ho jayega, ho jayegi, ho jayenge, hai, hain, hoon, \
    hun, hu, raha, rahi, rahe, kyunki, jahan, wahan, kisi, koi nahi, baje, wicket, jeeta, jeet \
    gaye, haar gaye, pahuncha, pahunchegi
    doing: dekhi, dekha, dekhe, bhaga, bhaage, dauda, daude, chala, chale, soya, soye, padha, \
    padhe, likha, likhe, ruka, ruke, call kiya, phone kiya, khela, khele, naapa, tola, number \
    aaye, marks aaye, aaye the
    outcry: loot, loot hai, loot machi, pagal, hadd hai, hadd, itna mehnga, kitna mehnga, bahut \
    mehnga, mehngai, paagalpan, dakaiti, had hai, bakwas
    handed: diye, diya, दिए, दिया, ne diye, ne diya, ne di, ne bheje, ne bheja, ne de diye, ne de \
    diya, di, de diye, de diya, bheje, bheja, bhej diye, lauta diye, lautaye, lautaya, lauta diya, \
    transfer kiye, transfer kiya, pay kiya, chukaye, भेजे, भेजा, लौटा दिए, chukaya, chukayi, chuka \
    diya, chuka diye, de gaye, de gaya, de gayi, thamaye, thama diye, pakdaye, pakda diye, daal \
    diye, daal diya, bhejwaye, bhijwaye, di hai, diye hai, diye hain, bheje hain, de rakhe, jama \
    kiye, jama karaye, jama kiya, credit kiye, credit kiya
    byMe: maine diye, maine diya, maine bheje, maine bheja, maine de diye, humne diye, मैंने दिए, \
    मैंने दिया
    lent: udhaar chukta, udhar chukta, udhaar chukta kiya, udhaar diya tha, udhar diya tha
    arriving: aaya, aaye, aayi, aa gaya, aa gaye, aa gayi, jama hua, jama hue, jama hui, khate \
    mein aaye, khate mein aaya, bane, ban gaye, आया, आए, आ गए, जमा हुए, credit hue, credit hua, \
    credit hui, khate mein jama, account mein aaye, account mein aaya, account mein aayi, aa \
    chuka, aa chuke
    employee: kaamwali, bai, naukar, mali, chowkidar, safaiwala, baccho, bachcho, bachche, bacche, \
    dhobi, delivery wala, delivery wale, delivery boy, watchman, guard, naai, nai, doodhwala, \
    bhangi, mazdoor, mistri, plumber, cook, rasoiya, sweeper, peon, coolie, pandit, bachon, \
    bachhon, bachchon
    receiverMarkBefore: को, ko
    thingDay: hai, agla payment, agla bill
    thingDayBefore: wala, wali, ke liye, k liye, tak, tak valid, ko hai, ko hoga, ko renew, ko \
    renew hoga, ko expire, se shuru, wale
    bookable: yatra
    booked: book kiya, book kiye, book ki, advance
    """

  /// Words beside numbers that are no money, read only in the English of South Asia.
  static let hindiNumberRoles: StaticString =
    """
    clock: baje
    heads: log, logon, doston, mehman
    unit: bukhar, min, minute, ghanta, ghante, ghanton, din, hafte, hafta, mahine, mahina, saal, \
    km, kilometer, pratishat, manzil, number wali, number ki, point
    code: kamra, kamre, page, code, pin, gaadi number
    graded: maths, ganit, vigyan, paper
    line: table, bus, train, flight, seat, metro
    stated: bukhar, late, nahi aati, nahi aaya
    aside: bache, bacha, bachi, baaki, baki, pichli baar, pichle saal, pehle, aata tha, milta tha, \
    ka tha, mil jata, agli baar, sasta, mehnga, goal, budget, balance, chahiye, wala tha, nahi \
    jaana, kabhi, bolta, bola, kehta, abhi bhi
    predicate: hai, hain, tha, thi, hoga, hogi, honge, ho gaya, ho gayi, ho gaye, ho chuka, hua, \
    hui, hue, raha, rahi, rahe, lagta, lagti, sakta, sakti
    amends: nahi, nahin, sorry, arre, galat, matlab, asal mein, ki jagah
    """
}
