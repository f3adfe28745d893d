/// Why the members of an event could not be read.
package enum FieldError: Error, Hashable {
  /// The bytes are not in the canonical form: the general path reads them, or says what is wrong.
  case notCanonical
  /// A member that must be there is not.
  case missing(String)
  /// A member does not hold what it must.
  case invalid(name: String, expected: String)
  /// A member that this version does not know: it may be money, so it is never passed over.
  case unknownMember(String)
  /// A kind of event that this version does not know.
  case unknownType(EventType)
  /// The bytes are no JSON of the kind that a log holds; the offset counts from the text's start.
  case malformed(offset: Int, reason: String)
}
