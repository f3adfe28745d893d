public import LedgerModel

/// Buffers text and writes it in large chunks that end with whole lines.
///
/// A chunk ends with a newline if it contains one, so that processes that write into one file
/// concurrently do not tear each other's lines. `print` neither does that nor notices a full
/// disk.
///
/// Writing does not throw: the first failure is kept, later output is dropped, and the caller checks for it at the
/// end. A body with much output checks ``failure`` from time to time, and stops.
public final class OutputWriter {
  /// The number of bytes to buffer before writing: 64 KiB, the capacity of a pipe on Linux.
  static let byteLimit = 65_536
  /// The length from which a line is a document, and is written in chunks.
  static let longLineByteCount = 1 << 20

  /// The failure that stopped the output; `nil` while there is none.
  public private(set) var failure: OutputFailure?

  private var target: any OutputTarget
  private var buffer: [UInt8] = []
  /// The number of buffered bytes that are whole lines.
  private var wholeCount = 0

  public init(to target: some OutputTarget) {
    self.target = target
  }

  /// Writes text as it is. Text from data must have passed ``VisibleText``.
  public func write(_ text: String) {
    guard failure == nil else { return }
    let start = buffer.count
    buffer.append(contentsOf: text.utf8)
    noteLines(from: start)
    if buffer.count >= OutputWriter.byteLimit { writeWholeLines() }
  }

  /// Writes a line: the text and a newline.
  public func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Writes bytes as they are, such as the lines of a log.
  public func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    let start = buffer.count
    buffer.append(contentsOf: bytes)
    noteLines(from: start)
    if buffer.count >= OutputWriter.byteLimit { writeWholeLines() }
  }

  /// Writes everything buffered. Called before a question is asked and when the program ends.
  public func flush() {
    send(buffer[...])
    buffer.removeAll(keepingCapacity: true)
    wholeCount = 0
  }

  /// Writes everything buffered, and waits until the person has read it.
  func finish(_ pages: PagedOutput?) {
    flush()
    do throws(OutputFailure) {
      try pages?.finish()
    } catch {
      failure = failure ?? error
    }
  }

  /// Searches only the new bytes: a document on one line may be as long as a log.
  private func noteLines(from start: Int) {
    if let newline = buffer[start...].lastIndex(of: UInt8(ascii: "\n")) { wholeCount = newline + 1 }
  }

  /// Writes up to the last newline. A line longer than the buffer stays until it is whole, or so long that
  /// concurrent writers are unlikely.
  private func writeWholeLines() {
    if wholeCount == 0, buffer.count >= OutputWriter.longLineByteCount { wholeCount = buffer.count }
    guard wholeCount > 0 else { return }
    send(buffer[..<wholeCount])
    buffer.removeSubrange(..<wholeCount)
    wholeCount = 0
  }

  private func send(_ bytes: ArraySlice<UInt8>) {
    var left = bytes
    while !left.isEmpty, failure == nil {
      do throws(OutputFailure) {
        let count = try target.write(left)
        left = left.dropFirst(max(0, count))
        // Without progress and without a reason, the loop would run forever.
        if count < 1 { failure = .refused("nothing was written") }
      } catch .interrupted {
        continue
      } catch {
        failure = error
      }
    }
  }
}

/// A destination of bytes: a descriptor of the system, or memory in a test.
public protocol OutputTarget {
  /// Writes the bytes, or the first of them.
  ///
  /// - Returns: The number of bytes written, at least one.
  /// - Throws: ``OutputFailure`` if none was written.
  mutating func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int
}

/// The reason why bytes could not be written.
public enum OutputFailure: Error, Hashable {
  /// A signal came first; the same write may be retried.
  case interrupted
  /// The reader closed the pipe. That is how `head` ends a pipeline, so nothing is reported.
  case brokenPipe
  /// The system refused, with its reason ("No space left on device").
  case refused(String)

  /// The exit code for it.
  public var exitCode: ExitCode {
    switch self {
    case .interrupted, .refused: .inputOutput
    case .brokenPipe: .brokenPipe
    }
  }
}

extension OutputFailure: RemediedError {
  public var problem: String {
    switch self {
    case .interrupted: "the output was interrupted"
    case .brokenPipe: "nobody reads the output any more"
    case .refused(let reason): "the output could not be written: \(reason)"
    }
  }

  public var remedy: String? { nil }

  public var offeredRemedy: (any Remedy)? {
    switch self {
    case .interrupted, .refused: OutputRemedy.seeWhatIsStored
    case .brokenPipe: nil
    }
  }
}

/// The remedy if the answer did not arrive.
enum OutputRemedy: Remedy {
  /// Look in the log for what is stored.
  case seeWhatIsStored
}
