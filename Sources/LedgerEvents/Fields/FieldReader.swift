/// Reads the members of a JSON object one by one, by name, directly from the bytes of a line.
///
/// It starts on the canonical path: names are compared in place, in the order of the format, and the first
/// mismatch throws ``FieldError/notCanonical``. The general path reads the same members, in any order, from
/// bytes that ``JSONText`` normalized.
package struct FieldReader: ~Escapable {
  let bytes: RawSpan
  /// The byte before the next member's name (`{` or `,`), or the `}` after the last member.
  package var position = 0
  let parts: EventParts
  /// The start of the current object, on the canonical path only; an earlier offset after an inner object was left.
  private var objectStart = 0
  /// How many objects were entered: texts are skipped only in the outermost `data`.
  var depth = 0
  /// Whether the texts at the end of `data` were skipped.
  package private(set) var hasSkippedTexts = false
  /// The members of the current object, on the general path only.
  let members: MemberIndex?

  /// Makes a reader on the canonical path.
  ///
  /// - Parameter bytes: A line's object, followed by at least 16 further bytes or its own seal.
  @_lifetime(copy bytes)
  package init(canonical bytes: RawSpan, parts: EventParts) {
    self.bytes = bytes
    self.parts = parts
    members = nil
    // Other bytes have no members here.
    if byte(0) != UInt8(ascii: "{") { position = bytes.byteCount }
  }

  /// Makes a reader on the canonical path, after some members of an object.
  ///
  /// - Parameter depth: 1 in `data`, 2 in an object inside it.
  @_lifetime(copy bytes)
  init(canonical bytes: RawSpan, parts: EventParts, behind position: Int, depth: Int) {
    self.bytes = bytes
    self.parts = parts
    self.position = position
    self.depth = depth
    members = nil
    // No following member is the first of its object.
    objectStart = -1
  }

  /// Makes a reader on the general path.
  ///
  /// - Parameter bytes: An object made by ``JSONText/normalized(_:)``.
  @_lifetime(copy bytes)
  package init(normalized bytes: RawSpan) {
    self.bytes = bytes
    parts = .all
    let members = MemberIndex()
    members.enter(bytes, at: 0)
    self.members = members
  }

  /// Moves to the value of a member, or returns `false` if the object has no such member.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func reach(_ name: FieldName) -> Bool {
    if members == nil {
      guard position &+ 16 <= bytes.byteCount else { return false }
      let low = word(position)
      let high = word(position &+ 8)
      let lowDifference = (low ^ name.low) & name.lowMask
      guard (high ^ name.high) & name.highMask == 0,
        lowDifference == 0 || lowDifference == FieldName.opening && position == objectStart
      else { return false }
      position &+= name.byteCount
      return true
    }
    return reachGenerally(name)
  }

  @inline(never)
  @_lifetime(self: copy self)
  private mutating func reachGenerally(_ name: FieldName) -> Bool {
    guard let start = members?.take(name.text) else { return false }
    position = start
    return true
  }

  /// Moves to the value of a required member.
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func require(_ name: FieldName) throws(FieldError) {
    guard reach(name) else { throw absent(name) }
  }

  /// Enters the object that is the value of a member.
  @_lifetime(self: copy self)
  package mutating func enter(_ name: FieldName) throws(FieldError) {
    try require(name)
    guard byte(position) == UInt8(ascii: "{") else { throw invalid(name, "an object") }
    depth += 1
    objectStart = position
    members?.enter(bytes, at: position)
  }

  /// Leaves an entered object, all of whose members must have been read.
  @_lifetime(self: copy self)
  package mutating func leave() throws(FieldError) {
    depth -= 1
    if let members {
      if let name = members.leave() { throw .unknownMember(name) }
      return
    }
    // An object without known members still begins with its brace.
    if position == objectStart, byte(position) == UInt8(ascii: "{") { position += 1 }
    guard byte(position) == UInt8(ascii: "}") else { throw .notCanonical }
    position += 1
  }

  /// Skips the texts at the end of `data` if they were not requested.
  ///
  /// - Returns: Whether they were skipped; the reader is then at the end of `data`.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func skipTexts(sealByteCount: Int = FieldReader.tailByteCount) -> Bool {
    guard depth == 1, members == nil, !parts.contains(.texts),
      bytes.byteCount &- sealByteCount > position
    else { return false }
    hasSkippedTexts = true
    position = bytes.byteCount &- sealByteCount
    return true
  }

  /// The number of bytes of a line from the brace that ends `data` to its end, without the line feed.
  package static let tailByteCount = 76

  /// The error for a missing member: on the canonical path it may be elsewhere in the object.
  @inline(never)
  func absent(_ name: FieldName) -> FieldError {
    members == nil ? .notCanonical : .missing(name.text)
  }

  @inline(never)
  func invalid(_ name: FieldName, _ expected: String) -> FieldError {
    members == nil ? .notCanonical : .invalid(name: name.text, expected: expected)
  }

  /// The byte at an offset, or 0 after the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    guard offset < bytes.byteCount else { return 0 }
    return unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// Loads eight bytes, the first in the lowest place; the caller has checked the bounds.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    assert(offset + 8 <= bytes.byteCount, "a word behind the end of the line")
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}

/// Why the members of an event cannot be read.
package enum FieldError: Error, Hashable {
  /// The bytes are not in canonical form: the general path reads them, or reports the error.
  case notCanonical
  /// A required member is missing.
  case missing(String)
  /// A member has an invalid value.
  case invalid(name: String, expected: String)
  /// A member that this version does not know: it may be about money, so it is never ignored.
  case unknownMember(String)
  /// A type of event that this version does not know.
  case unknownType(EventType)
  /// A log of a format that this version does not know.
  case newerFormat(Int)
  /// The bytes are not the JSON of a log; the offset counts from the start of the text.
  case malformed(offset: Int, reason: String)
}
