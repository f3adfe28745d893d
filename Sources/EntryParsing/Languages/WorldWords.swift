/// Words of languages that have no table of their own: what a number with a thousand behind it must
/// not be read without, the days closest to today, and the names of their money.
enum WorldWords {
  static let table = LanguageTable(
    language: "", splitsElisions: false,
    rows: [
      .numbers(
        .scale,
        """
        1000 nghìn|ngàn|ribu|rb|тысяч|тысяча|тысячи|тыс|bin|हज़ार|हजार|ألف|ming|минг, 1000000 \
        triệu|tr|juta|jt|миллион|миллиона|миллионов|млн|milyon|mln|مليون, 1000000000 \
        tỷ|miliar|миллиард|млрд|milyar, 100000 लाख, 10000000 करोड़
        """),
      .number(
        .relativeDay, -1, "вчера, hôm qua, kemarin, dün, कल, أمس, 어제, 昨日, 昨天, wczoraj, kecha"),
      .number(.relativeDay, -2, "позавчера, hôm kia, evvelsi gün, przedwczoraj"),
      .number(
        .relativeDay, 0,
        "сегодня, hôm nay, hari ini, bugün, اليوم, 오늘, 今日, 今天, dzisiaj, dziś, bugun"),
      .currency("RUB BYN", "рубль, рубля, рублей, рубли, рублях, р", .currencyPrefix),
      .currency(
        "USD", "доллар, доллара, долларов, баксов, бакса, đô, đô la, đô mỹ, dolar, 달러, 美元, ドル, 불"),
      .currency("EUR", "евро, 유로, 欧元, ユーロ, avro"), .currency("GBP", "фунт, фунтов, 파운드"),
      .currency("VND", "đồng, vnđ"), .currency("TRY", "lira"), .currency("AED", "درهم"),
      .currency("KWD BHD IQD JOD TND DZD", "دينار"), .currency("SAR QAR", "ريال"),
      .currency("EGP", "جنيه"), .currency("UZS KGS", "сум, сўм, so'm"),
      .currency("UAH", "гривен, гривна"),
      .currency("INR", "रुपये, रुपया"), .currency("LKR", "ரூ"), .currency("THB", "บาท"),
      .currency("HKD", "港元"), .currency("NGN", "奈拉"), .currency("GEL", "라리"),
      .currency("JPY", "엔, येन"),
      .currency("CNY", "人民币, 人民幣", .currencyPrefix),
      .number(.minorUnit, 100, "xen, kuruş, копеек, копейки, 센트, 페니, пени, peni, ц, sen"),
      .number(.minorUnit, 1000, "فلس"),
      .roles(
        [.bankWord, .spend],
        "شراء, خصم, سحب, شراء إنترنت, ใช้จ่าย, ใช้จ่ายบัตร, покупка, compra, списание"),
      .roles([.bankWord, .receive], "إيداع, حوالة واردة, เงินเข้า, зачисление"),
      .roles(.bankWord, "بطاقة, حساب, مبلغ, مدى, บช, บัตร, บัญชี, карта, счет"),
      .roles([.balance, .bankWord], "رصيد, الرصيد, คงเหลือ, баланс, остаток, доступно, saldo"),
      .roles(.at, "لدى, ร้าน"), .roles(.within, "في"),
      .roles(.incomeSource, "зарплата, аванс, gaji, maaş, lương, راتب, премия"),
    ])
}
