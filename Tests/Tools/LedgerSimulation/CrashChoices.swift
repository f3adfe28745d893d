import LedgerTestSupport

/// Decides what a disk without power keeps of what was not synchronised.
package struct CrashChoices: Sendable {
  /// How much of it is kept.
  package enum Manner: Hashable, Sendable {
    /// Only what was synchronised.
    case nothing
    /// All that was ever written.
    case everything
    /// Any of it, in any order; the newest so many times of ten.
    case some(newest: Int)
  }

  let manner: Manner
  private var generator: SeededGenerator
  /// The power goes once, and a disk writes one sector at a time.
  private var hasTorn = false

  package init(_ manner: Manner, seed: UInt64) {
    self.manner = manner
    generator = SeededGenerator(seed: seed)
  }

  /// A manner by chance.
  package init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let newest = [0, 1, 5, 9, 10].randomElement(using: &generator) ?? 5
    self.init(.some(newest: newest), seed: generator.next())
  }

  /// Picks one of several states, the oldest first.
  mutating func pick(of count: Int) -> Int {
    switch manner {
    case .nothing: return 0
    case .everything: return count - 1
    case .some(let newest):
      if Int.random(in: 0..<10, using: &generator) < newest { return count - 1 }
      return Int.random(in: 0..<count, using: &generator)
    }
  }

  /// Where the write of a sector was torn, in bytes from its start; `nil` where it was not.
  mutating func tear() -> Int? {
    guard case .some = manner, !hasTorn, Int.random(in: 0..<6, using: &generator) == 0 else {
      return nil
    }
    hasTorn = true
    return Int.random(in: 1..<VirtualFile.sectorByteCount, using: &generator)
  }

  /// One of two by chance.
  mutating func isHeads() -> Bool { Bool.random(using: &generator) }
}
