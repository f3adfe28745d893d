import LedgerModel
import LedgerStore

/// Prints what of a ledger proves itself, and says on standard error where nothing does.
struct SalvageAnswer {
  private let session: Session

  /// More places are counted and not told one by one.
  private static let toldLimit = 100

  init(_ session: Session) {
    self.session = session
  }

  func show() throws {
    let store = session.location.store(isAdopting: false, machine: session.surroundings.machine)
    var lineCount = 0
    var gaps: [LogGap] = []
    var gapCount = 0
    try store.salvage { finding in
      switch finding {
      case .line(let line):
        lineCount += 1
        session.output.write(bytes: line.bytes)
        session.output.write("\n")
      case .gap(let gap):
        gapCount += 1
        if gapCount <= SalvageAnswer.toldLimit { gaps.append(gap) }
      case .unreadable(let error):
        session.show(error)
        session.end(with: ExitCode(of: error))
      }
      return session.output.failure == nil
    }
    // The lines stand before what is said of them.
    session.output.flush()
    if session.options.format.isJSON {
      showJSON(lineCount, gaps, gapCount)
    } else {
      showText(lineCount, gaps, gapCount)
    }
    if gapCount > 0 { session.end(with: .refusedData) }
  }

  private func showText(_ lineCount: Int, _ gaps: [LogGap], _ gapCount: Int) {
    for gap in gaps { session.errors.writeLine(VisibleText(gap.text).description + ".") }
    if gapCount > gaps.count {
      session.errors.writeLine("… and \((gapCount - gaps.count).of("more such place")).")
    }
    guard !session.options.isQuiet else { return }
    let lines = lineCount == 1 ? "1 line proves itself" : "\(lineCount) lines prove themselves"
    let places = gapCount == 1 ? "1 place does" : "\(gapCount) places do"
    session.errors.writeLine("\(lines), " + (gapCount == 0 ? "and that is all." : "\(places) not."))
  }

  private func showJSON(_ lineCount: Int, _ gaps: [LogGap], _ gapCount: Int) {
    let documents: [JSONValue] = gaps.map { gap in
      [
        "log": .text(gap.log), "from": .integer(Int64(gap.bytes.lowerBound)),
        "to": .integer(Int64(gap.bytes.upperBound)),
        "firstEvent": .integer(Int64(gap.firstNumber)),
        "nextEvent": gap.nextNumber.map { .integer(Int64($0)) } ?? nil,
      ]
    }
    session.errors.writeLine(
      JSONWriter.text(of: [
        "schema": 1, "lines": .integer(Int64(lineCount)), "gapCount": .integer(Int64(gapCount)),
        "gaps": .list(documents),
      ]))
  }
}
