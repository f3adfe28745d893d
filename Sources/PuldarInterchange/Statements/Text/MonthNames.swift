import LedgerModel

/// The names of months as banks write them, in the languages of the column names.
enum MonthNames {
  /// Each row has a month's folded names in several languages. Their unambiguous prefixes of three or more letters name
  /// the month too.
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

  /// Names in other scripts, and Czech genitives as used in dates.
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

  /// The month of each name and prefix; `0` for an ambiguous prefix.
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

  /// Returns the month, 1 to 12; `nil` if the word names none, or is ambiguous.
  static func month(_ word: String) -> Int? {
    guard let month = months[FoldedWords.folded(word)], month > 0 else { return nil }
    return month
  }
}

/// Words as the tables of this target hold them: lowercase letters without accents, single blanks.
enum FoldedWords {
  /// Returns a folded text. Everything but letters and digits becomes a blank.
  ///
  /// - Parameter joinsElisions: Whether apostrophes vanish, so that "Joe's" is one word.
  static func folded(_ text: String, joinsElisions: Bool = false) -> String {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      let parts = joinsElisions ? text : text.split { "'’‘`´".contains($0) }.joined(separator: " ")
      return FoldedText(parts).text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isApart = false
    for byte in text.utf8 {
      let small = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if small &- 0x61 < 26 || small &- 0x30 < 10 {
        if isApart, !bytes.isEmpty { bytes.append(0x20) }
        isApart = false
        bytes.append(small)
      } else if !joinsElisions || small != UInt8(ascii: "'") {
        isApart = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
