public import LedgerModel

extension Ledger {
  /// Opens the ledger in a folder, for an app.
  ///
  /// Nothing is read or made yet. A ledger that does not exist reads as an empty one, and its first write creates it.
  ///
  /// - Parameters:
  ///   - folder: The ledger's folder.
  ///   - currency: The currency of a ledger that begins here. An existing one keeps its own.
  ///   - clock: The source of now and today; a test passes a fixed one.
  ///   - machine: The places for this device's own records next to the ledger, such as which log is its own. An app's
  ///     container, an App Group or a test uses its own places: ``MachinePlaces/init(in:)``.
  ///   - lockDeadline: How long a write waits for another writer before it throws ``LogError/locked(path:)``; zero or
  ///     less tries once.
  public static func open(
    _ folder: String, currency: Money.Currency, clock: some WallClock = SystemClock(),
    machine: MachinePlaces = .standard, lockDeadline: Duration = Ledger.lockDeadline
  ) -> Ledger {
    Ledger(
      store: FileEventStore(folder: folder, machine: machine), clock: clock,
      opening: LedgerOpening(currency: currency, deviceName: machine.deviceName),
      treatsMissingAsEmpty: true, lockDeadline: lockDeadline)
  }

  /// The version of this library, as a new log records it: major, minor and patch.
  public static var version: String { LedgerVersion.text }

  /// The current day in the person's calendar.
  public nonisolated var today: CalendarDay { clock.today() }

  /// The currency that a ledger begins with if its first write is made here; `nil` if none is begun.
  package nonisolated var openingCurrency: Money.Currency? { opening?.currency }

  /// The categories of such a ledger, except income; `nil` if none is begun.
  package nonisolated var openingCategories: [CategoryName]? {
    opening.map { opening in
      opening.categories.categories.map(\.category).filter { $0 != .income }
        + opening.ownCategories.map(\.category)
    }
  }
}
