import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

extension ExplainedError {
  /// What to do about it, in this program's words; `nil` if nothing can be done.
  var advice: Advice? { advice(naming: \.text) }

  /// Returns what to do about it, with events named as the caller names them.
  func advice(naming name: (EventID) -> String) -> Advice? {
    if let failure = self as? CommandFailure { return failure.advice }
    switch (self as? any RemediedError)?.offeredRemedy {
    case let remedy as LedgerRemedy: return remedy.advice(naming: name)
    case let remedy as LogRemedy: return remedy.advice
    case let remedy as ParsingRemedy: return remedy.advice
    case let remedy as OutputRemedy: return remedy.advice
    default:
      return typedAdvice
        ?? ((self as? any EventNamingError)?.remedy(naming: name) ?? remedy).map { Advice($0) }
    }
  }

  /// What to type instead, if the library can only say what is meant.
  private var typedAdvice: Advice? {
    switch code {
    case "Refusal.momentInFuture": "Write 'now', or leave it out."
    case "Refusal.nothingToAdd": "Write an amount and what it was for."
    case "Refusal.sharesDoNotAddUp": "Write shares that add up to 100, as 50/30/20."
    case "ProposalFailure.timedOut":
      "Give it more time with 'puldar config set model.seconds 20', or use a smaller model."
    case "BackupRefusal.taken": "Name a file that is not there yet."
    default: nil
    }
  }
}

extension LedgerRemedy {
  /// Returns the nearest known account, or how to add this one: one named like a kind is of that kind.
  private func addAccount(_ account: String, _ known: [String]) -> Advice {
    let kind = AccountKind(rawValue: account) ?? .card
    let choice =
      Suggestion.closest(to: account, in: known).map { "Did you mean '\($0)'? Or" }
      ?? "Choose one of \(known.joined(separator: ", ")); or"
    return
      "\(choice) add it with '\(command: "account add \(account.shellQuoted) --kind \(kind.rawValue)")'."
  }

  fileprivate func advice(naming name: (EventID) -> String) -> Advice {
    switch self {
    case .begin: "Start with: \(command: "add spent 45 at whole foods")"
    case .findEvent: "List the events with '\(command: "log")'."
    case .nameLaterMoment:
      "Name a later moment: '\(command: "log")' shows when what was recorded."
    case .seeWhatHappened: "See what happened with '\(command: "log")'."
    case .findEntry: "List the entries that count with '\(command: "list")'."
    case .findCategory: "List the categories with '\(command: "category list")'."
    case .findBucket: "List the buckets with '\(command: "budget bucket list")'."
    case .nameHeir(let bucket, let others): LedgerRemedy.nameHeir(bucket, others)
    case .undoEvent(let id): "Take it back with '\(command: "undo \(name(id))")'."
    case .undoFirst(let id): "Put it back first, with '\(command: "undo \(name(id))")'."
    case .redoEvent(let id): "Put it back with '\(command: "redo \(name(id))")'."
    case .redoFirst(let id): "Put it back first, with '\(command: "redo \(name(id))")'."
    case .nameEventToUndo: "Name the event: '\(command: "undo NUMBER")'."
    case .undoOrEnd(let id, let category):
      "Undo \(name(id)) first, or end the category with '\(command: "category end \(category)")'."
    case .undoOrEndBucket(let id, let bucket):
      "Undo \(name(id)) first, or end the bucket with '\(command: "budget bucket end \(bucket)")'."
    case .chooseOrAddAccount(let account, let known):
      addAccount(account.text, known.map(\.text))
    case .findAccount: "List them with '\(command: "account")'."
    case .openAccount(let account):
      "Say what it holds with '\(command: "account open \(account.text) AMOUNT")'."
    case .emptyAccount(let account, let left):
      left.minorUnits > 0
        ? "Move it first: '\(command: "move \(AmountText.text(left)) \(account.text) bank")'."
        : "Settle it first: '\(command: "move \(AmountText.text(left.negated)) bank \(account.text)")'."
    case .letAccountOwe:
      "Take less, or let the account owe: without --no-overdraft, and with "
        + "'\(command: "config set overdraft flag")'."
    case .correctAccount(let account, let difference):
      "Find what is missing, or correct it with '"
        + "\(command: "account correct \(account.text) \(AmountText.signed(difference)) --why \"…\"")'."
    case .findRule: "List them with '\(command: "rule list")'."
    case .undoOrStopBill, .findBill, .seeBill, .unpayBill, .undoPart, .nameDueDay, .nameBillAmount:
      adviceOnBills(naming: name)
    case .undoOrEndEnvelope, .findGoal, .endOtherGoal, .fillGoal, .payFromGoal, .moveMoney:
      adviceOnEnvelopes(naming: name)
    case .addCredit:
      "Write it above zero; for money that comes back: \(command: "add refund 20 from zara")"
    case .addIncome: "Money that was earned is added with '\(command: "income")'."
    case .chooseOrAdd(let category, let known):
      Suggestion.closest(to: category.text, in: known.map(\.text)).map { nearest in
        "Did you mean '\(nearest)'? See them all with '\(command: "category list")', or add it with "
          + "'\(command: "category add \(category.text) --bucket fun")'."
      } ?? "Choose one of \(known.map(\.text).joined(separator: ", ")); or add it with "
        + "'\(command: "category add \(category.text) --bucket fun")'."
    case .correctTaxToo: "Write a smaller tax, or correct both: --amount and --tax."
    case .leavePuttingAwayOut:
      "Leave '-c' and '--no-budget' out: they are for what is put away."
    case .leaveSavingOut: "Leave '--save' out, or name another day or account."
    case .unlock:
      "It is locked because this ledger was begun with 'init --metered'. Unlock it with '\(command: "pro unlock --transaction ID")'; see "
        + "'puldar help pro'. The log is plain text and always your own."
    case .seePurchase: "See what it holds with '\(command: "pro status")'."
    case .seeUnlocked: "See what is unlocked with '\(command: "pro status")'."
    case .findWrongAmount:
      "Undo or correct the entry with the wrong amount: see "
        + "'\(command: "list --sort amount --all")'."
    @unknown default: "Update puldar."
    }
  }
}

