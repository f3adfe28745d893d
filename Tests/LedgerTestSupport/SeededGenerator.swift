/// Random numbers that are the same in each run, so that a test that fails fails again.
///
/// SplitMix64. Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number up to a limit, with any count of figures equally likely: small ones are not rare.
  package mutating func magnitude(upTo limit: UInt64) -> UInt64 {
    let shift = UInt64.random(in: 0..<64, using: &self)
    let masked = next() >> shift
    return limit == .max ? masked : masked % (limit + 1)
  }
}
