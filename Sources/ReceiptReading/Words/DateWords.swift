/// The words that stand in dates and before them.
enum DateWords {
  private static let months: [(number: Int, words: StaticString)] = [
    (1, "JANUARY JANUAR JANEIRO JANVIER GENNAIO JANUARI ENERO JAN ENE GEN JANV"),
    (2, "FEBRUARY FEBRUAR FEVEREIRO FEVRIER FEBBRAIO FEBRUARI FEBRERO FEB FEV FEVR"),
    (3, "MARCH MARZ MARCO MARS MARZO MAART MARET MAC MAR MRT"),
    (4, "APRIL ABRIL AVRIL APRILE APR ABR AVR"),
    (5, "MAY MAI MAIO MAGGIO MEI MAYO MAG"),
    (6, "JUNE JUNI JUNHO JUIN GIUGNO JUNIO JUN GIU"),
    (7, "JULY JULI JULHO JUILLET LUGLIO JULAI JULIO JUL LUG JUIL"),
    (8, "AUGUST AGOSTO AOUT AUGUSTUS AGUSTUS OGOS AUG AGO AGT"),
    (9, "SEPTEMBER SETEMBRO SEPTEMBRE SETTEMBRE SEPTIEMBRE SEPT SEP SET"),
    (10, "OCTOBER OKTOBER OUTUBRO OCTOBRE OTTOBRE OCTUBRE OCT OKT OUT OTT"),
    (11, "NOVEMBER NOVEMBRO NOVEMBRE NOVIEMBRE NOV"),
    (
      12,
      "DECEMBER DEZEMBER DEZEMBRO DECEMBRE DICEMBRE DESEMBER DISEMBER DICIEMBRE DEC DEZ DES DIC DIS"
    ),
  ]

  /// The number of a month by its word.
  static let numbers: [[UInt8]: Int] = {
    var numbers: [[UInt8]: Int] = [:]
    for (number, words) in months {
      for word in words.description.split(separator: " ") { numbers[Array(word.utf8)] = number }
    }
    return numbers
  }()

  /// Words that say: this is the day of the receipt.
  static let marks = WordList(
    "DATE DATUM DATA FECHA TARIKH TANGGAL TGL DATED EMISSAO DATO")

  /// Words that say: this is another day.
  static let others = WordList(
    """
    EXPIR VALID BESTBEFORE BIRTH DOB SINCE THRU UNTIL RETURN BEFORE PROMO OFFER DUEDATE EFFECTIVE PERIOD \
    VALABLE GULTIG VALIDADE CADUC VENCIMENTO DELIVERYDATE AUTORIZ ATCUD REDEEM WITHIN SURVEY FROM \
    NEXT ORDERDATUM LIEFERDATUM EST REGISTERED CERTIF ARRIVAL DEPART COPYRIGHT VENCTO EXCHANGE
    """)
}