extension LedgerRemedy {
  /// Returns what to do about a bill.
  private func adviceOnBills(naming name: (EventID) -> String) -> Advice {
    switch self {
    case .undoOrStopBill(let id, let bill):
      "Undo \(name(id)) first, or stop it with '\(command: "bill stop \(name(bill))")'."
    case .findBill: "List them with '\(command: "bill list --all")'."
    case .seeBill(let id): "See what is known of it with '\(command: "bill show \(name(id))")'."
    case .unpayBill(let id, let due):
      "Take that back with '\(command: "undo --payment \(name(id)) --due \(due)")'."
    case .undoPart(let id, let bill, let due):
      "Take that payment back with '\(command: "undo \(name(id))")', or all of them with "
        + "'\(command: "undo --payment \(name(bill)) --due \(due)")'."
    case .nameDueDay(let id, let day):
      "To pay that one too: '\(command: "pay \(name(id)) --due \(day)")'."
    case .nameBillAmount(let id):
      "Say what it came to, as in '\(command: "pay \(name(id)) 45.10")'."
    default: ""
    }
  }

  /// Returns what to do about a goal.
  private func adviceOnEnvelopes(naming name: (EventID) -> String) -> Advice {
    switch self {
    case .undoOrEndEnvelope(let id): "Undo \(name(id)) first, or end what it belongs to."
    case .findGoal: "List them with '\(command: "goal list --all")'."
    case .fillGoal(let id): "Put something into it: '\(command: "goal fund \(name(id)) 50")'."
    case .payFromGoal(let account?, let paying, let amount):
      "Pay from there with '@\(account)', or move it first, and leave the goal out: "
        + "'\(command: LedgerRemedy.move(amount, account, paying))'."
    case .payFromGoal(nil, let paying, let amount):
      "Pay from an account at hand, as @bank, or leave the goal out; what is moved there: "
        + "'\(command: LedgerRemedy.move(amount, paying, .bank))'."
    case .moveMoney(let amount, let source, let destination):
      "Move it: '\(command: LedgerRemedy.move(amount, source, destination))'."
    case .endOtherGoal(let id):
      "Choose another name, or end that one first: '\(command: "goal end \(name(id))")'."
    default: ""
    }
  }

