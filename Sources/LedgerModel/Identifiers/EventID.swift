/// Which event is meant: its log's writer and its number there.
///
/// An entry has the id of the event that added it.
public struct EventID: Hashable, Sendable {
  public let writer: WriterID
  /// 0 for the `LogOpened` of the log, then one more for each line.
  public let number: Int

  public init(writer: WriterID, number: Int) {
    self.writer = writer
    self.number = number
  }

  /// The id that a full text spells, as `k7q2:42`; `nil` where the text is none.
  public init?(_ text: some StringProtocol) {
    guard let colon = text.firstIndex(of: ":"), let writer = WriterID(text[..<colon]),
      let number = EventID.number(text[text.index(after: colon)...])
    else { return nil }
    self.init(writer: writer, number: number)
  }

  /// The number that digits spell: no sign, no leading zero, at most 15 digits.
  public static func number(_ digits: some StringProtocol) -> Int? {
    let bytes = digits.utf8
    guard let first = bytes.first, bytes.count <= 15 else { return nil }
    guard bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    guard bytes.count == 1 || first != UInt8(ascii: "0") else { return nil }
    return Int(digits)
  }

  /// Writer and number, as `k7q2:42`.
  public var text: String { String(writing: self) }

  /// The id of another line of the same log.
  func advanced(by count: Int) -> EventID { EventID(writer: writer, number: number + count) }
}

extension EventID: Comparable, CustomStringConvertible {
  public static func < (left: EventID, right: EventID) -> Bool {
    (left.writer, left.number) < (right.writer, right.number)
  }
  public var description: String { text }
}

extension EventID: PlainText {
  package func write(to bytes: inout [UInt8]) {
    writer.write(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    Int64(number).write(to: &bytes)
  }
}

extension EventID {
  /// The number tells events apart nearly always, so the writer is left to the comparison.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
