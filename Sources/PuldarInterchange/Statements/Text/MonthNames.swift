/// The months by name, as banks write them in the languages whose columns are known.
enum MonthNames {
  /// Each row is a month's name in several languages, folded; a word of three letters or more that one
  /// of them begins with is that month.
  private static let rows: [[String]] = [
    [
      "january", "januar", "janvier", "enero", "gennaio", "janeiro", "januari", "styczen",
      "stycznia",
      "leden", "tammikuu", "ocak", "ianuarie",
    ],
    [
      "february", "februar", "fevrier", "febrero", "febbraio", "fevereiro", "februari", "luty",
      "lutego", "unor", "helmikuu", "subat",
    ],
    [
      "march", "mar", "marz", "maerz", "mars", "marzo", "marco", "maart", "mrt", "mrz", "marts",
      "marzec",
      "marca", "brezen", "maaliskuu", "mart",
    ],
    [
      "april", "avril", "abril", "aprile", "kwiecien", "kwietnia", "duben", "huhtikuu", "nisan",
    ],
    ["may", "mai", "mayo", "maggio", "maio", "mei", "maj", "maja", "kveten", "toukokuu", "mayis"],
    [
      "june", "juni", "juin", "junio", "giugno", "junho", "czerwiec", "czerwca", "cerven",
      "kesakuu",
      "haziran",
    ],
    [
      "july", "juli", "juillet", "julio", "luglio", "julho", "lipiec", "lipca", "cervenec",
      "heinakuu", "temmuz",
    ],
    [
      "august", "aout", "agosto", "augustus", "augusti", "sierpien", "sierpnia", "srpen", "elokuu",
      "agustos",
    ],
    [
      "september", "sept", "septembre", "septiembre", "settembre", "setembro", "wrzesien",
      "wrzesnia", "zari", "syyskuu", "eylul",
    ],
    [
      "october", "oktober", "octobre", "octubre", "ottobre", "outubro", "okt", "pazdziernik",
      "pazdziernika", "rijen", "lokakuu", "ekim",
    ],
    [
      "november", "novembre", "noviembre", "novembro", "listopad", "listopada", "marraskuu",
      "kasim",
    ],
    [
      "december", "dezember", "decembre", "diciembre", "dicembre", "dezembro", "desember",
      "grudzien",
      "grudnia", "prosinec", "joulukuu", "aralik",
    ],
  ]

  /// The same in languages with letters of their own, and as days of Czech name them.
  private static let more: [[String]] = [
    ["января", "январь", "січня", "януари", "ιανουαριου", "ιανουαριος", "ledna"],
    ["февраля", "февраль", "лютого", "февруари", "φεβρουαριου", "φεβρουαριος", "unora"],
    ["марта", "март", "березня", "μαρτιου", "μαρτιος", "brezna"],
    ["апреля", "апрель", "квітня", "април", "απριλιου", "απριλιος", "dubna"],
    ["мая", "май", "травня", "μαιου", "μαιος", "kvetna"],
    ["июня", "июнь", "червня", "юни", "ιουνιου", "ιουνιος", "cervna"],
    ["июля", "июль", "липня", "юли", "ιουλιου", "ιουλιος", "cervence"],
    ["августа", "август", "серпня", "αυγουστου", "αυγουστος", "srpna"],
    ["сентября", "сентябрь", "вересня", "септември", "σεπτεμβριου", "σεπτεμβριος"],
    ["октября", "октябрь", "жовтня", "октомври", "οκτωβριου", "οκτωβριος", "rijna"],
    ["ноября", "ноябрь", "листопада", "ноември", "νοεμβριου", "νοεμβριος", "listopadu"],
    ["декабря", "декабрь", "грудня", "декември", "δεκεμβριου", "δεκεμβριος", "prosince"],
  ]

  /// The month of each beginning of a name, and of each name; `0` where a beginning has several.
  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    let all = zip(rows, more).map { names, others in names + others }
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
  /// Everything that is no letter or digit becomes a blank.
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": folded.unicodeScalars.append(scalar)
      case "à", "á", "â", "ã", "ä", "å", "ą", "ă", "ā": folded += "a"
      case "æ": folded += "ae"
      case "ç", "ć", "č": folded += "c"
      case "ď", "đ": folded += "d"
      case "è", "é", "ê", "ë", "ę", "ě", "ė", "ē": folded += "e"
      case "ğ", "ģ": folded += "g"
      case "ì", "í", "î", "ï", "ı", "į", "ī": folded += "i"
      case "ķ": folded += "k"
      case "ł", "ľ", "ļ": folded += "l"
      case "ñ", "ń", "ň", "ņ": folded += "n"
      case "ò", "ó", "ô", "õ", "ö", "ø", "ő": folded += "o"
      case "ř": folded += "r"
      case "ś", "š", "ş", "ș": folded += "s"
      case "ß": folded += "ss"
      case "ť", "ț", "ţ": folded += "t"
      case "ù", "ú", "û", "ü", "ů", "ű", "ų", "ū": folded += "u"
      case "ý", "ÿ": folded += "y"
      case "ź", "ż", "ž": folded += "z"
      case "ά": folded += "α"
      case "έ": folded += "ε"
      case "ή": folded += "η"
      case "ί", "ϊ", "ΐ": folded += "ι"
      case "ό": folded += "ο"
      case "ύ", "ϋ", "ΰ": folded += "υ"
      case "ώ": folded += "ω"
      // Accents of letters that stand apart from them, and marks of direction.
      case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FEFF}": break
      default:
        if scalar.properties.isAlphabetic {
          folded.unicodeScalars.append(scalar)
        } else if scalar.properties.generalCategory == .nonspacingMark {
          // A tone or an accent of a letter: it parts no words.
          continue
        } else if !folded.isEmpty, folded.last != " " {
          folded += " "
        }
      }
    }
    if folded.last == " " { folded.removeLast() }
    return folded
  }
}
