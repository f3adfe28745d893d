import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarInterchange

/// Letters that have two bytes, or one in an older encoding.
struct StatementEncodingTests {
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

  /// Names and a row in an older encoding of single bytes, in hexadecimal digits, and who was paid.
  private static let singleBytes: [(hex: String, encoding: StatementEncoding, payee: String)] = [
    (
      "c7ece5f1efece7eddfe13bd0e5f1e9e3f1e1f6de3bd0eff3fc0a31352e30312e323032363bd6cfd5d1cdcfd33b2d312c35300a",
      .windows1253, "ΦΟΥΡΝΟΣ"
    ),
    (
      "54617269683b41e7fd6b6c616d613b54757461720a31352e30312e323032363bddd04e4520de4f4b3b2d312c35300a",
      .windows1254, "İĞNE ŞOK"
    ),
    (
      "fae0f8e9ea3bfae9e0e5f83bf1ebe5ed0a31352e30312e323032363bf1e5f4f83b2d312c35300a",
      .windows1255, "סופר"
    ),
    (
      "c7e1cac7d1edce3bc7e1e6d5dd3bc7e1e3c8e1db0a31352e30312e323032363be3caccd13b2d312c35300a",
      .windows1256, "متجر"
    ),
    (
      "c7d1b9b7d5e83bc3d2c2a1d2c33ba8d3b9c7b9e0a7d4b90a31352e30312e323032363bc3e9d2b93b2d312c35300a",
      .windows874, "ร้าน"
    ),
    (
      "446174756d3b456d7066846e6765723b4265747261670a31352e30312e323032363b4284636b65723b2d312c35300a",
      .dosLatin1, "Bäcker"
    ),
    (
      "84a0e2a03b8eafa8e1a0ada8a53b91e3acaca00a31352e30312e323032363b8ca0a3a0a7a8ad3b2d312c35300a",
      .dosCyrillic, "Магазин"
    ),
    (
      "e4c1d4c13befd0c9d3c1cec9c53bf3d5cdcdc10a31352e30312e323032363bedc1c7c1dac9ce3b2d312c35300a",
      .koi8R, "Магазин"
    ),
    (
      "446174653b4c6962656c6c8e3b4d6f6e74616e740a31352e30312e323032363b4361668e3b2d312c35300a",
      .macRoman, "Café"
    ),
    (
      "446174756d3b4ee17a65762070726f7469fae874753bc8e173746b610a31352e30312e323032363b4dec73746f3b2d312c35300a",
      .windows1250, "Město"
    ),
  ]

  @Test(.rows) func `R4: a table is in the encoding in which most of its names are known`() throws {
    each(Self.singleBytes) { row in
      let statement = try #require(try StatementReader.read(Self.bytes(row.hex)).first)
      #expect(statement.layout?.encoding == row.encoding)
      #expect(statement.lines.map(\.payee) == [row.payee])
      #expect(statement.sum?.description == "-1.50")
    }
  }

  @Test func `R4: an encoding of single bytes has a letter for each byte from 0x80 on`() {
    let tables = StatementEncoding.allCases.map(SingleByteTable.letters).filter { !$0.isEmpty }
    #expect(tables.count == 14)
    #expect(tables.allSatisfy { $0.count == 128 })
    #expect(SingleByteTable.letters(of: .latin9).last == 0xFF)
    #expect(
      SingleByteTable.letters(of: .windows874)[1...5] == [0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0x2026])
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
