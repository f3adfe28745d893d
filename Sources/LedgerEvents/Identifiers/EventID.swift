/// Which event is meant: its log's writer and its number there.
///
/// An entry has the id of the event that added it.
public struct EventID: Hashable, Sendable {
  /// The device that recorded it.
  public let writer: WriterID
  /// 0 for the `LogOpened` of the log, then one more for each line.
  public let number: Int

  /// The event with a number, from 0, in a device's log.
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
  public func advanced(by count: Int) -> EventID {
    EventID(writer: writer, number: number + count)
  }
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

/// One device's name in a ledger: 4 to 8 of `a-z0-9`, beginning with a letter.
public struct WriterID: Hashable, Sendable {
  /// The letters, the first in the highest byte, so that ids are ordered like their texts.
  package let packed: UInt64

  package init(packed: UInt64) {
    self.packed = packed
  }

  /// The id that a text spells; `nil` where the text is none.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard (4...8).contains(bytes.count), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0])
    else { return nil }
    var packed: UInt64 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        packed = packed << 8 | UInt64(byte)
      default: return nil
      }
    }
    self.packed = packed << UInt64(64 - bytes.count * 8)
  }

  /// The name as it stands in the log.
  public var text: String { String(writing: self) }
}

extension WriterID: PlainText {
  package func write(to bytes: inout [UInt8]) {
    for index in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: packed >> UInt64(56 - index * 8))
      if byte != 0 { bytes.append(byte) }
    }
  }
}

extension WriterID: Comparable, CustomStringConvertible {
  public static func < (left: WriterID, right: WriterID) -> Bool { left.packed < right.packed }
  public var description: String { text }
}

extension WriterID {
  /// Stands for a writer that has not been read yet.
  package static let unknown = WriterID(packed: 0)
}

/// Which ledger is meant, on whatever device: 26 of `a-z2-7`.
public struct LedgerID: Hashable, Sendable {
  /// The name as it stands in the log.
  public let text: String

  /// How many letters an id has: 130 random bits, so that no two ledgers share one.
  public static let length = 26

  /// The id that a text spells; `nil` where the text is none.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count == LedgerID.length,
      bytes.allSatisfy({
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "2")...UInt8(ascii: "7")).contains($0)
      })
    else { return nil }
    self.text = text
  }

  /// A new id.
  ///
  /// - Parameter randomNumber: Asked for each letter.
  package init(from randomNumber: () -> UInt64) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    text = String((0..<LedgerID.length).map { _ in letters[Int(randomNumber() % 32)] })
  }
}

/// The name of a kind of event, as the log spells it: past tense, `ExpenseAdded`.
public struct EventType: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it stands in the log.
  public let text: String

  /// A type by its name, which may be one that only a newer version knows.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  /// As a person reads it: `expense added`.
  package var words: String {
    text.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " \($1)" : String($1) }
      .lowercased()
  }
}

extension EventType: CustomStringConvertible {
  public var description: String { text }
}

/// Encoded as its ``text``.
extension EventID: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { EventID($0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}

/// Encoded as its ``text``.
extension WriterID: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { WriterID($0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
