import Foundation
import Puldar

/// Keeps the ledgers of an app's people in one process: `swift run fleet-service FOLDER < requests`.
///
/// A request is a line with tabs: `anna<TAB>spent 45 at whole foods` adds, `anna<TAB>?` asks for this month. A third
/// part is a key: whoever got no answer asks again under it, and it is stored once. Each request is answered by a line,
/// what it adds is on the disk by then: those to one ledger in their order, those to different ledgers at once.
@main
struct Program {
  /// How many ledgers are open at most, each with up to four files, of the 256 that a process has: the others take neither
  /// memory nor files, however many people there are.
  static let limit = 50

  // The program's first thread waits for requests, others answer them.
  @MainActor static func main() async {
    let folder = CommandLine.arguments.dropFirst().first ?? "ledgers"
    var open: [(name: String, ledger: Ledger, answer: Task<Void, Never>)] = []
    while let line = readLine() {
      let request = Request(line)
      var ledger = request.ledger(in: folder)
      if let place = open.firstIndex(where: { $0.name == request.name }) {
        let known = open.remove(at: place)
        // Its requests keep their order.
        await known.answer.value
        ledger = known.ledger
      } else if open.count == limit {
        // The one that was asked longest ago is closed.
        await open.removeFirst().answer.value
      }
      let answer = Task.detached { [ledger] in await request.serve(from: ledger) }
      open.append((request.name, ledger, answer))
    }
    for last in open { await last.answer.value }
  }
}

/// Whose ledger is asked for what.
struct Request {
  let name: String
  let text: String
  let key: String?

  init(_ line: String) {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    name = String(parts[0])
    text = parts.count > 1 ? String(parts[1]) : ""
    key = parts.count > 2 ? String(parts[2]) : nil
  }

  /// The person's ledger, of which nothing is read or made yet.
  func ledger(in folder: String) -> Ledger {
    // What the machine remembers of one ledger is not looked for among those of all.
    let machine = MachinePlaces(in: "\(folder)/\(name)/machine")
    return Ledger.open("\(folder)/\(name)/ledger", currency: .eur, machine: machine)
  }

  /// Writes the answer, a line, at once. If it cannot be written, nobody would know what is stored: the program ends.
  func serve(from ledger: Ledger) async {
    let line = "\(name.prefix(64))\t\(await answer(of: ledger))\n"
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    } catch {
      exit(74)
    }
  }

  /// Adds the sentence, or tells the month. What is wrong with a request or a ledger is its answer, and stops nothing.
  private func answer(of ledger: Ledger) async -> String {
    // A name becomes a folder: it leads nowhere else, and no two are one on any file system.
    guard name.wholeMatch(of: /[a-z0-9-]{1,64}/) != nil else {
      return "error\tA name has a to z, digits and hyphens, at most 64."
    }
    do {
      if text == "?" {
        let month = try await ledger.view(MonthlyBuckets()).month(ledger.today.month)
        // What can still be read of a damaged log has figures too.
        guard try await ledger.condition().isComplete else {
          return "error\tThe ledger is damaged or not complete."
        }
        return "month\tspent \(month.spent), left \(month.left)"
      }
      let added = try await ledger.add(text, key: key.map(IdempotencyKey.init(_:))).read.entries
      return "added\t" + added.map { "\($0.amount) \($0.category)" }.joined(separator: ", ")
    } catch {
      return "error\t" + error.localizedDescription.replacing("\n", with: " ")
    }
  }
}
