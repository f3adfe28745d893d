import LedgerTestSupport
import ReceiptReading
import Testing

/// F24 to F26: e-mails by their MIME structure, and saved pages.
@Suite struct MailMessageTests {
  private func mail(_ text: String) -> MailMessage? {
    MailMessage(Array(text.replacing("\n", with: "\r\n").utf8))
  }

  private func texts(_ mail: MailMessage?) -> [[String]] {
    (mail?.texts ?? []).map { forms in forms.map { String(decoding: $0.bytes, as: UTF8.self) } }
  }

  private static let header =
    "From: Corner Shop <shop@corner.example>\nDate: Tue, 20 Jan 2026 10:00:00 +0000\nMIME-Version: 1.0\n"

  @Test(.rows) func `F24: a text is decoded as its header says`() {
    let rows = [
      ("base64", "VG90YWwgJDE3\nLjI4Cg==", "Total $17.28\n"),
      ("BASE64", "VG90YWwgJDE3LjI4", "Total $17.28"), ("base64", "VG90YWw=", "Total"),
      ("quoted-printable", "Total =E2=82=AC17=\n.28", "Total €17.28"),
      ("quoted-printable", "100 =3D =zz", "100 = =zz"), ("7bit", "Total 17.28", "Total 17.28"),
    ]
    each(rows) { row in
      let message = mail(
        "\(Self.header)Content-Type: text/plain;\n charset=utf-8\n"
          + "Content-Transfer-Encoding: \(row.0)\n\n\(row.1)")
      #expect(texts(message).first?.first == row.2, "\(row.1)")
    }
  }

  @Test func `a message has its texts in each form, and its attached files`() {
    let message = mail(
      """
      \(Self.header)Subject: =?utf-8?Q?Caf=C3=A9_?= =?utf-8?B?UmVjZWlwdA==?=
      Content-Type: multipart/mixed; boundary="out er"

      not read
      --out er
      Content-Type: multipart/alternative; boundary=inner

      --inner
      Content-Type: text/plain

      Total 5.00
      --inner
      Content-Type: text/html

      <p>Total 5.00</p>
      --inner--
      --out er
      Content-Type: application/pdf; name=a.pdf
      Content-Disposition: attachment
      Content-Transfer-Encoding: base64

      JVBERi0=
      --out er
      Content-Type: image/png
      Content-Disposition: inline
      Content-ID: <logo>
      Content-Transfer-Encoding: base64

      iVBORw0=
      --out er--
      """)
    #expect(message?.texts.map { $0.map(\.isPage) } == [[false, true]])
    #expect(texts(message).first?.first == "Total 5.00\r\n")
    #expect(message?.attachments == [Array("%PDF-".utf8)])
    #expect(message?.header.hasSuffix("Subject: Café Receipt") == true)
    #expect(message?.header.hasPrefix("From: Corner Shop <shop@corner.example>\nDate: ") == true)
  }

  @Test(.rows) func `F25: an attached file is known by its bytes, and an attached text is read`() {
    let rows: [(fields: String, content: String, files: Int, texts: Int)] = [
      ("Content-Type: application/octet-stream", "JVBERi0=", 1, 0),
      ("Content-Type: application/x-pdf; name=bill", "JVBERi0=", 1, 0),
      ("Content-Type: image/jpeg\nContent-Disposition: inline", "/9j/4A==", 1, 0),
      ("Content-Type: image/jpeg\nContent-ID: <a>", "/9j/4A==", 0, 0),
      ("Content-Type: application/zip; name=a.pdf", "UEsDBA==", 0, 0),
      ("Content-Type: text/html\nContent-Disposition: attachment", "PHA+NTwvcD4=", 0, 1),
    ]
    each(rows) { row in
      let message = mail(
        """
        \(Self.header)Content-Type: multipart/mixed; boundary=x

        --x
        \(row.fields)
        Content-Transfer-Encoding: base64

        \(row.content)
        --x--
        """)
      #expect(message?.attachments.count == row.files, "\(row)")
      #expect(message?.texts.count == row.texts, "\(row)")
    }
  }

  @Test(.rows) func `what has no structure of an e-mail is none`() {
    let rows = [
      "Corner Shop\nTotal: 5.00", "From: Corner Shop\nTotal: 5.00", "", "Content-Type: text/plain",
      "From: a\nnothing\nContent-Type: text/plain\n\nTotal 5.00",
    ]
    each(rows) { #expect(MailMessage(Array($0.utf8)) == nil, "\($0)") }
    // An unended part, one of itself, and many parts are read as far as they go.
    let open = "\(Self.header)Content-Type: multipart/mixed; boundary=x\n\n--x\n\nTotal 5.00"
    #expect(texts(mail(open)) == [["Total 5.00"]])
    let many = String(repeating: "--x\nContent-Type: multipart/mixed; boundary=x\n\n", count: 500)
    #expect(mail("\(Self.header)Content-Type: multipart/mixed; boundary=x\n\n\(many)") != nil)
  }

  @Test(.rows) func `F26: a page is read in the lines that a person sees`() {
    let rows: [(page: String, lines: [String])] = [
      ("<html><body>Total<br>5 &euro;<p>Bye</body>", ["Total", "5 €", "Bye"]),
      (
        "<!DOCTYPE html><head><title>x</title></head><style>p{}</style><!-- 9.00 --><table>"
          + "<tr><td>Milk<td>7.28<tr><td> <b>Total</b> </td><td>&#36;17.28</td></tr></table>",
        ["Milk  7.28", "Total  $17.28"]
      ),
      // A table around the whole page is no row.
      (
        "<html><table><tr><td><p>Shop</p><table><tr><td>Total</td><td><div>5.00</div></td></tr>"
          + "</table><p>Bye</p></td></tr></table>", ["Shop", "Total  5.00", "Bye"]
      ),
      ("<html><table><tr><td>Tea<br>Total</td><td>1.00<br>2.00", ["Tea  1.00", "Total  2.00"]),
      ("<body>1 < 2 & 3 &nope; <", ["1 < 2 & 3 &nope; <"]), ("<html><script>5.00", []),
    ]
    each(rows) { row in
      #expect(
        MailMessage.text(ofPage: row.page)?.split(separator: "\n").map(String.init) == row.lines)
    }
    for other in ["Total 5.00", "<OFX><A>", "<?xml version=\"1.0\"?><a/>", "{}"] {
      #expect(MailMessage.text(ofPage: other) == nil)
    }
  }
}
