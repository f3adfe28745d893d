import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What of a bank's file is no line of its statement, and why.
struct LeftOutTests {
  /// A file, and what is left out of it: the reason, the line, the day, the amount, the payee and the bank's word.
  private static let texts: [(text: String, leftOut: [String])] = [
    (
      "Date,Description,Amount\n01/15/2026,A,-1.00\n,note,\nTotal,,-1.00\n01/16/2026,B,\n",
      ["note 3 - - note", "noDay 4 - -1.00 Total", "noAmount 5 2026-01-16 - B"]
    ),
    (
      "Date,Description,Amount,Status\n2026-01-15,A,-1.00,Declined\n2026-01-16,B,-2.00,REVERTED\n"
        + "2026-01-17,C,-3.00,Completed\n2026-01-18,D,4.00,Cancelled\n",
      [
        "failed 2 2026-01-15 -1.00 A Declined", "failed 3 2026-01-16 -2.00 B REVERTED",
        "failed 5 2026-01-18 4.00 D Cancelled",
      ]
    ),
    // A card's list states what was paid without a sign, and words state it if no amount has one.
    (
      "Date,Payee,Card,Amount,Status\n2026-01-15,A,1,1.00,Failed\n2026-01-16,B,1,2.00,Posted\n",
      ["failed 2 2026-01-15 -1.00 A Failed"]
    ),
    (
      "Date,Description,Amount,Debit/Credit,Status\n2026-01-15,A,1.00,Debit,Rejected\n"
        + "2026-01-16,B,2.00,Debit,Booked\n2026-01-17,C,3.00,Credit,Denied\n",
      ["failed 2 2026-01-15 -1.00 A Rejected", "failed 4 2026-01-17 3.00 C Denied"]
    ),
    (
      "Buchungstag;Text;Betrag\n15.01.2026;A;-1,00\n16.01.2026;Endsaldo;12,00\n",
      ["balance 3 2026-01-16 12.00 Endsaldo"]
    ),
    // Each stands with the account that it names.
    (
      "Date,Payee,Amount,Account,Status\n2026-01-15,A,-1.00,One,OK\n2026-01-16,B,-2.00,Two,OK\n"
        + "2026-01-17,C,-3.00,Two,Failed\n",
      ["", "failed 4 2026-01-17 -3.00 C Failed"]
    ),
    (
      "<OFX><STMTRS><BANKTRANLIST>\n<STMTTRN><DTPOSTED>20260115<TRNAMT>-1.00<NAME>A</STMTTRN>\n"
        + "</BANKTRANLIST><BANKTRANLISTP>\n<STMTTRNP><DTTRAN>20260116<TRNAMT>-2.00<NAME>B</STMTTRNP>\n"
        + "<STMTTRNP><DTTRAN>soon<TRNAMT>some<NAME>C</STMTTRNP>\n</BANKTRANLISTP></STMTRS></OFX>",
      ["pending 4 2026-01-16 -2.00 B", "pending 5 - - C"]
    ),
    (
      "<OFX><INVSTMTRS><INVTRANLIST>\n<BUYSTOCK><INVTRAN><FITID>1</INVTRAN></BUYSTOCK>\n"
        + "<INVBANKTRAN><STMTTRN><DTPOSTED>20260115<TRNAMT>1<NAME>A</STMTTRN></INVBANKTRAN>\n"
        + "</INVTRANLIST></INVSTMTRS></OFX>",
      ["trade 2 - - "]
    ),
    (
      "!Type:Bank\nD01/15/2026\nT-1.00\nPA\n^\nD01/16/2026\nPB\n^\n!Type:Invst\nD01/17/2026\nPC\n"
        + "T5.00\n^\n",
      ["noAmount 6 2026-01-16 - B", "trade 10 2026-01-17 - C"]
    ),
  ]

  private static func words(_ line: LeftOutLine) -> String {
    let words = [
      "\(line.reason)", "\(line.place.line)", line.day?.text ?? "-",
      line.amount.map { "\($0)" } ?? "-", line.payee,
    ]
    return (words + (line.status.isEmpty ? [] : [line.status])).joined(separator: " ")
  }

  @Test(.rows) func `what books nothing is told with its place, and all that can be read of it`() {
    each(Self.texts) { row in
      let statements = try StatementReader.read(text: row.text)
      let found = statements.map { $0.leftOut.map(Self.words) }
      #expect(found.flatMap { $0.isEmpty && found.count > 1 ? [""] : $0 } == row.leftOut)
    }
  }

