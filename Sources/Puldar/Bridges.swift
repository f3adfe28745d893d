public import Foundation
public import LedgerModel
public import LedgerStore

extension CalendarDay {
  /// The day of the person's calendar at an instant; `nil` outside the years 1 to 9999.
  ///
  /// - Parameters:
  ///   - date: The instant.
  ///   - zone: The person's time zone.
  public init?(_ date: Date, in zone: TimeZone = .current) {
    let seconds = date.timeIntervalSince1970
    // Far beyond every valid day, and near enough for every time zone to have an offset.
    guard abs(seconds) < 1e12 else { return nil }
    let local = seconds + Double(zone.secondsFromGMT(for: date))
    self.init(daysSinceEpoch: Int((local / 86_400).rounded(.down)))
  }
}

extension Money {
  /// An amount that is exact in the currency; `nil` if it has more decimals than that, or does not fit.
  ///
  /// - Parameters:
  ///   - decimal: In units of the currency: 12.5 for 12.50 USD.
  ///   - currency: The currency of the amount.
  public init?(decimal: Decimal, currency: Money.Currency) {
    var units = decimal * Money.minorUnits(in: currency)
    var whole = Decimal()
    NSDecimalRound(&whole, &units, 0, .plain)
    guard whole == units, let minorUnits = Int64("\(whole)") else { return nil }
    self.init(minorUnits: minorUnits, currency: currency)
  }

  /// The amount in units of its currency, exact: 12.5 for 12.50 USD.
  public var decimal: Decimal { Decimal(minorUnits) / Money.minorUnits(in: currency) }

  private static func minorUnits(in currency: Money.Currency) -> Decimal {
    Decimal(sign: .plus, exponent: currency.minorUnitDigits, significand: 1)
  }
}

extension Ledger {
  /// Opens a ledger in the folder at a URL, as the same function does for a path.
  ///
  /// - Parameters:
  ///   - folder: A file URL.
  ///   - currency: The currency of a ledger that does not exist yet.
  ///   - clock: The source of the time and the time zone.
  ///   - machine: Where this machine keeps its own data about ledgers.
  ///   - lockDeadline: How long a write waits for another program.
  public static func open(
    _ folder: URL, currency: Money.Currency, clock: some WallClock = SystemClock(),
    machine: MachinePlaces = .standard, lockDeadline: Duration = Ledger.lockDeadline
  ) -> Ledger {
    open(
      folder.path(percentEncoded: false), currency: currency, clock: clock, machine: machine,
      lockDeadline: lockDeadline)
  }
}

extension KeptProjection where Self: Codable {
  /// Reads the projection from the JSON that ``write(to:)`` wrote.
  public init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let data = Data(try reader.data())
    guard let read = try? JSONDecoder().decode(Self.self, from: data) else {
      throw UnreadableSnapshot()
    }
    self = read
  }

  /// Writes the projection as JSON.
  public func write(to writer: inout SnapshotWriter) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else {
      writer.refuse()
      return
    }
    writer.write(data: Array(data))
  }
}
