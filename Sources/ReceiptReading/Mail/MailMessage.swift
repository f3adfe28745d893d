import LedgerEvents

/// The parts of an e-mail that may say what was paid, by its MIME structure.
///
/// Sources: RFC 5322 (headers), RFC 2045 (encodings), RFC 2046 (parts), RFC 2047 (words of headers).
public struct MailMessage: Sendable {
  /// The sender, the day and the subject, one line each, as `From: Corner Shop <shop@corner.example>`.
  public let header: String
  /// The texts, each in the forms that the sender offers, the plainest first.
  public let texts: [[Body]]
  /// The attached files that may be receipts: PDFs and images.
  public let attachments: [[UInt8]]

  /// One form of a text: the decoded bytes, in the sender's character set, and whether it is a web page.
  public typealias Body = (bytes: [UInt8], isPage: Bool)

  /// The number of parts examined of one message: a receipt has a few.
  private static let partLimit = 100

  /// - Parameter bytes: A saved e-mail, in any form.
  /// - Returns: `nil` if they are no e-mail, or one without a MIME structure, which is a plain text.
  public init?(_ bytes: [UInt8]) {
    let part = MailPart(bytes[...])
    let isMail = ["FROM", "RECEIVED", "RETURN-PATH", "SENDER"].contains { part.fields[$0] != nil }
    let isOfParts = ["CONTENT-TYPE", "CONTENT-TRANSFER-ENCODING"].contains {
      part.fields[$0] != nil
    }
    guard isMail, isOfParts else { return nil }
    var reading = Reading()
    reading.read(part)
    texts = reading.texts
    attachments = reading.attachments
    header = ["From", "Date", "Subject"].compactMap { name in
      part.fields[name.uppercased()].map { "\(name): \(MailEncoding.words(in: $0))" }
    }.joined(separator: "\n")
  }

  /// Whether bytes are a PDF or an image, whatever the sender calls them.
  private static func mayBeRead(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [
      Array("%PDF".utf8), [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8),
      Array("RIFF".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    ]
    return marks.contains(where: bytes.starts)
      || bytes.dropFirst(4).starts(with: "ftyp".utf8)
  }

  /// Collects the parts, from the first to the last.
  private struct Reading {
    var texts: [[Body]] = []
    var attachments: [[UInt8]] = []
    private var rest = MailMessage.partLimit

    mutating func read(_ part: MailPart) {
      // A part within a part counts, too, so that no message takes long.
      var waiting = [part]
      while let next = waiting.popLast(), rest > 0 {
        rest -= 1
        switch next.type {
        case "MULTIPART/ALTERNATIVE": addAlternatives(of: next)
        case let type where type.hasPrefix("MULTIPART/"): waiting += next.parts.reversed()
        case "MESSAGE/RFC822": waiting.append(MailPart(next.content[...]))
        default: add(next)
        }
      }
    }

    private mutating func addAlternatives(of part: MailPart) {
      var forms: [Body] = []
      var waiting = Array(part.parts.reversed())
      while let next = waiting.popLast(), rest > 0 {
        rest -= 1
        if next.type.hasPrefix("MULTIPART/") {
          waiting += next.parts.reversed()
        } else if next.isText {
          forms.append((next.content, next.type == "TEXT/HTML"))
        } else {
          add(next)
        }
      }
      if !forms.isEmpty { texts.append(forms) }
    }

    private mutating func add(_ part: MailPart) {
      if part.isText {
        texts.append([(part.content, part.type == "TEXT/HTML")])
      } else if !part.isOfPage, case let content = part.content, MailMessage.mayBeRead(content) {
        attachments.append(content)
      }
    }
  }
}

/// One part of a message: its fields, and what follows them.
private struct MailPart {
  /// By their names, in capitals; of several the first.
  let fields: [String: String]
  private let body: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    var fields: [String: String] = [:]
    var name: String?
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let line = bytes[place..<end].last == 0x0D ? bytes[place..<(end - 1)] : bytes[place..<end]
      place = min(end + 1, bytes.endIndex)
      if line.isEmpty { break }
      let text = String(decoding: line.prefix(4_000), as: UTF8.self)
      if line.first == 0x20 || line.first == 0x09 {
        // A long field goes on with a blank.
        if let name { fields[name]? += " " + text[...].trimmingBlanks() }
      } else if let colon = text.firstIndex(of: ":"), text.startIndex < colon {
        let found = text[..<colon].uppercased()
        name = fields[found] == nil ? found : nil
        if name != nil {
          fields[found] = String(text[text.index(after: colon)...].trimmingBlanks())
        }
      } else if fields.isEmpty, text.hasPrefix("From ") {
        // The separator of a mailbox.
        continue
      } else {
        break
      }
    }
    self.fields = fields
    body = bytes[place...]
  }

  /// The media type in capitals, without parameters.
  var type: String {
    let field = fields["CONTENT-TYPE"] ?? "text/plain"
    return String(field.prefix { $0 != ";" }.trimmingBlanks()).uppercased()
  }

  var isText: Bool { type == "TEXT/PLAIN" || type == "TEXT/HTML" }

  /// Whether a page of the message shows it, as a logo.
  var isOfPage: Bool {
    fields["CONTENT-ID"] != nil
      && !(fields["CONTENT-DISPOSITION"] ?? "").uppercased().hasPrefix("ATTACHMENT")
  }

  /// The decoded bytes.
  var content: [UInt8] {
    switch fields["CONTENT-TRANSFER-ENCODING"]?.uppercased() {
    case "BASE64": MailEncoding.base64(body)
    case "QUOTED-PRINTABLE": MailEncoding.quotedPrintable(body)
    default: Array(body)
    }
  }

  /// The parts of a part of several.
  var parts: [MailPart] {
    guard let boundary, !boundary.isEmpty else { return [] }
    let mark = Array("--\(boundary)".utf8)
    var parts: [MailPart] = []
    var start: Int?
    var place = body.startIndex
    while place < body.endIndex, parts.count < 100 {
      let end = body[place...].firstIndex(of: 0x0A) ?? body.endIndex
      if body[place..<end].starts(with: mark) {
        if let start, start <= place { parts.append(MailPart(body[start..<place])) }
        start = min(end + 1, body.endIndex)
        if body[(place + mark.count)..<end].starts(with: [0x2D, 0x2D]) { return parts }
      }
      place = min(end + 1, body.endIndex)
    }
    if let start, start < body.endIndex { parts.append(MailPart(body[start...])) }
    return parts
  }

  private var boundary: String? {
    guard let field = fields["CONTENT-TYPE"] else { return nil }
    for parameter in field.split(separator: ";").dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingBlanks().lowercased() == "boundary" else { continue }
      return pair[1].trimmingBlanks().filter { $0 != "\"" }
    }
    return nil
  }
}
