import LedgerModel

/// The ledgers that were erased on this machine: their logs are not taken in again, since what they
/// held would count twice.
struct ErasedLedgers {
  let system: any FileSystem
  let places: MachinePlaces

  private func path(_ ledger: LedgerID) -> String {
    "\(places.stateFolder)/\(ledger.text)/erased"
  }

  /// When a ledger was erased; `nil` where it was not.
  func day(of ledger: LedgerID) throws(FileError) -> CalendarDay? {
    let path = path(ledger)
    guard try system.status(at: path) != nil else { return nil }
    let file = try system.open(path, .read)
    defer { system.close(file) }
    var bytes = [UInt8](repeating: 0, count: 10)
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    return CalendarDay(iso: String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Notes that a ledger was erased.
  func note(_ ledger: LedgerID, on day: CalendarDay) throws(FileError) {
    try system.makeFolder("\(places.stateFolder)/\(ledger.text)")
    try FileReplacement(system: system).replace(path(ledger), with: Array((day.text + "\n").utf8))
  }
}
