/// A header line of an e-mail saved as text, as in "From: Hill Brothers <bills@hill.example>".
struct MailHeader {
  /// The sender's name; `nil` if the header is another one, or has no name.
  let sender: String?

  /// `nil` if the line is not a header.
  init?(_ line: ReceiptLine) {
    guard let colon = line.bytes.firstIndex(of: UInt8(ascii: ":")), colon >= 2, colon <= 10 else {
      return nil
    }
    let word = Array(line.bytes[..<colon])
    let isSender = MailHeader.senders.words.contains(word)
    guard isSender || MailHeader.others.words.contains(word) else { return nil }
    sender = isSender ? MailHeader.name(in: line, behind: colon) : nil
  }

  /// The text before the address, without surrounding signs.
  private static func name(in line: ReceiptLine, behind colon: Int) -> String? {
    var start = colon + 1
    let address = line.bytes[start...].firstIndex { $0 == UInt8(ascii: "<") }
    guard var end = address else { return nil }
    while start < end, isAround(line.bytes[start]) { start += 1 }
    while start < end, isAround(line.bytes[end - 1]) { end -= 1 }
    guard line.bytes[start..<end].letterKey.count >= 2,
      !line.bytes[start..<end].contains(UInt8(ascii: "@"))
    else { return nil }
    return line.text(start..<end)
  }

  private static func isAround(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The word for the sender in several languages.
  private static let senders = WordList("FROM VON DE DA VAN DARI DARIPADA")

  private static let others = WordList(
    """
    SUBJECT BETREFF ASSUNTO ASUNTO OBJET OGGETTO ONDERWERP SUBJEK PERIHAL TO AN PARA A AAN CC BCC SENT GESENDET \
    ENVIADO INVIATO VERZONDEN REPLY-TO MESSAGE-ID
    """)
}
