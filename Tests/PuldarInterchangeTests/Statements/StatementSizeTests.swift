import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// How long large files take.
struct StatementSizeTests {
  /// A file of each form with so many bookings.
  private static func file(_ form: String, _ count: Int) -> String {
    let numbers = 0..<count
    switch form {
    case "ofx":
      let bookings = numbers.map { number in
        """
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202601\(10 + number % 20)<TRNAMT>-\(number % 900).25\
        <FITID>id-\(number)<NAME>Corner shop \(number % 50)<MEMO>card payment</STMTTRN>

        """
      }
      return
        "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\(bookings.joined())</BANKTRANLIST></STMTRS></OFX>"
    case "csv":
      let rows = numbers.map { number in
        "\(10 + number % 20)/01/2026,Corner shop \(number % 50),card payment,-\(number % 900).25\n"
      }
      return "Date,Payee,Memo,Amount\n" + rows.joined()
    case "qif":
      let records = numbers.map { number in
        "D\(10 + number % 20)/01/2026\nT-\(number % 900).25\nPCorner shop\n^\n"
      }
      return "!Type:Bank\n" + records.joined()
    case "mt940":
      let bookings = numbers.map { number in
        ":61:2601\(10 + number % 20)D\(number % 900),25NTRFNONREF\n:86:Corner shop\n"
      }
      return ":20:1\n:25:1\n:60F:C260101EUR0,\n\(bookings.joined()):62F:C260131EUR0,\n"
    default:
      let entries = numbers.map { number in
        """
        <Ntry><Amt Ccy="EUR">\(number % 900).25</Amt><CdtDbtInd>DBIT</CdtDbtInd>\
        <BookgDt><Dt>2026-01-\(10 + number % 20)</Dt></BookgDt></Ntry>

        """
      }
      return "<Document xmlns=\"camt.053\"><Stmt>\(entries.joined())</Stmt></Document>"
    }
  }

  @Test(.rows, .heavy) func `four times the bookings take four times as long, not sixteen`() {
    each(["ofx", "csv", "qif", "mt940", "camt"]) { form in
      func time(_ count: Int) throws -> Duration {
        let bytes = Array(Self.file(form, count).utf8)
        var best = Duration.seconds(1000)
        for _ in 0..<3 {
          let taken = try ProcessorTime.measure {
            let statements = try StatementReader.read(bytes)
            #expect(statements.map(\.lines.count) == [count])
          }
          best = min(best, taken)
        }
        return best
      }
      let (few, many) = (try time(5_000), try time(20_000))
      #expect(many < few * 9, "\(form): \(few), then \(many)")
    }
  }

  @Test(.rows) func `a file of one form has all its bookings, however many there are`() {
    each(["ofx", "csv", "qif", "mt940", "camt"]) { form in
      let statements = try StatementReader.read(text: Self.file(form, 1_000))
      #expect(statements.map(\.lines.count) == [1_000])
      let cents = (0..<1_000).reduce(0) { sum, number in sum - Int64(number % 900) * 100 - 25 }
      #expect(statements[0].sum == StatementAmount(unscaled: cents, decimals: 2))
    }
  }
}
