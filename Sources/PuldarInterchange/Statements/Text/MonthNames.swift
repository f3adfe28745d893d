import LedgerModel

/// The months by name, as banks write them in the languages whose columns are known.
enum MonthNames {
  /// Each row is a month's name in several languages, folded; a word of three letters or more that one
  /// of them begins with is that month.
  private static let rows: [String] = [
    """
    january januar janvier enero gennaio janeiro januari styczen stycznia leden tammikuu \
    ocak ianuarie
    """,
    """
    february februar fevrier febrero febbraio fevereiro februari luty lutego unor helmikuu \
    subat
    """,
    """
    march mar marz maerz mars marzo marco maart mrt mrz marts marzec marca brezen \
    maaliskuu mart
    """,
    "april avril abril aprile kwiecien kwietnia duben huhtikuu nisan",
    "may mai mayo maggio maio mei maj maja kveten toukokuu mayis",
    "june juni juin junio giugno junho czerwiec czerwca cerven kesakuu haziran",
    "july juli juillet julio luglio julho lipiec lipca cervenec heinakuu temmuz",
    "august aout agosto augustus augusti sierpien sierpnia srpen elokuu agustos",
    """
    september sept septembre septiembre settembre setembro wrzesien wrzesnia zari syyskuu \
    eylul
    """,
    """
    october oktober octobre octubre ottobre outubro okt pazdziernik pazdziernika rijen \
    lokakuu ekim
    """,
    "november novembre noviembre novembro listopad listopada marraskuu kasim",
    """
    december dezember decembre diciembre dicembre dezembro desember grudzien grudnia \
    prosinec joulukuu aralik
    """,
  ]

  /// The same in languages with letters of their own, and as days of Czech name them.
  private static let more: [String] = [
    "января январь січня януари ιανουαριου ιανουαριος ledna",
    "февраля февраль лютого февруари φεβρουαριου φεβρουαριος unora",
    "марта март березня μαρτιου μαρτιος brezna",
    "апреля апрель квітня април απριλιου απριλιος dubna",
    "мая май травня μαιου μαιος kvetna",
    "июня июнь червня юни ιουνιου ιουνιος cervna",
    "июля июль липня юли ιουλιου ιουλιος cervence",
    "августа август серпня αυγουστου αυγουστος srpna",
    "сентября сентябрь вересня септември σεπτεμβριου σεπτεμβριος",
    "октября октябрь жовтня октомври οκτωβριου οκτωβριος rijna",
    "ноября ноябрь листопада ноември νοεμβριου νοεμβριος listopadu",
    "декабря декабрь грудня декември δεκεμβριου δεκεμβριος prosince",
  ]

  /// The month of each beginning of a name, and of each name; `0` where a beginning has several.
  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    let all = zip(rows, more).map { names, others in
      FoldedWords.folded("\(names) \(others)").split(separator: " ").map(String.init)
    }
    for (index, names) in all.enumerated() {
      for name in names {
        for count in 3...max(3, name.utf8.count) {
          let start = String(name.prefix(count))
          let isShared = months[start].map { $0 != index + 1 } ?? false
          months[start] = isShared ? 0 : index + 1
        }
      }
    }
    for (index, names) in all.enumerated() { for name in names { months[name] = index + 1 } }
    return months
  }()

  /// 1 to 12; `nil` where a word names no month, or could be two.
  static func month(_ word: String) -> Int? {
    guard let month = months[FoldedWords.folded(word)], month > 0 else { return nil }
    return month
  }
}

/// Words as the tables of this target hold them: small letters without accents, single blanks.
enum FoldedWords {
  /// Everything that is no letter or digit becomes a blank, an apostrophe too.
  static func folded(_ text: String) -> String {
    let parts = text.split { "'’‘`´".contains($0) }.joined(separator: " ")
    return FoldedText(parts).text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
