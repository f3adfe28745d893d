public import LedgerModel

/// Reads lines from an input, as validated text.
///
/// `readLine()` silently repairs invalid UTF-8, which would store a name that nobody wrote.
public final class LineReader {
  /// One line, without its newline and a carriage return before it.
  public enum Line: Hashable, Sendable {
    case text(String)
    /// Bytes that are not UTF-8.
    case notText
    /// More bytes than a line may have; they were read and dropped.
    case tooLong
  }

  /// The length limit of a line. A sentence has a hundred bytes; this leaves room for long notes.
  public static let byteLimit = 1_048_576

  private var source: any InputSource
  /// The byte after each line.
  private let ending: UInt8
  /// The length from which a line is too long.
  private let limit: Int
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false

  /// - Parameters:
  ///   - ending: The byte after each line; after another one than a newline, a carriage return is a part of the line.
  ///   - limit: How many bytes a line may have.
  public init(
    from source: some InputSource, ending: UInt8 = UInt8(ascii: "\n"),
    limit: Int = LineReader.byteLimit
  ) {
    self.source = source
    self.ending = ending
    self.limit = limit
  }

  /// Returns the next line; `nil` at the end. A last line without a newline counts.
  public func next() throws(InputFailure) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      guard let rest = try bufferedBytes() else {
        return line.isEmpty && !isTooLong ? nil : finished(line, isTooLong)
      }
      let newline = rest.firstIndex(of: ending)
      let part = rest[..<(newline ?? rest.endIndex)]
      isTooLong = isTooLong || line.count + part.count > limit
      if isTooLong { line = [] } else { line += part }
      place = newline.map { $0 + 1 } ?? rest.endIndex
      if newline != nil { return finished(line, isTooLong) }
    }
  }

  /// Returns the next byte, if keys are delivered one by one; `nil` at the end.
  func nextByte() throws(InputFailure) -> UInt8? {
    guard let rest = try bufferedBytes() else { return nil }
    place += 1
    return rest.first
  }

  /// Whether all received bytes were used, so that the next one must be waited for.
  var isDrained: Bool { place == buffer.count }

  /// Returns the unused bytes, at least one; `nil` at the end.
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
    let isCut = ending == UInt8(ascii: "\n") && bytes.last == UInt8(ascii: "\r")
    let line = isCut ? bytes.dropLast() : bytes[...]
    return String(validating: line, as: UTF8.self).map { .text($0) } ?? .notText
  }
}

/// A source of bytes: standard input, or memory in a test.
public protocol InputSource {
  /// Reads some bytes, waiting until there are some; an empty array is the end.
  ///
  /// - Throws: ``InputFailure`` if the system refuses.
  mutating func read(upTo count: Int) throws(InputFailure) -> [UInt8]
}

/// The files that are read as they come: those that were opened for the program before it began, by their descriptors,
/// and long ones that a person names.
public protocol DescriptorHost: Sendable {
  /// Opens a file, a pipe or a device; `nil` if nothing is there.
  ///
  /// - Throws: ``InputFailure`` if it cannot be opened.
  func input(at path: String) throws(InputFailure) -> (any InputSource)?
  /// Returns the open file of a descriptor; `nil` if there is none.
  func input(_ number: Int32) -> (any InputSource)?
}

/// The reason why input could not be read.
public enum InputFailure: Error, Hashable {
  /// The system refused, with its reason ("Is a directory").
  case refused(String)
  /// The path is a folder, a pipe, a socket or a device.
  case noFile(path: String)
  /// The file exceeds the size limit.
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
