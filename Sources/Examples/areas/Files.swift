import Foundation
import Puldar

/// Backs a ledger up, restores it elsewhere, merges both, finds damage, repairs it and compacts the ledger.
func files(in folder: String) async throws {
  let (home, phone, backup) = ("\(folder)/home", "\(folder)/phone", "\(folder)/home.tar")
  let ledger = Ledger.open(home, currency: .eur)
  try await ledger.add("coffee 4.50")
  try await ledger.add("groceries 62.10")

  // One file, read back and proven. Kept elsewhere, the heads prove later that nobody rewrote it.
  let copy = try await ledger.backUp(to: backup)
  let restored = try await Ledger.restore(backup, to: phone)
  print("the phone has all of it: \(restored.heads == copy.heads)")

  // It is the same ledger: the phone goes on in a log of its own, which comes home again.
  try await Ledger.open(phone, currency: .eur).add("bus 2.80")
  let preview = try await ledger.mergePreview(of: [phone])
  print("the phone brings \(preview.addedCount) events")
  try await ledger.merge([phone])

  // A bit of the last line is another one.
  guard let writer = copy.heads.first?.writer.text else { return }
  let log = URL(filePath: "\(home)/log/\(writer).jsonl")
  var bytes = try Data(contentsOf: log)
  bytes[bytes.count - 100] ^= 1
  try bytes.write(to: log)
  for issue in try await ledger.check().issues {
    print("damaged in line \(issue.damage?.line ?? 0)")
  }
  // Before anything is done it is known what is lost without a copy, and what the copy gives back.
  let without = try await ledger.repairPreview(.givingUp)
  print("without a copy \(without.givenUp.reduce(0) { $0 + $1.lostCount }) event is lost")
  let repair = try await ledger.repair(.copy(path: backup))
  let back = repair.restored.reduce(0) { $0 + $1.restoredCount }
  print("put back: \(back), still wrong: \(repair.issues.count)")

  let compacted = try await ledger.compact(to: "\(folder)/compacted")
  print("\(compacted.entryCount) entries without their history")
}
