/// Standard output for a person: output longer than the terminal goes to a pager.
///
/// Nothing is shown until it is known whether it fits.
final class PagedOutput: OutputTarget {
  private enum State {
    /// Output is written immediately.
    case open
    /// It is not known yet whether the output fits.
    case collecting
    case paged(any RunningPager)
  }

  private var state = State.open
  private var terminal: any OutputTarget
  /// The number of lines that fit, including the one for the next command.
  private let rows: Int
  private let command: String
  private let programs: any Programs
  private var held: [UInt8] = []
  private var heldLineCount = 0

  /// Fails if nobody reads a page, or no pager is wanted.
  init?(_ programs: (any Programs)?, _ state: TerminalState, to terminal: some OutputTarget) {
    guard let programs, let rows = state.outputRows, let command = state.pagerCommand else {
      return nil
    }
    self.programs = programs
    self.rows = rows
    self.command = command
    self.terminal = terminal
  }

  /// Whether a pager was started: leaving it early is no failure.
  var isPaged: Bool {
    if case .paged = state { true } else { false }
  }

  /// Shows long output in a pager from now on.
  func begin() {
    if case .open = state { state = .collecting }
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
    switch state {
    case .open: return try terminal.write(bytes)
    case .paged(let pager): return try pager.write(bytes)
    case .collecting:
      held += bytes
      heldLineCount += bytes.count { $0 == UInt8(ascii: "\n") }
      if heldLineCount >= rows {
        state = programs.page(command).map { .paged($0) } ?? .open
        try sendHeld()
      }
      return bytes.count
    }
  }

  /// Shows the held output, and waits until the person has left the pager.
  func finish() throws(OutputFailure) {
    if case .collecting = state { state = .open }
    try sendHeld()
    if case .paged(let pager) = state { pager.finish() }
  }

  private func sendHeld() throws(OutputFailure) {
    var left = held[...]
    held = []
    while !left.isEmpty {
      do throws(OutputFailure) {
        left = left.dropFirst(try write(left))
      } catch .interrupted {
        continue
      }
    }
  }
}
