/// What was concluded about a CSV, or said of it: a person can be shown it, and can say otherwise.
package struct CSVLayout: Hashable, Sendable {
  /// What stands between two cells: `,`, `;`, a tab or `|`.
  package var separator: Character
  /// How the letters are encoded.
  package var encoding: StatementEncoding
  /// The line with the names of the columns, counted from 1; `nil` where there is none.
  package var headerLine: Int?
  /// The names of the columns as the file writes them; empty where there is no line of names.
  package var names: [String]
  /// What each column holds, from the left.
  package var columns: [CSVColumn]
  package var dayOrder: DayOrder
  package var decimalMark: DecimalMark
  package var sign: SignConvention
  /// The same for all files whose lines of names are the same but for case and blanks: sixteen
  /// hexadecimal digits, by which what a person said about one file can be kept for the next.
  package var fingerprint: String
}

/// How the letters of a file are encoded.
package enum StatementEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  /// Central Europe.
  case windows1250 = "Windows-1250"
  /// Cyrillic.
  case windows1251 = "Windows-1251"
  /// Western Europe; read for Latin-1 as well, which has fewer letters.
  case windows1252 = "Windows-1252"
  /// Central Europe, as Unix wrote it.
  case latin2 = "ISO-8859-2"
  /// Western Europe with the sign of the euro, as Unix wrote it.
  case latin9 = "ISO-8859-15"
  /// Greek.
  case windows1253 = "Windows-1253"
  /// Turkish.
  case windows1254 = "Windows-1254"
  /// Hebrew.
  case windows1255 = "Windows-1255"
  /// Arabic.
  case windows1256 = "Windows-1256"
  /// Thai.
  case windows874 = "Windows-874"
  /// Western Europe, as DOS wrote it.
  case dosLatin1 = "IBM850"
  /// Cyrillic, as DOS wrote it.
  case dosCyrillic = "IBM866"
  /// Cyrillic, as Unix wrote it.
  case koi8R = "KOI8-R"
  /// Western Europe, as older Macs wrote it.
  case macRoman = "macintosh"
  /// Japanese.
  case shiftJIS = "Shift_JIS"
  /// Simplified Chinese; read for GB 2312 as well, which has fewer letters.
  case gbk = "GBK"
  /// Korean.
  case eucKR = "EUC-KR"
}

extension StatementEncoding {
  /// Whether each letter is one byte, so that any bytes are letters.
  var isOfSingleBytes: Bool {
    switch self {
    case .utf8, .utf16, .shiftJIS, .gbk, .eucKR: false
    default: true
    }
  }
}
