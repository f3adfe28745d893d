import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Letters that have two bytes.
struct EastAsianTextTests {
  /// A file in hexadecimal digits, its encoding, and who was paid.
  private static let files: [(hex: String, encoding: StatementEncoding, payee: String)] = [
    (
      """
      93fa95742c934597762c8be08a7a0a323032342f312f31352ceee0938789ae8140bdb0cadfb02c2d313938300a
      """, .shiftJIS, "髙島屋　ｽｰﾊﾟｰ"
    ),
    (
      """
      bdbbd2d7c8d5c6da2cd5aad2aa2cbdbbd2d7bdf0b6ee0a32303234303131352cbad0c2edcfcac9fa2c2d3132382e35300a
      """, .gbk, "盒马鲜生"
    ),
    (
      """
      b0c5b7a1c0cfc0da2cb3bbbfeb2cb0c5b7a1b1ddbed70a323032342d30312d31352cc0ccb8b6c6ae20b0adb3b22c2d31323530300a
      """, .eucKR, "이마트 강남"
    ),
  ]

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(truncatingIfNeeded: digits[$0] << 4 | digits[$0 + 1])
    }
  }

  @Test(.rows)
  func `R4: letters of two bytes are read where the names of the columns are known in them`()
    throws
  {
    each(Self.files) { row in
      let bytes = Self.bytes(row.hex)
      let statement = try #require(try StatementReader.read(bytes).first)
      #expect(statement.layout?.encoding == row.encoding)
      #expect(statement.lines.map(\.payee) == [row.payee])
      #expect(statement.layout?.columns == [.day, .payee, .amount])
      // Cut or changed anywhere it ends no reader.
      for place in bytes.indices {
        var changed = bytes
        changed[place] ^= 0xFF
        _ = try? StatementReader.read(changed)
        _ = try? StatementReader.read(Array(bytes[..<place]))
      }
    }
  }

  @Test(.rows) func `R4: bytes of the west are not taken for letters of two bytes`() throws {
    let texts: [(text: String, encoding: StatementEncoding)] = [
      ("Datum;Empfänger;Betrag\n2026-01-02;Bäcker Öhl;-1,50\n", .windows1252),
      (
        "Date;Libellé;Débit;Crédit\n02/01/2026;Café à côté;1,50;\n13/01/2026;Été;2,50;\n",
        .windows1252
      ),
    ]
    each(texts) { row in
      let bytes = row.text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      let statement = try StatementReader.read(bytes).first
      #expect(statement?.layout?.encoding == row.encoding)
    }
  }

  @Test(.rows) func `R4: a comma stands before thousands where the names are of east Asia`() throws
  {
    let texts: [(text: String, sum: String)] = [
      ("日付,摘要,出金額,入金額\n2024/1/15,A,\"1,980\",\n", "-1980"),
      ("거래일자,내용,출금액,입금액\n2024-01-15,A,,\"12,500\"\n", "12500"),
      ("วันที่,รายการ,ถอนเงิน,ฝากเงิน\n15/01/2024,A,\"1,250\",\n", "-1250"),
    ]
    each(texts) { row in
      let statement = try StatementReader.read(text: row.text).first
      #expect(statement?.sum?.description == row.sum)
    }
  }
}
