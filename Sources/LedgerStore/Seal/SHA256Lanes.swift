/// The same hash function for several messages at once: each has a lane of vectors that go through the rounds together,
/// twice as fast as one message after the other.
///
/// Source: the same as ``SHA256``, against which it is tested. Processors of every platform have four lanes of 32 bits,
/// without a compiler flag.
struct SHA256Lanes {
  private typealias Words = SIMD4<UInt32>
  private typealias State = (Words, Words, Words, Words, Words, Words, Words, Words)

  /// The state of a lane.
  private struct Lane {
    /// Which message; `nil` if there are no more.
    var message: Int?
    /// Where its next block begins in `blocks`.
    var start = 0
    /// How many of its blocks are not hashed yet.
    var blockCount = 0
  }

  private static let laneCount = Words.scalarCount
  /// The capacity of a lane: the digits, a message and its padding.
  private static let laneByteCount = 4096
  /// The largest number of bytes in a message, without the digits.
  static let messageByteLimit = laneByteCount - 2 * SHA256.blockByteCount

  private var lanes = Array(repeating: Lane(), count: laneCount)
  private var blocks = Array(repeating: UInt8(0), count: laneCount * laneByteCount)
  /// H(0) to H(7) of every lane.
  private var state = Array(repeating: Words(), count: 8)
  /// The last 16 words of the schedule.
  private var schedule = Array(repeating: Words(), count: 16)

  /// Returns the hashes of messages, each after the 64 hexadecimal digits of another hash.
  ///
  /// - Parameters:
  ///   - messages: Their ranges in the bytes, each up to ``messageByteLimit`` long.
  ///   - digits: The other hashes, one for each message.
  mutating func hash(
    _ messages: [Range<Int>], of bytes: RawSpan, behind digits: [SHA256Hash]
  ) -> [SHA256Hash] {
    var hashes = Array(repeating: SHA256Hash.zero, count: messages.count)
    var next = 0
    while true {
      var stepCount = Int.max
      for lane in 0..<SHA256Lanes.laneCount {
        if lanes[lane].blockCount == 0 {
          if let message = lanes[lane].message { hashes[message] = hash(ofLane: lane) }
          lanes[lane].message = next < messages.count ? next : nil
          if next < messages.count {
            fill(lane, with: bytes.extracting(messages[next]), behind: digits[next])
            next += 1
          }
        }
        if lanes[lane].message != nil { stepCount = min(stepCount, lanes[lane].blockCount) }
      }
      guard stepCount < Int.max else { return hashes }
      for _ in 0..<stepCount { compressBlocks() }
      // A lane without a message goes on hashing its contents, and the result is unused.
      for lane in 0..<SHA256Lanes.laneCount where lanes[lane].message != nil {
        lanes[lane].blockCount -= stepCount
      }
    }
  }

