public import LedgerModel

/// Reads lines from an input, as text that is known to be good.
///
/// `readLine()` repairs wrong UTF-8 in silence, so that a name would be stored that nobody wrote.
public final class LineReader {
  /// One line, without its newline and a carriage return before it.
  public enum Line: Hashable, Sendable {
    case text(String)
    /// Bytes that are no UTF-8.
    case notText
    /// More than ``byteLimit`` bytes; they were read and dropped.
    case tooLong
  }

  /// How long a line may be. A sentence has a hundred bytes; this leaves room for long notes.
  public static let byteLimit = 1_048_576

  private var source: any InputSource
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false

  public init(from source: some InputSource) {
    self.source = source
  }

  /// The next line; `nil` at the end. A last line without a newline counts.
  public func next() throws(InputFailure) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      guard let rest = try bufferedBytes() else {
        return line.isEmpty && !isTooLong ? nil : finished(line, isTooLong)
      }
      let newline = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(newline ?? rest.endIndex)]
      isTooLong = isTooLong || line.count + part.count > LineReader.byteLimit
      if isTooLong { line = [] } else { line += part }
      place = newline.map { $0 + 1 } ?? rest.endIndex
      if newline != nil { return finished(line, isTooLong) }
    }
  }

  /// The next byte, where keys are handed over one by one; `nil` at the end.
  func nextByte() throws(InputFailure) -> UInt8? {
    guard let rest = try bufferedBytes() else { return nil }
    place += 1
    return rest.first
  }

  /// Whether all that came was used, so that the next byte is waited for.
  var isDrained: Bool { place == buffer.count }

  /// The bytes that are not used yet, at least one; `nil` at the end.
  private func bufferedBytes() throws(InputFailure) -> ArraySlice<UInt8>? {
    if place == buffer.count, !isAtEnd {
      buffer = try source.read(upTo: 65_536)
      place = 0
      isAtEnd = buffer.isEmpty
    }
    return place < buffer.count ? buffer[place...] : nil
  }

  private func finished(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
    if isTooLong { return .tooLong }
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    return String(validating: line, as: UTF8.self).map { .text($0) } ?? .notText
  }
}

/// Where bytes come from: standard input, or memory in a test.
public protocol InputSource {
  /// Reads some bytes; an empty array is the end. Waits until there are some.
  ///
  /// - Throws: ``InputFailure`` when the system refuses.
  mutating func read(upTo count: Int) throws(InputFailure) -> [UInt8]
}

/// The files that were opened for the program before it began, by their numbers.
public protocol DescriptorHost: Sendable {
  /// What is open under a number; `nil` where nothing is.
  func input(_ number: Int32) -> (any InputSource)?
}

/// Why the input could not be read.
public enum InputFailure: Error, Hashable {
  /// The system refused, for this reason ("Is a directory").
  case refused(String)
  /// A folder, a pipe, a socket or a device stands there.
  case noFile(path: String)
  /// The file is longer than what is read of it.
  case tooLong(path: String, byteCount: Int)
}

extension InputFailure: ExplainedError {
  public var problem: String {
    switch self {
    case .refused(let reason): "the input could not be read: \(reason)"
    case .noFile(let path): "the input could not be read: '\(path)' is no file"
    case .tooLong(let path, let byteCount):
      "the input could not be read: '\(path)' has \(byteCount) bytes, which is too much"
    }
  }

  public var remedy: String? { "Give the words on the command line, or a file after '<'." }
}