  @Test func `what a payment service calls issued was paid`() throws {
    let text = """
      Date,Type,Status,Note,From,To,Amount (total)
      2017-04-25T03:15:53,Payment,Complete,x,Me,Tom,"- $220.00"
      2017-09-06T05:13:03,Standard Transfer,Issued,,,,"- $1,150.00"
      2017-09-06T05:10:45,Payment,Complete,Rent,Sally,Me,"+ $1,150.00"

      """
    let statement = try #require(try StatementReader.read(text: text).first)
    #expect(statement.summary == "- - 3 -220.00 2017-04-25 2017-09-06")
    #expect(statement.leftOut.isEmpty)
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let files: [(name: String, bytes: [UInt8])] = {
    let found = [
      "Fixtures/Statements", "../shared/data/import/ofx", "../shared/data/import/qif",
      "../shared/data/import/camt", "../shared/data/import/mt940", "../shared/data/import/csv",
    ].flatMap { name in
      let place = folder.appending(path: name)
      return ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        .compactMap { name in
          (try? Data(contentsOf: place.appending(path: name))).map { (name, Array($0)) }
        }
    }
    return found + ((try? Dialect.all.get()) ?? []).map { ($0.name, $0.bytes) }
  }()

  /// How many records a file of marks has; `nil` for a CSV.
  private static func records(of text: String, _ format: StatementFormat) -> Int? {
    func count(_ marks: String...) -> Int {
      marks.reduce(0) { $0 + text.lowercased().components(separatedBy: $1).count - 1 }
    }
    switch format {
    case .ofx: return count("<stmttrn>", "<stmttrnp>", "<invtran>")
    case .camt:
      return text.matches(of: /<([A-Za-z0-9]+:)?Ntry>/).count
    case .mt940:
      return text.split(whereSeparator: \.isNewline).count { line in
        line.drop(while: \.isWhitespace).hasPrefix(":61:") || line.contains("{4::61:")
      }
    case .qif:
      var (isOfMoney, count, hasRecord) = (true, 0, false)
      for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
        if line.hasPrefix("!") {
          let name = line.lowercased()
          isOfMoney =
            name.hasPrefix("!type:")
            && !["cat", "class", "memo", "secu", "pric", "budg", "tag"]
              .contains { name.dropFirst(6).hasPrefix($0) }
          hasRecord = false
        } else if line.hasPrefix("^") {
          if isOfMoney, hasRecord { count += 1 }
          hasRecord = false
        } else {
          hasRecord = true
        }
      }
      return count + (isOfMoney && hasRecord ? 1 : 0)
    case .csv: return nil
    }
  }

  /// The lines of a CSV from the first one that was read on that are neither blank, nor the names again, nor within a cell.
  private static func rows(of text: String, from first: Int, _ header: Int?) -> [Int] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (found, quotes) = ([Int](), 0)
    for (number, line) in zip(1..., lines) where number >= first {
      let isWithin = !quotes.isMultiple(of: 2)
      quotes += line.count { $0 == "\"" }
      let isNames = header.map { lines[$0 - 1] == line } ?? false
      let hasText = line.contains { !$0.isWhitespace && !",;|\"".contains($0) }
      if !isWithin, !isNames, hasText { found.append(number) }
    }
    return found
  }

  @Test(.rows) func `each line of a file is booked or left out, and none is lost between`() {
    #expect(Self.files.count > 200)
    each(Self.files) { file in
      let bytes = file.bytes
      // What is refused as a whole is told as such.
      guard let statements = try? StatementReader.read(bytes), let first = statements.first else {
        return
      }
      let lines = statements.flatMap(\.lines)
      let leftOut = statements.flatMap(\.leftOut)
      let text = String(decoding: bytes, as: UTF8.self)
        .replacingOccurrences(of: "\r\n", with: "\n")
      if let count = Self.records(of: text, first.format) {
        #expect(lines.count + leftOut.count == count, "\(file.name)")
      } else {
        // Of UTF-16 the lines are not those of the bytes.
        guard first.layout?.encoding != .utf16 else { return }
        let told = Set((lines.map(\.place) + leftOut.map(\.place)).map(\.line))
        let start = (first.layout?.headerLine).map { $0 + 1 } ?? told.min() ?? 1
        let rows = Self.rows(of: text, from: start, first.layout?.headerLine)
        #expect(told.sorted() == rows, "\(file.name)")
      }
    }
  }
}
