public import LedgerModel

/// Collects text and writes it in large pieces that end with whole lines.
///
/// A piece ends with a newline wherever there is one, so that processes that write into one file
/// beside each other do not tear each other's lines. `print` neither does that nor notices a full
/// disk.
///
/// Writing does not throw: the first failure is kept, what comes after it is dropped, and whoever ends
/// the program asks for it. A body that writes much looks at ``failure`` now and then, and stops.
public final class OutputWriter {
  /// How many bytes are collected before they are written. 64 KiB is what a pipe of Linux holds.
  static let byteLimit = 65_536
  /// A line of so many bytes is a document, and goes out in pieces.
  static let longLineByteCount = 1 << 20

  /// What stopped the output; `nil` as long as all is well.
  public private(set) var failure: OutputFailure?

  private var target: any OutputTarget
  private var buffer: [UInt8] = []
  /// How many of the bytes are whole lines.
  private var wholeCount = 0

  public init(to target: some OutputTarget) {
    self.target = target
  }

  /// Writes text as it stands. Text from data goes through ``VisibleText`` before.
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

  /// Writes bytes as they stand, such as the lines of a log.
  public func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    let start = buffer.count
    buffer.append(contentsOf: bytes)
    noteLines(from: start)
    if buffer.count >= OutputWriter.byteLimit { writeWholeLines() }
  }

  /// Writes all that was collected. Called before a question is asked and when the program ends.
  public func flush() {
    send(buffer[...])
    buffer.removeAll(keepingCapacity: true)
    wholeCount = 0
  }

  /// Writes all that was collected, and waits until the person has read it.
  func finish(_ pages: PagedOutput?) {
    flush()
    do throws(OutputFailure) {
      try pages?.finish()
    } catch {
      failure = failure ?? error
    }
  }

  /// Only what is new is looked at: a document of one line may be as long as a log.
  private func noteLines(from start: Int) {
    if let newline = buffer[start...].lastIndex(of: UInt8(ascii: "\n")) { wholeCount = newline + 1 }
  }

  /// Writes up to the last newline. A line longer than the buffer stays until it is whole, or is so long that
  /// nobody writes another beside it.
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
        // No progress and no reason would go on for ever.
        if count < 1 { failure = .refused("nothing was written") }
      } catch .interrupted {
        continue
      } catch {
        failure = error
      }
    }
  }
}

/// Where bytes go: a descriptor of the system, or memory in a test.
public protocol OutputTarget {
  /// Writes the bytes, or the first of them.
  ///
  /// - Returns: How many were written, at least one.
  /// - Throws: ``OutputFailure`` when none was.
  mutating func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int
}

/// Why bytes could not be written.
public enum OutputFailure: Error, Hashable {
  /// A signal came first; the same write may be tried again.
  case interrupted
  /// Nobody reads any more. That is how `head` ends a pipeline, so nothing is said about it.
  case brokenPipe
  /// The system refused, for this reason ("No space left on device").
  case refused(String)

  /// How the program ends because of it.
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

/// What helps where the answer did not arrive.
enum OutputRemedy: Remedy {
  /// To see in the log what is stored.
  case seeWhatIsStored
}
