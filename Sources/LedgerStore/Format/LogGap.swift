/// A part of what was a log in which nothing proves itself.
public struct LogGap: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// The number of the first event that is not there.
  public var firstNumber: Int
  /// The number of the next event that is there again; ``firstNumber`` where the bytes stand between
  /// two events that follow one another, and `nil` where none comes.
  public var nextNumber: Int?
  /// Where the bytes stand in the file; empty where events are missing without a trace.
  public var bytes: Range<Int>

  package init(log: String, firstNumber: Int, nextNumber: Int?, bytes: Range<Int>) {
    self.log = log
    self.firstNumber = firstNumber
    self.nextNumber = nextNumber
    self.bytes = bytes
  }
}

extension LogGap {
  /// What is missing, as a sentence.
  public var text: String {
    let place =
      bytes.isEmpty
      ? "byte \(bytes.lowerBound)" : "bytes \(bytes.lowerBound) to \(bytes.upperBound - 1)"
    guard let nextNumber else {
      return "'\(log)', \(place): from event \(firstNumber) on nothing proves itself"
    }
    switch nextNumber - firstNumber {
    case ...0 where bytes.isEmpty: return "'\(log)', \(place): a line feed is missing"
    case ...0: return "'\(log)', \(place): no part of an event"
    case 1: return "'\(log)', \(place): event \(firstNumber) is damaged or missing"
    default:
      return "'\(log)', \(place): events \(firstNumber) to \(nextNumber - 1) are damaged or missing"
    }
  }
}
