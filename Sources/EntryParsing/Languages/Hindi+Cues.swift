extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let hindiCues: StaticString =
    """
    ownMoney: kharch kiy(e|a), haar gay(e|a|i), gawa diye, uda diy(e|a), udaye, udaya, kharch kar \
    diye, phoonk diy(e|a), kharid liy(a|e)
    corrects: mera matlab, matlab tha, meri galti, galat (amount|bola|suna|likha|daala|tha|entry|\
    padha|number|bata|hai|hain|thi|the|category|dukaan|date|din|price|daam|shop), galat (bol|likh|\
    daal) diya, likhna tha, bolna tha, badal (ke|do|dena|dijiye), theek kar(|o|do), thik kar(|o), \
    sahi (kar|hai|amount|rakam|daam|keemat|rate|total|kharcha), hata (do|dijiye), hatao, delete \
    karo, delete kar do, kar do usko, usko kar do, nahi bola, bola tha maine, pehle wale, wala \
    asal mein, ulta kar, kharcha nahi tha, galti (se|hui), galti ho gay(i|a), asli (amount|daam|\
    keemat|kharcha), badlo, sudhaaro, sudhar do, edit karo, edit kar do, change karo, change kar \
    do, update karo, update kar do, mita do, cancel karo, cancel kar do, undo karo, do baar (likh|\
    daal|entry|aa|add|ho), hon(a|e) chahiye, hona tha, hone the, hona chahiye tha, bhool jao, bhul \
    jao, rehne do wo, zero (zyada|kam), maine nahi kiya tha, mera nahi (tha|hai), mere nahi, mera \
    kharcha nahi, pehle se likha, pehle hi likh, already (likha|daala|add)
    mayCorrect: asal mein, asliyat mein, nahi, nahin, na na, nahi (nahi|yaar), ruk(|o|na), arre, \
    maaf (karo|karna|kijiye), galat, matlab, yaani, darasal, dar asal, sach mein, maafi, oho, arre \
    (nahi|yaar|ruko), balki, ek minute, sorry yaar, galti, arrey, na, bola tha, kaha tha, bill ke \
    hisaab se, receipt mein, bill dekha, ruko ruko, are, are yaar, uff, oops yaar, vaise, waise, \
    pata (chala|laga)
    itWas: bola tha, kaha tha, tha, thi, tha wo, ka tha, ki thi, hi tha, bola, ko kar do, kar do, \
    karo
    denies: nahi, nahin, na na, nahi (nahi|yaar|re), galat, matlab, yaani, arre nahi, balki, \
    galti, na, are nahi, नहीं
    costed: tha, thi, ka tha, ki thi, hona tha, hone the, hona chahiye tha, ke the, ka laga, ki \
    lagi, ke lage, laga tha, lage the, hua tha, hue the, था, थी, थे, nikl(a|i|e), pad(a|i|e)
    refersBack: pehle wal(e|a|i), last wal(a|i|e), pich(la|hla) wala, pich(li|hli) wali, pichle \
    wale, pichla, pichhla, pahle wal(a|i|e), aakhri (wala|wali|wale|entry), akhri wala, abhi \
    wal(a|i|e), upar wal(a|i), woh wal(a|i), wo wal(a|i|e), us wal(e|i), pichli entry, doosra \
    wala, dusra wala
    that: wo, woh, vo, us, uss, vah, वो
    definite: wo, woh, vo, वो, un, unn
    edits: badal do, badlo, kar (do|dena|dijiye|dijiyega|dijiega|de), kar(o|do|dena), bana do, \
    banao, samjho, daal (do|dena|dijiye), daalo, dalo, dal do, likho, likh do, rakho, rakh do, \
    badlav
    records: galti se, bola tha, kaha tha, bola, likha, daal (diye|diya|di), boli, kaha, likhi, \
    likh (diya|di|gaya|diye), daala, bol diya, type kiya, type kar diya, likha tha, dal diya, \
    chadha diya, add kiya, ghalti se
    insteadOf: ki jag(ah|ha), ke badle, ke bajay(|e)
    butRather: balki, par, lekin
    not: nahi, nahin, na, नहीं, ka nahi, ki nahi, ke nahi
    adds: aur, bhi, aur ek, ek aur, bhool gay(a|i), bhul gay(a|i), nahi (likha|bataya), likhna reh \
    gaya, batana bhool gaya, add nahi kiya, reh gaya
    entry: kharch(|a), kamai, pichli entry, aakhri entry
    counters: yaad (dila|dilana|dilao|rakhna|rakh|karana|dilaana), warning dena, chahta (hoon|hu|\
    tha), chahti (hoon|hu|thi), lena (chahta|hai|nahi|tha), dena (hai|padega|tha), dene (hain|hai|\
    padenge|baaki|the), deni (hai|padegi|thi), kar(na|z|ni) hai, karne hain, karna (padega|\
    chahiye), bharn(a|i) hai, bharne (hain|padenge), lene (hain|the), chahiye, kharidn(a|i) hai, \
    kharid(unga|ungi|enge|ega), kar(unga|ungi|enge|ega|egi), dunga, dungi, lunga, lungi, denge, \
    lenge, khareed(enge|unga|ungi), hot(a|e|i) to, kaash, udhaar (hai|hain|lena|de|do|maang), \
    udhar (hai|hain|de|do|maang), bach (jayenge|jaenge|gaye|gaya|gayi), pad(ta|a) hai, pad(te|e) \
    hain, mil rah(a|i) hai, nahi (kiya|kiye|diye|diya|liye|liya|kharida|kharide|udaye|kharche|hua|\
    hue|lena|karna|kharcha|kharch|dunga|dungi|lunga|bhara|bhare|li|gaya|gaye|lautaye|lautaya|mila|\
    mile|aaya|aaye), mat (karna|karo|jodo|bhoolna), average, fail ho gay(a|i), limit (badal|kar|\
    set), bol(a|ta|ti) hai, soch(unga|ungi|a), dega, degi, padta par, leni (hai|thi), dena baaki \
    hai, baaki hai(|n), baki hai(|n), de (dunga|dungi|sakte), le (lunga|lungi|sakte), khar(id|eed) \
    lunga, soch rah(a|i|e), plan hai, irada hai, mann hai, man kar raha, khwahish, bhoolna (mat|\
    nahi), bhul(|na) mat, wapas (dena|karna), lauta(na|unga|ungi|yenge|yega|yegi|ne), kab dega, \
    fail (hua|hui|gaya), atak gaya, balance hai, bache, bacha, ho gaya hai, ka rate, ka price, ka \
    kiraya badh, badh (gaya|gayi|ke), badhega, badha (raha|do), milt(a|i) hai, milenge, milega, \
    aayega, aayenge, hoga, honge, hogi, kama(te|ata|ti|ta), khareedna chahta, agar, kate(ga|gi|\
    nge), uski salary, unki salary, the kya, tha kya, thi kya, diye kya, kiye kya, gaya kya, liye \
    kya, promise kiya, vaada kiya, badhane ka, nigal liya, bilkul nahi, sawaal hi nahi, andaaze \
    se, andazan, kam pad, jo haarega, jo jeetega, chhod diya, chod diya, rakha hai, mere paas, \
    tere paas, uske paas, pahunch gay(a|i), mana kar (diya|di), shuru hai, chal rah(a|i), jama \
    honge, sakt(a|e|i), kar sakte, hai(|n) kya, pade(ga|gi|nge), parega, karni padegi, bharna \
    padega, bhejna hai, bhejne hai(|n), lana hai, lane hain, badaln(a|i) hai, badalne hain, \
    kharidna tha, kharidni thi, chaahiye, chahte hai(|n), hona chahiye, lega, legi, kharch \
    kar(unga|ungi|enge|na), mangwa(unga|ungi|yenge), bhej(unga|ungi|enge), lage(ga|gi|nge), aane \
    wal(a|e|i), hone wal(a|i|e), milne wal(a|e|i), badhne wal(a|i), maang(|ta|ti|te), mangt(a|e|\
    i), mang rah(a|e), bol rah(a|e), keh raha, keht(a|i) hai, offer (kiya|kar|diya), meh(enga|nga|\
    ngi|nge), bhav, daam, keemat, abhi tak, remind, bhool na jana, budget (kar|set), set kar do, \
    set karo, ghata do, kam kar do, kama rah(a|i), salary hai, tankhwah hai, liy(a|e) nahi, \
    khar(ida|ch) nahi, diy(a|e) nahi, kiy(a|e) nahi, lagta hai, socht(a|i) hai, samajhta hai, apne \
    pais(e|on), apni (jeb|pocket), khud ke paise, decline(|d), bounce, reject, likh diye kya, \
    likha kya, daala kya, kitne (ka|ki|kharch), kitna (ka|kharcha|kharch), dikha(|o), bata, \
    batana, kafi hai, kaafi, umar, umra, karte karte, hote hote, lete lete, tay hua, tay kiya, tak \
    kharch, tak ka, ke upar, se (upar|zyada|kam)
    cancels: abhi nahi (kiya|diya), abhi book nahi, agle mahine (sochunga|dekhunga), lena nahi \
    hai, baad mein dung(a|i), kya lagta hai, kya bolte ho
    telling: kaun, ho (gaya|gayi|gaye|jayega|jayegi|jayenge), hai, hain, hoon, hun, hu, rah(a|i|\
    e), kyunki, jahan, wahan, kisi, koi nahi, baje, wicket, jeeta, jeet gaye, haar gaye, \
    pahunch(a|egi)
    doing: dekh(i|a|e), bhaga, bhaage, dauda, daude, chala, chale, soya, soye, padha, padhe, \
    likha, likhe, ruka, ruke, call kiya, phone kiya, khela, khele, naapa, tola, number aaye, marks \
    aaye, aaye the
    outcry: loot, loot (hai|machi), pagal, had(|d) hai, hadd, itna mehnga, kitna mehnga, bahut \
    mehnga, mehngai, paagalpan, dakaiti, bakwas
    handed: diye, diya, दिए, दिया, ne (diye|diya|di|bheje|bheja), ne de diy(e|a), di, de (diye|\
    diya|gaye|gaya|gayi|rakhe), bhej(e|a|waye), bhej diye, lauta diy(e|a), lautay(e|a), transfer \
    kiy(e|a), pay kiya, chukay(e|a|i), भेजे, भेजा, लौटा दिए, chuka diy(a|e), thamaye, thama diye, \
    pakdaye, pakda diye, daal diy(e|a), bhijwaye, di hai, diye hai(|n), bheje hain, jama (kiye|\
    karaye|kiya), credit kiy(e|a)
    byMe: maine (diye|diya|bheje|bheja), maine de diye, humne diye, मैंने दिए, मैंने दिया
    lent: udha(ar|r) chukta, udhaar chukta kiya, udha(ar|r) diya tha
    arriving: aay(a|e|i), aa (gaya|gaye|gayi|chuka|chuke), jama (hua|hue|hui), khate mein (aaye|\
    aaya|jama), bane, ban gaye, आया, आए, आ गए, जमा हुए, credit (hue|hua|hui), account mein aay(e|\
    a|i)
    employee: kaamwali, bai, naukar, mali, chowkidar, safaiwala, bac(cho|hcho|hche|che|hon|hhon|\
    hchon), dhobi, delivery (wala|wale|boy), watchman, guard, naai, nai, doodhwala, bhangi, \
    mazdoor, mistri, plumber, cook, rasoiya, sweeper, peon, coolie, pandit
    receiverMarkBefore: को, ko
    thingDay: hai, agla (payment|bill)
    thingDayBefore: wal(a|i|e), ke liye, k liye, tak, tak valid, ko (hai|hoga|renew|expire), ko \
    renew hoga, se shuru
    bookable: yatra
    booked: book (kiya|kiye|ki), advance
    """

  /// Words beside numbers that are no money, read only in the English of South Asia.
  static let hindiNumberRoles: StaticString =
    """
    clock: baje
    heads: log, logon, doston, mehman
    unit: bukhar, min, minute, ghant(a|e|on), din, hafte, hafta, mahin(e|a), saal, km, kilometer, \
    pratishat, manzil, number (wali|ki), point
    code: kamra, kamre, page, code, pin, gaadi number
    graded: maths, ganit, vigyan, paper
    line: table, bus, train, flight, seat, metro
    stated: bukhar, late, nahi (aati|aaya)
    aside: bach(e|a|i), baaki, baki, pichli baar, pichle saal, pehle, aata tha, milta tha, ka tha, \
    mil jata, agli baar, sasta, mehnga, goal, budget, balance, chahiye, wala tha, nahi jaana, \
    kabhi, bolta, bola, kehta, abhi bhi
    predicate: hai, hain, tha, thi, hoga, hogi, honge, ho gay(a|i|e), ho chuka, hua, hui, hue, \
    rah(a|i|e), lagta, lagti, sakta, sakti
    amends: nahi, nahin, sorry, arre, galat, matlab, asal mein, ki jagah
    """
}
