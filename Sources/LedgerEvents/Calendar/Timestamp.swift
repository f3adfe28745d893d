/// An instant in UTC, to the millisecond, from 0001-01-01T00:00:00.000Z to 9999-12-31T23:59:59.999Z.
public struct Timestamp: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00.000Z, without leap seconds; negative before.
  public let millisecondsSinceEpoch: Int64

  package init(existingMilliseconds milliseconds: Int64) {
    millisecondsSinceEpoch = milliseconds
  }
}

extension Timestamp: Comparable {
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
  }
}

extension Timestamp {
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// 0001-01-01T00:00:00.000Z.
  public static let earliest = Timestamp(existingDay: .first, millisecondOfDay: 0)
  /// 9999-12-31T23:59:59.999Z.
  public static let latest = Timestamp(
    existingDay: .last, millisecondOfDay: millisecondsPerDay - 1)

  /// The instant this many milliseconds after 1970-01-01T00:00:00.000Z; `nil` outside of ``earliest`` to ``latest``.
  public init?(millisecondsSinceEpoch milliseconds: Int64) {
    self.init(existingMilliseconds: milliseconds)
    guard self >= .earliest, self <= .latest else { return nil }
  }

  /// Makes an instant of an existing day.
  ///
  /// - Parameter millisecondOfDay: 0 to 86,399,999.
  init(existingDay day: CalendarDay, millisecondOfDay: Int64) {
    self.init(
      existingMilliseconds: Int64(day.daysSinceEpoch) * Timestamp.millisecondsPerDay
        + millisecondOfDay)
  }

  /// The instant at which a day begins in UTC.
  public init(startOf day: CalendarDay) {
    self.init(existingDay: day, millisecondOfDay: 0)
  }

  /// The day in UTC.
  public var day: CalendarDay {
    let day = floorDivided(millisecondsSinceEpoch, by: Timestamp.millisecondsPerDay)
    return CalendarDay(daysSinceEpoch: Int(day)) ?? .first
  }

  /// Milliseconds since the day in UTC began, 0 to 86,399,999.
  public var millisecondOfDay: Int {
    let day = floorDivided(millisecondsSinceEpoch, by: Timestamp.millisecondsPerDay)
    return Int(millisecondsSinceEpoch - day * Timestamp.millisecondsPerDay)
  }

  /// The instant this many milliseconds later, earlier if negative, clamped to ``earliest`` and ``latest``.
  public func adding(milliseconds: Int64) -> Timestamp {
    let (sum, overflow) = millisecondsSinceEpoch.addingReportingOverflow(milliseconds)
    if overflow { return milliseconds < 0 ? .earliest : .latest }
    return min(max(Timestamp(existingMilliseconds: sum), .earliest), .latest)
  }

  /// The quotient rounded down, so that the last millisecond of 1969 is in 1969.
  private func floorDivided(_ dividend: Int64, by divisor: Int64) -> Int64 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension Timestamp {
  /// The instant spelled by 24 characters, as "2026-11-20T12:00:00.123Z"; `nil` for any other text, including
  /// other zones and leap seconds.
  public init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)[...]
    guard bytes.count == 24, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "."),
      bytes[23] == UInt8(ascii: "Z"),
      let day = CalendarDay(iso: bytes[..<10]),
      let hour = DecimalText.number(bytes, 11..<13), hour < 24,
      let minute = DecimalText.number(bytes, 14..<16), minute < 60,
      let second = DecimalText.number(bytes, 17..<19), second < 60,
      let millisecond = DecimalText.number(bytes, 20..<23)
    else { return nil }
    let seconds = (hour * 60 + minute) * 60 + second
    self.init(existingDay: day, millisecondOfDay: Int64(seconds * 1000 + millisecond))
  }

  /// The instant as ISO 8601 writes it in UTC: "2026-11-20T12:00:00.123Z".
  public var text: String { String(writing: self) }
}

extension Timestamp: PlainText {
  package func write(to bytes: inout [UInt8]) {
    let milliseconds = UInt64(millisecondOfDay)
    day.write(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    DecimalText.write(milliseconds / 3_600_000, figures: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    DecimalText.write(milliseconds / 60_000 % 60, figures: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    DecimalText.write(milliseconds / 1000 % 60, figures: 2, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    DecimalText.write(milliseconds % 1000, figures: 3, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }
}

extension Timestamp: CustomStringConvertible {
  public var description: String { text }
}

extension Timestamp {
  /// The instant spelled by the 24 bytes `2026-11-20T12:00:00.123Z`; `nil` if they spell none.
  ///
  /// - Parameters:
  ///   - dayWord: Bytes 0 to 7.
  ///   - dayTail: Bytes 8 and on: the rest of the day, and the `T`.
  ///   - timeWord: Bytes 11 to 18: `12:00:00`.
  ///   - fraction: Bytes 19 to 23 in the lowest places: `.123Z`.
  @inline(__always)
  init?(dayWord: UInt64, dayTail: UInt64, timeWord: UInt64, fraction: UInt64) {
    guard let day = CalendarDay(word: dayWord, tail: dayTail),
      dayTail >> 16 & 0xFF == UInt64(UInt8(ascii: "T")),
      let millisecond = Timestamp.millisecond(ofDay: timeWord, fraction: fraction)
    else { return nil }
    self.init(existingDay: day, millisecondOfDay: millisecond)
  }

  /// The millisecond of the day spelled by `12:00:00` and `.123Z`; `nil` if they spell none.
  @inline(__always)
  static func millisecond(ofDay timeWord: UInt64, fraction: UInt64) -> Int64? {
    let time = timeWord ^ 0x3030_3A30_303A_3030
    let rest = (fraction & 0xFF_FFFF_FFFF) ^ 0x5A_3030_302E
    let overNine: UInt64 = 0x7676_7676_7676_7676
    guard
      (time | (time &+ overNine) | rest | (rest &+ overNine & 0xFF_FFFF_FFFF))
        & 0x8080_8080_8080_8080 == 0,
      time & 0x0000_FF00_00FF_0000 == 0, rest & 0xFF_0000_00FF == 0
    else { return nil }
    // Combines each pair of digits side by side.
    let pairs = time &* 10 &+ time >> 8
    let (hour, minute, second) = (pairs & 0xFF, pairs >> 24 & 0xFF, pairs >> 48 & 0xFF)
    let millisecond = (rest >> 8 & 0xF) &* 100 &+ (rest >> 16 & 0xF) &* 10 &+ (rest >> 24 & 0xF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return Int64(((hour &* 60 &+ minute) &* 60 &+ second) &* 1000 &+ millisecond)
  }
}

extension Timestamp {
  /// The next representable instant.
  package var next: Timestamp { adding(milliseconds: 1) }
}

/// A clock: the only source of "now" and "today".
///
/// The time zone is applied here and nowhere else: all other code uses days without a zone.
public protocol WallClock: Sendable {
  /// The current instant.
  func now() -> Timestamp
  /// The day that the person's calendar shows now.
  func today() -> CalendarDay
  /// The day that the person's calendar showed at an instant.
  func day(at instant: Timestamp) -> CalendarDay
}

/// Encoded as its ``text``.
extension Timestamp: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value { Timestamp(iso: $0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
