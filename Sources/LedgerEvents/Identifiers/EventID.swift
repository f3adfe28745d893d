/// The id of an event: its log's writer and its number there.
///
/// An entry has the id of the event that added it.
public struct EventID: Hashable, Sendable {
  /// The device that recorded the event.
  public let writer: WriterID
  /// 0 for the log's `LogOpened`, then one more for each line.
  public let number: Int

  /// Makes the id of the event with a number, from 0, in a device's log.
  public init(writer: WriterID, number: Int) {
    self.writer = writer
    self.number = number
  }

  /// The id spelled by a full text, as `k7q2:42`; `nil` if the text is not an id.
  public init?(_ text: some StringProtocol) {
    guard let colon = text.firstIndex(of: ":"), let writer = WriterID(text[..<colon]),
      let number = EventID.number(text[text.index(after: colon)...])
    else { return nil }
    self.init(writer: writer, number: number)
  }

  /// The number spelled by digits: no sign, no leading zero, at most 15 digits.
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

  /// Returns the id of another line of the same log.
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
  /// The number alone nearly always differs, so the writer is left to `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

/// A device's name in a ledger: 4 to 8 of `a-z0-9`, beginning with a letter.
public struct WriterID: Hashable, Sendable {
  /// The letters, the first in the highest byte, so that ids sort like their texts.
  package let packed: UInt64

  package init(packed: UInt64) {
    self.packed = packed
  }

  /// The id spelled by a text; `nil` if the text is not an id.
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

  /// The name as in the log.
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
  /// A placeholder for a writer that has not been read yet.
  package static let unknown = WriterID(packed: 0)
}

/// The id of a ledger, the same on all devices: 26 of `a-z2-7`.
public struct LedgerID: Hashable, Sendable {
  /// The id as in the log.
  public let text: String

  /// The number of letters of an id: 130 random bits, so that no two ledgers share one.
  public static let length = 26

  /// The id spelled by a text; `nil` if the text is not an id.
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

  /// Makes a new id.
  ///
  /// - Parameter randomNumber: Called once for each letter.
  package init(from randomNumber: () -> UInt64) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    text = String((0..<LedgerID.length).map { _ in letters[Int(randomNumber() % 32)] })
  }
}

/// The name of a type of event, as the log spells it: past tense, `ExpenseAdded`.
public struct EventType: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as in the log.
  public let text: String

  /// Makes a type from its name, which may be known only to a newer version.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The name as a person reads it: `expense added`.
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