  /// Puts a message into a lane.
  private mutating func fill(_ lane: Int, with bytes: RawSpan, behind digits: SHA256Hash) {
    let start = lane * SHA256Lanes.laneByteCount
    let byteCount = SHA256Hash.digitCount + bytes.byteCount
    let end = unsafe blocks.withUnsafeMutableBytes { blocks in
      let memory = unsafe UnsafeMutableRawBufferPointer(
        rebasing: blocks[start..<start + SHA256Lanes.laneByteCount])
      unsafe digits.writeDigits(to: memory)
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: memory[SHA256Hash.digitCount...])
          .copyMemory(from: bytes)
      }
      return unsafe SHA256.pad(memory, behind: byteCount, of: byteCount)
    }
    lanes[lane].start = start
    lanes[lane].blockCount = end / SHA256.blockByteCount
    for index in 0..<8 { state[index][lane] = SHA256.start[index] }
  }

  /// Returns the hash of a lane's message.
  private func hash(ofLane lane: Int) -> SHA256Hash {
    func word(_ index: Int) -> UInt64 {
      UInt64(state[index][lane]) << 32 | UInt64(state[index + 1][lane])
    }
    return SHA256Hash(words: (word(0), word(2), word(4), word(6)))
  }

  /// Compresses the next block of every lane, by section 6.2.2.
  private mutating func compressBlocks() {
    let (first, second, third, fourth) = (
      lanes[0].start, lanes[1].start, lanes[2].start, lanes[3].start
    )
    unsafe blocks.withUnsafeBytes { blocks in
      for index in 0..<16 {
        func word(_ start: Int) -> UInt32 {
          unsafe UInt32(
            bigEndian: blocks.loadUnaligned(
              fromByteOffset: start &+ index &* 4, as: UInt32.self))
        }
        schedule[index] = Words(word(first), word(second), word(third), word(fourth))
      }
    }
    for lane in 0..<SHA256Lanes.laneCount where lanes[lane].blockCount > 0 {
      lanes[lane].start &+= SHA256.blockByteCount
    }
    unsafe SHA256.constants.withUnsafeBufferPointer { constants in
      unsafe schedule.withUnsafeMutableBufferPointer { schedule in
        unsafe state.withUnsafeMutableBufferPointer { state in
          unsafe SHA256Lanes.compress(state, schedule, constants)
        }
      }
    }
  }

  private static func compress(
    _ sums: UnsafeMutableBufferPointer<Words>, _ schedule: UnsafeMutableBufferPointer<Words>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var state = unsafe (
      sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
    )
    for start in stride(from: 0, to: 64, by: 16) {
      if start > 0 {
        for index in 0..<16 { unsafe extend(schedule, at: index) }
      }
      unsafe runEightRounds(&state, schedule, 0, constants, start)
      unsafe runEightRounds(&state, schedule, 8, constants, start &+ 8)
    }
    unsafe sums[0] &+= state.0
    unsafe sums[1] &+= state.1
    unsafe sums[2] &+= state.2
    unsafe sums[3] &+= state.3
    unsafe sums[4] &+= state.4
    unsafe sums[5] &+= state.5
    unsafe sums[6] &+= state.6
    unsafe sums[7] &+= state.7
  }

  /// Computes a word of the schedule in place of the one sixteen before it.
  @inline(__always)
  private static func extend(_ schedule: UnsafeMutableBufferPointer<Words>, at index: Int) {
    let early = unsafe schedule[(index &+ 1) & 15]
    let late = unsafe schedule[(index &+ 14) & 15]
    let sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early &>> Words(repeating: 3))
    let sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late &>> Words(repeating: 10))
    unsafe schedule[index] =
      schedule[index] &+ sigma0 &+ schedule[(index &+ 9) & 15] &+ sigma1
  }

  /// Runs eight rounds, after which every variable has its own name again.
  @inline(__always)
  private static func runEightRounds(
    _ s: inout State, _ schedule: UnsafeMutableBufferPointer<Words>, _ first: Int,
    _ constants: UnsafeBufferPointer<UInt32>, _ round: Int
  ) {
    @inline(__always)
    func input(_ index: Int) -> Words {
      unsafe schedule[first &+ index] &+ Words(repeating: constants[round &+ index])
    }
    runRound(s.0, s.1, s.2, &s.3, s.4, s.5, s.6, &s.7, input(0))
    runRound(s.7, s.0, s.1, &s.2, s.3, s.4, s.5, &s.6, input(1))
    runRound(s.6, s.7, s.0, &s.1, s.2, s.3, s.4, &s.5, input(2))
    runRound(s.5, s.6, s.7, &s.0, s.1, s.2, s.3, &s.4, input(3))
    runRound(s.4, s.5, s.6, &s.7, s.0, s.1, s.2, &s.3, input(4))
    runRound(s.3, s.4, s.5, &s.6, s.7, s.0, s.1, &s.2, input(5))
    runRound(s.2, s.3, s.4, &s.5, s.6, s.7, s.0, &s.1, input(6))
    runRound(s.1, s.2, s.3, &s.4, s.5, s.6, s.7, &s.0, input(7))
  }

  @inline(__always)
  private static func runRound(
    _ a: Words, _ b: Words, _ c: Words, _ d: inout Words, _ e: Words, _ f: Words, _ g: Words,
    _ h: inout Words, _ input: Words
  ) {
    let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let first = h &+ sum1 &+ (g ^ (e & (f ^ g))) &+ input
    let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    d &+= first
    h = first &+ sum0 &+ ((a & b) | (c & (a | b)))
  }

  /// Adds the shifted words, because the compiler splits a `|` of shifts into lanes, which is half as fast.
  @inline(__always)
  private static func rotate(_ words: Words, _ count: UInt32) -> Words {
    (words &>> Words(repeating: count)) &+ (words &<< Words(repeating: 32 &- count))
  }
}
