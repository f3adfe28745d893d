/// How a CSV was read, by its contents or by what was stated: it can be shown to a person and overridden.
package struct CSVLayout: Hashable, Sendable {
  /// The separator of cells: `,`, `;`, a tab or `|`.
  package var separator: Character
  /// The encoding of the file.
  package var encoding: StatementEncoding
  /// The line with the column names, counted from 1; `nil` if there is none.
  package var headerLine: Int?
  /// The column names as written; empty if there is no line of names.
  package var names: [String]
  /// The content of each column, from left to right.
  package var columns: [CSVColumn]
  package var dayOrder: DayOrder
  package var decimalMark: DecimalMark
  package var sign: SignConvention
  /// 16 hexadecimal digits, equal for files whose column names differ only in case and blanks: what a person states
  /// about one file can be kept for the next.
  package var fingerprint: String
  /// What is said of the file, for later ones; `nil` if no row names the columns.
  package var said: KeptLayout?
}

/// The encoding of a file.
package enum StatementEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  /// Central Europe.
  case windows1250 = "Windows-1250"
  /// Cyrillic.
  case windows1251 = "Windows-1251"
  /// Western Europe; also used for Latin-1, which is a subset.
  case windows1252 = "Windows-1252"
  /// Central Europe, on Unix.
  case latin2 = "ISO-8859-2"
  /// Western Europe with the euro sign, on Unix.
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
  /// Western Europe, on DOS.
  case dosLatin1 = "IBM850"
  /// Cyrillic, on DOS.
  case dosCyrillic = "IBM866"
  /// Cyrillic, on Unix.
  case koi8R = "KOI8-R"
  /// Western Europe, on older Macs.
  case macRoman = "macintosh"
  /// Japanese.
  case shiftJIS = "Shift_JIS"
  /// Simplified Chinese; also used for GB 2312, which is a subset.
  case gbk = "GBK"
  /// Korean.
  case eucKR = "EUC-KR"
}

extension StatementEncoding {
  /// Whether each letter is one byte, so that any bytes are valid.
  var isOfSingleBytes: Bool {
    switch self {
    case .utf8, .utf16, .shiftJIS, .gbk, .eucKR: false
    default: true
    }
  }
}
