package import LedgerModel

/// The reasons why a line of a log could not be read.
package enum LineProblem: Error, Hashable {
  /// It does not end in `,"seal":"`, 64 hexadecimal digits and `"}`.
  case noSeal
  /// The seal does not fit the bytes and the line before.
  case wrongSeal
  /// The number is not the next one.
  case wrongNumber(Int, expected: Int)
  /// The time is not later than that of the line before.
  case wrongTime
  /// The time leaves no room for a later line.
  case endOfTime
  /// The place in a batch does not follow.
  case wrongBatch
  /// The first line is not a `LogOpened`, or a later line is.
  case wrongOpening
  /// The line belongs to another log.
  case wrongWriter
  /// It names an event that is not there.
  case missingCause(EventID)
  /// The event was read without its texts.
  case textsNotRead
  /// The line is longer than ``LogLine/byteLimit``.
  case tooLong
  case field(FieldError)

  /// What is wrong, as a phrase about the line.
  package var reason: String {
    switch self {
    case .noSeal: "it does not end in a seal"
    case .wrongSeal: "its seal does not fit its bytes, or not the line before it"
    case .wrongNumber(let number, let expected): "its number is \(number), not \(expected)"
    case .wrongTime: "its time is not after that of the line before it"
    case .endOfTime: "no event can be later than it"
    case .wrongBatch: "it breaks a batch"
    case .wrongOpening: "a log begins with LogOpened, and holds it once"
    case .wrongWriter: "it is of another log"
    case .missingCause(let event): "it names event \(event.text), which is not there"
    case .textsNotRead: "it was read without its texts"
    case .tooLong: "it is longer than \(LogLine.byteLimit) bytes"
    case .field(.notCanonical): "it cannot be read"
    case .field(.missing(let name)): "'\(name)' is missing"
    case .field(.invalid(let name, let expected)): "'\(name)' is not \(expected)"
    case .field(.unknownMember(let name)): "this version does not know '\(name)'"
    case .field(.unknownType(let type)): "this version does not know '\(type.text)'"
    case .field(.newerFormat(let format)): "this version does not know format \(format)"
    case .field(.malformed(let offset, let reason)): "it \(reason) (byte \(offset + 1))"
    }
  }

  /// Whether a newer version may have written the line: it is kept, and nothing is written after it.
  package var isOfNewerVersion: Bool {
    switch self {
    case .field(.unknownMember), .field(.unknownType): true
    default: false
    }
  }
}
