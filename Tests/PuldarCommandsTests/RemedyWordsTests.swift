import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What errors offer, in the words of this program.
@Suite struct RemedyWordsTests {
  private struct Failed: RemediedError {
    let problem = "it failed"
    let remedy: String? = nil
    let offeredRemedy: (any Remedy)?
  }

  static let event = EventID(writer: .known("m3x9"), number: 3)

  struct Case: Sendable {
    var remedy: any Remedy
    var text: String
    /// How many commands it names that work with the ledger.
    var commandCount = 1

    init(_ remedy: any Remedy, _ text: String, _ commandCount: Int = 1) {
      self.remedy = remedy
      self.text = text
      self.commandCount = commandCount
    }
  }

  static let ledgerCases: [Case] = [
    Case(LedgerRemedy.begin, "Start with: puldar add spent 45 at whole foods"),
    Case(LedgerRemedy.findEvent, "List the events with 'puldar log'."),
    Case(
      LedgerRemedy.nameLaterMoment,
      "Name a later moment: 'puldar log' shows when what was recorded."),
    Case(LedgerRemedy.seeWhatHappened, "See what happened with 'puldar log'."),
    Case(LedgerRemedy.findEntry, "List the entries that count with 'puldar list'."),
    Case(LedgerRemedy.findCategory, "List the categories with 'puldar category list'."),
    Case(LedgerRemedy.undoEvent(event), "Take it back with 'puldar undo 3'."),
    Case(
      LedgerRemedy.undoFirst(event), "Put it back first, with 'puldar undo 3'."),
    Case(LedgerRemedy.redoEvent(event), "Put it back with 'puldar redo 3'."),
    Case(LedgerRemedy.redoFirst(event), "Put it back first, with 'puldar redo 3'."),
    Case(LedgerRemedy.nameEventToUndo, "Name the event: 'puldar undo NUMBER'."),
    Case(
      LedgerRemedy.undoOrEnd(event, .known("pets")),
      "Undo 3 first, or end the category with 'puldar category end pets'."),
    Case(
      LedgerRemedy.addCredit,
      "Write it above zero; for money that comes back: puldar add refund 20 from zara"),
    Case(LedgerRemedy.addIncome, "Money that was earned is added with 'puldar income'."),
    Case(
      LedgerRemedy.chooseOrAdd(.known("pets"), known: [.dining, .other]),
      "Choose one of dining, other; or add it with 'puldar category add pets --bucket fun'."),
    Case(
      LedgerRemedy.chooseOrAdd(.known("dinning"), known: [.dining, .other]),
      "Did you mean 'dining'? See them all with 'puldar category list', or add it with "
        + "'puldar category add dinning --bucket fun'.", 2),
    Case(
      LedgerRemedy.unlock,
      "It is locked because this ledger was begun with 'init --metered'. Unlock it with 'puldar pro unlock --transaction ID'; see "
        + "'puldar help pro'. The log is plain text and always your own."),
    Case(LedgerRemedy.seePurchase, "See what it holds with 'puldar pro status'."),
    Case(LedgerRemedy.seeUnlocked, "See what is unlocked with 'puldar pro status'."),
    Case(
      LedgerRemedy.findWrongAmount,
      "Undo or correct the entry with the wrong amount: see 'puldar list --sort amount --all'."),
  ]

