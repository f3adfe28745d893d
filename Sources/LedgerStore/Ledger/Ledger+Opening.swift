public import LedgerModel

extension Ledger {
  /// The ledger in a folder, for an app.
  ///
  /// Nothing is read or made yet. A ledger that is not there reads as an empty one, and its first write
  /// begins it.
  ///
  /// - Parameters:
  ///   - folder: The ledger's folder.
  ///   - currency: What the figures of a ledger that begins here are in. One that is there keeps its own.
  ///   - clock: What tells now and today; a test brings one that stands still.
  ///   - machine: Where what belongs to this device alone is kept, beside the ledger: its records of which log
  ///     is its own. A container of an app, an App Group or a test has places of its own:
  ///     ``MachinePlaces/init(in:)``.
  ///   - lockDeadline: How long a write waits for another writer, before it throws
  ///     ``LogError/locked(path:)``; zero or less asks once.
  public static func open(
    _ folder: String, currency: Money.Currency, clock: some WallClock = SystemClock(),
    machine: MachinePlaces = .standard, lockDeadline: Duration = Ledger.lockDeadline
  ) -> Ledger {
    Ledger(
      store: FileEventStore(folder: folder, machine: machine), clock: clock,
      opening: LedgerOpening(currency: currency, deviceName: machine.deviceName),
      readsAbsentAsEmpty: true, lockDeadline: lockDeadline)
  }

  /// The version of this library, as a new log names it: major, minor and patch.
  public static var version: String { LedgerVersion.text }

  /// The day that the person's calendar shows now.
  public nonisolated var today: CalendarDay { clock.today() }

  /// The currency that a ledger begins with if its first write is made here; `nil` if none is begun.
  package nonisolated var openingCurrency: Money.Currency? { opening?.currency }

  /// The categories that such a ledger begins with, but income; `nil` if none is begun.
  package nonisolated var openingCategories: [CategoryName]? {
    opening.map { opening in
      opening.categories.categories.map(\.category).filter { $0 != .income }
        + opening.ownCategories.map(\.category)
    }
  }
}