  private static func move(
    _ amount: Money, _ source: AccountName, _ destination: AccountName
  ) -> String {
    "move \(AmountText.text(amount)) \(source.text.shellQuoted) \(destination.text.shellQuoted)"
  }

  /// Returns how to end a bucket that is not empty.
  private static func nameHeir(_ bucket: BucketName, _ others: [BucketName]) -> Advice {
    let heir = others.first.map(\.text.shellQuoted) ?? "BUCKET"
    let call = "budget bucket end \(bucket.text.shellQuoted) --move-to \(heir)"
    let rest = others.dropFirst().map(\.text).joined(separator: ", ")
    return "Say which bucket gets it: '\(command: call)'"
      + (rest.isEmpty ? "." : "; or \(rest) in its place.")
  }
}

extension LogRemedy {
  fileprivate var advice: Advice {
    let log = (path ?? "").shellWord
    let source = (source ?? "").shellWord
    return switch code {
    case "begin": "Start with: \(command: "add spent 45 at whole foods")"
    case "nameLedger": "Name a ledger's folder, or one log that ends in .jsonl."
    case "removeCause": "Remove the cause and repeat the command."
    case "repeatUnderKey": "Repeat the command with the same --key: it is stored once."
    case "beOwner":
      "Check who owns the file and its folder, and what they may do with it; run the command as their owner, without sudo."
    case "waitForOther": "Wait for it to end, and repeat the command."
    case "adopt": "Go on with it as this machine's own by naming --adopt once."
    case "beginAnew":
      "Bring it back: mount its disk, or copy a backup to its place. Or begin a new one with "
        + "'\(command: "init")'."
    case "checkFile": "Check the file and its permissions: see '\(command: "check machine")'."
    case "moveAway":
      "Move it away with mv -n \(log) \(((path ?? "") + ".moved").shellWord); then "
        + "'\(command: "repair")' says what is missing."
    case "mend":
      "What stands before it still counts. See how it can be repaired: \(command: "repair")."
    case "cutEnd":
      "Look at it with '\(command: "repair")', and cut it off with '\(command: "repair --yes")'."
    case "takeIn":
      "Take in what it holds, and have it moved to quarantine: "
        + "\(command: "merge \(log)")"
    case "restore":
      "Bring the events back with '\(command: "repair --from COPY")', or go on without them with "
        + "'\(command: "repair --accept-older")'."
    case "putBack":
      "Put back what stood there; or, if this one is to take its place, go on with it by "
        + "'\(command: "repair --accept-older")'."
    case "makeFolder":
      "Make a folder of both: puldar -f FOLDER merge \(log) \(source)"
    case "makeFolderOf":
      "Make a folder of it: puldar -f FOLDER merge \(log)"
    case "mendFrom":
      "Repair it with what the other log proves: \(command: "repair --from \(source)")"
    case "join":
      "Say that both are one from now on: --join"
    case "keepBoth":
      "Nothing was taken in. Keep both files; see 'puldar help damage' for what to do."
    case "takeInFirst": "Bring that device's log here first, with '\(command: "merge")'."
    case "mendFirst":
      "See what it is with '\(command: "check log")', and repair it first: '\(command: "repair")'."
    default: "Update puldar."
    }
  }
}

extension ParsingRemedy {
  fileprivate var advice: Advice {
    switch self {
    case .nameModel: "Name one with 'puldar config model use FILE'."
    case .nameOtherModel: "Name another file with 'puldar config model use FILE'."
    case .waitOrUnlock:
      "They are free again next week; '\(command: "pro unlock --transaction ID")' ends the limit."
    case .leaveToRules: "Leave the sentence to the rules with '--no-model'."
    case .sayDaysOrMonthly:
      "Say its days, as in \"income 1900 on the 1st and 15th\", or what every month brings, with --monthly; or leave the period out."
    case .editLast:
      "Correct the last entry with '\(command: "edit last --amount AMOUNT")'; or say what was bought, as in: lunch 45."
    case .examine: "See what is wrong with '\(command: "check machine")'."
    @unknown default: "Update puldar."
    }
  }
}

extension OutputRemedy {
  var advice: Advice {
    switch self {
    case .seeWhatIsStored:
      "What the command stored is stored; see it with '\(command: "log")'."
    }
  }
}