  static let otherCases: [Case] = [
    Case(LogRemedy(.begin), "Start with: puldar add spent 45 at whole foods"),
    Case(LogRemedy(.checkFile), "Check the file and its permissions: see 'puldar check machine'."),
    Case(
      LogRemedy(.moveAway, path: "a'b"),
      #"Move it away with mv -n 'a'\''b' 'a'\''b.moved'; then 'puldar repair' says what is missing."#
    ),
    Case(
      LogRemedy(.mend),
      "What stands before it still counts. See how it can be repaired: puldar repair."),
    Case(
      LogRemedy(.cutEnd),
      "Look at it with 'puldar repair', and cut it off with 'puldar repair --yes'.", 2),
    Case(
      LogRemedy(.takeIn, path: "~b"),
      "Take in what it holds, and have it moved to quarantine: puldar merge '~b'"),
    Case(
      LogRemedy(.restore),
      "Bring the events back with 'puldar repair --from COPY', or go on without them with 'puldar "
        + "repair --accept-older'.", 2),
    Case(
      LogRemedy(.putBack),
      "Put back what stood there; or, if this one is to take its place, go on with it by 'puldar "
        + "repair --accept-older'."),
    Case(
      LogRemedy(.makeFolder, path: "a b", source: "c"),
      "Make a folder of both: puldar -f FOLDER merge 'a b' 'c'", 0),
    Case(
      LogRemedy(.mendFrom, source: "c"),
      "Repair it with what the other log proves: puldar repair --from 'c'"),
    Case(
      LogRemedy(.join),
      "Say that both are one from now on: --join", 0),
    Case(
      LogRemedy(.keepBoth),
      "Nothing was taken in. Keep both files; see 'puldar help damage' for what to do.", 0),
    Case(LogRemedy(.takeInFirst), "Bring that device's log here first, with 'puldar merge'."),
    Case(
      LogRemedy(.mendFirst),
      "See what it is with 'puldar check log', and repair it first: 'puldar repair'.", 2),
    Case(ParsingRemedy.nameModel, "Name one with 'puldar config model use FILE'.", 0),
    Case(ParsingRemedy.nameOtherModel, "Name another file with 'puldar config model use FILE'.", 0),
    Case(
      ParsingRemedy.waitOrUnlock,
      "They are free again next week; 'puldar pro unlock --transaction ID' ends the limit."),
    Case(LogRemedy(.nameLedger), "Name a ledger's folder, or one log that ends in .jsonl.", 0),
    Case(LogRemedy(.removeCause), "Remove the cause and repeat the command.", 0),
    Case(
      LogRemedy(.repeatUnderKey), "Repeat the command with the same --key: it is stored once.", 0),
    Case(
      LogRemedy(.beOwner),
      "Check who owns the file and its folder, and what they may do with it; run the command as their owner, without sudo.",
      0),
    Case(LogRemedy(.waitForOther), "Wait for it to end, and repeat the command.", 0),
    Case(LogRemedy(.adopt), "Go on with it as this machine's own by naming --adopt once.", 0),
    Case(
      LedgerRemedy.correctTaxToo, "Write a smaller tax, or correct both: --amount and --tax.", 0),
    Case(
      LedgerRemedy.leavePuttingAwayOut,
      "Leave '-c' and '--no-budget' out: they are for what is put away.", 0),
    Case(
      LedgerRemedy.leaveSavingOut, "Leave '--save' out, or name another day or account.", 0),
    Case(ParsingRemedy.leaveToRules, "Leave the sentence to the rules with '--no-model'.", 0),
    Case(ParsingRemedy.examine, "See what is wrong with 'puldar check machine'."),
    Case(
      OutputRemedy.seeWhatIsStored,
      "What the command stored is stored; see it with 'puldar log'."),
  ]

  @Test func `what is offered is worded, with commands that there are`() async throws {
    for example in Self.ledgerCases + Self.otherCases {
      let failed = Failed(offeredRemedy: example.remedy)
      let advice = try #require(failed.advice(naming: { String($0.number) }))
      #expect(advice.text(with: "") == example.text)
      let named = advice.text(with: "-f LEDGER ").components(behind: "puldar -f LEDGER ")
      #expect(named.count == example.commandCount, "\(example.text)")
      for rest in named {
        let name = rest.prefix { $0.isLetter }
        let isThere = PuldarProgram.table.answer(to: ["help", String(name)], width: 80)
        guard case .show(_) = isThere else {
          Issue.record("there is no command '\(name)'")
          continue
        }
      }
    }
  }

  @Test func `every remedy of the logs is worded`() {
    for way in LogRemedy.Way.allCases {
      let failed = Failed(offeredRemedy: LogRemedy(way, path: "a", source: "b"))
      #expect(failed.advice.map { $0.text(with: "") } != "Update puldar.", "\(way)")
    }
  }

  @Test func `a damaged line stands below what is wrong here, and in the library in a member`() {
    let damage = LogDamage(
      log: "a.jsonl", line: 3, offset: 7, reason: "it is cut", excerpt: #"{"n":2"#)
    let line = "the log is damaged in line 3 of 'a.jsonl' (byte 7): it is cut"
    for error in [damage, LogError.damaged(damage), LedgerError.log(.damaged(damage))]
      as [any ExplainedError]
    {
      #expect(error.problem == line)
      #expect(error.told() == line + "\n3 | " + damage.excerpt)
    }
    #expect(Refusal.locked(.auto).problem == "auto is part of Pro, which is locked")
    #expect(Refusal.locked(.auto).told() == "--auto is part of Pro, which is locked")
  }

  @Test func `events are named in full where nobody names them otherwise`() {
    let failed = Failed(offeredRemedy: LedgerRemedy.undoEvent(Self.event))
    #expect(failed.advice?.text(with: "") == "Take it back with 'puldar undo m3x9:3'.")
  }
}

extension String {
  /// What follows each occurrence of a text.
  fileprivate func components(behind text: String) -> [Substring] {
    Array(split(separator: text, omittingEmptySubsequences: false).dropFirst())
  }
}
