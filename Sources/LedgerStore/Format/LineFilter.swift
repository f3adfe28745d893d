package import LedgerModel

/// Says of a line, without reading it, that it adds an entry which does not hold what is looked for.
///
/// A text is compared in small letters, without accents and apostrophes. A line of ASCII alone, without an
/// apostrophe or an escape, has its texts as they are, but for their case; any other is let through.
package struct LineFilter: Sendable {
  /// In small letters; `nil` where no text of ASCII holds it.
  private let needle: [UInt8]?
  /// Entries that are let through whatever they hold.
  package var wanted: Set<EventID> = []

  private typealias Bytes = SIMD16<UInt8>

  package init(_ sought: SoughtText) {
    let bytes = sought.bytes
    needle = bytes.allSatisfy { $0 < 0x80 } ? bytes : nil
  }

  /// Whether a line has to be read.
  ///
  /// - Parameters:
  ///   - line: With a seal, without the line feed.
  ///   - id: The event that stands there, if it is where it should be.
  package func admits(_ line: RawSpan, _ id: EventID) -> Bool {
    guard let start = PlainLine.entryMembers(of: line) else { return true }
    if mayHold(line, from: start) { return true }
    return !wanted.isEmpty && wanted.contains(id)
  }

  /// Looks through a line in front of its seal, which is longer than what is looked at at a time.
  private func mayHold(_ line: RawSpan, from start: Int) -> Bool {
    let end = line.byteCount - LogLine.sealByteCount
    // What no ASCII text holds begins with no byte of such a line.
    let first = Bytes(repeating: (needle?.first ?? 0x80) | 0x20)
    let second = Bytes(repeating: (needle?.dropFirst().first ?? 0) | 0x20)
    let hasSecond = (needle?.count ?? 0) > 1
    var offset = start
    while offset < end {
      let bytes = LineFilter.bytes(line, offset)
      var found = (bytes | 0x20) .== first
      if hasSecond { found .&= (LineFilter.bytes(line, offset + 1) | 0x20) .== second }
      let odd = bytes .>= 0x80 .| bytes .== UInt8(ascii: "\\") .| bytes .== UInt8(ascii: "'")
      if any(found .| odd) {
        if any(odd) { return true }
        if (0..<Bytes.scalarCount).contains(where: { stands(in: line, at: offset + $0) }) {
          return true
        }
      }
      offset += Bytes.scalarCount
    }
    return false
  }

  private func stands(in line: RawSpan, at offset: Int) -> Bool {
    guard let needle, offset + needle.count <= line.byteCount else { return false }
    return needle.indices.allSatisfy { index in
      let byte = line.byte(offset + index)
      return byte | 0x20 == needle[index] | 0x20
    }
  }

  @inline(__always)
  private static func bytes(_ line: RawSpan, _ offset: Int) -> Bytes {
    unsafe line.unsafeLoadUnaligned(fromByteOffset: offset, as: Bytes.self)
  }

  /// One comparison for all lanes costs less than one for each.
  @inline(__always)
  private func any(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }
}

extension RawSpan {
  @inline(__always)
  fileprivate func byte(_ offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
