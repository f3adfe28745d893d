import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

/// One event of every kind, with every member and with as few as may be.
enum SampleEvents {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: LedgerEvent
    /// The members as the log spells them.
    var text: String

    init(_ description: String, _ event: LedgerEvent, _ text: String) {
      testDescription = description
      self.event = event
      self.text = text
    }
  }

  static let texts = EntryTexts(
    merchant: "Café \"Zoë\"", note: "line\nand\ttab", said: "спасибо \u{202E}", by: "rules/1")
  static let values =
    #""amount":"45.00","currency":"USD","category":"groceries","date":"2026-11-20","account":"bank""#
  static let wasText =
    #""was":{"type":"expense",\#(values),"merchant":"Sushi"}"#
  static let was = EntryContent(
    values: EntryValues(
      type: .expense, amount: 45_00, category: .groceries, date: "2026-11-20", account: .bank),
    texts: EntryTexts(merchant: "Sushi"))

  static let wasTaxedText =
    #""was":{"type":"expense",\#(values),"merchant":"Sushi","tax":"3.20","review":false}"#
  static let wasTaxed = EntryContent(
    values: was.values,
    texts: EntryTexts(merchant: "Sushi", EntryDetails(tax: 3_20, isUnreviewed: true)))

  static let wasTaggedText =
    #""was":{"type":"expense",\#(values),"merchant":"Sushi","tags":["trip"]}"#
  static let wasTagged = EntryContent(
    values: was.values, texts: EntryTexts(merchant: "Sushi", tags: ["trip"]))

  /// A change of the tags alone.
  static func tagging(_ tags: [String]) -> EntryAmendment {
    var now = EntryAmendment()
    now.tags = tags
    return now
  }

  static let all: [Sample] =
    entries + changes + reversals + settings + bills + accounts + envelopes + receipts
    + others

  static let entries: [Sample] = [
    Sample(
      "an expense",
      .entry(
        .expense(
          amount: 45_00, category: .groceries, date: "2026-11-20", texts: EntryTexts(by: "flags"))),
      #"{\#(values),"by":"flags"}"#),
    Sample(
      "an expense with all texts, escaped",
      .entry(
        .expense(
          amount: Money(minorUnits: 1250, currency: .jpy), category: "a very long category name",
          date: "2026-11-20", account: .cash, texts: texts)),
      #"{"amount":"1250","currency":"JPY","category":"a very long category name","#
        + #""date":"2026-11-20","account":"cash","merchant":"Café \"Zoë\"","#
        + #""note":"line\nand\ttab","said":"спасибо \u202e","by":"rules/1"}"#),
    Sample(
      "an expense with a tax that nobody has looked at",
      .entry(
        .expense(
          amount: 45_00, category: .groceries, date: "2026-11-20",
          texts: EntryTexts(
            merchant: "Edeka", by: "receipt/1", EntryDetails(tax: 3_20, isUnreviewed: true)))),
      #"{\#(values),"merchant":"Edeka","by":"receipt/1","tax":"3.20","review":false}"#),
    Sample(
      "an expense with tags",
      .entry(
        .expense(
          amount: 45_00, category: .groceries, date: "2026-11-20",
          texts: EntryTexts(by: "rules/2", tags: ["trip", "work-2", "büro"]))),
      #"{\#(values),"by":"rules/2","tags":["büro","trip","work-2"]}"#),
    Sample(
      "a credit for a purchase",
      .entry(
        .credit(
          amount: 45_00, category: .groceries, date: "2026-11-20",
          texts: EntryTexts(by: "flags", link: .purchase(6)))),
      #"{\#(values),"by":"flags","purchase":"k7q2:6"}"#),
    Sample(
      "an income",
      .entry(
        .income(
          amount: 1, date: "2026-11-20", texts: EntryTexts(merchant: "ACME", by: "flags"))),
      #"{"amount":"0.01","currency":"USD","date":"2026-11-20","account":"bank","#
        + #""merchant":"ACME","by":"flags"}"#),
  ]

  static let changes: [Sample] = [
    Sample(
      "a correction of the amount",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 6, version: 7, was: was, now: EntryAmendment(amount: 130_00), reason: "a zero"))),
      #"{"of":"k7q2:6","on":"k7q2:7",\#(wasText),"#
        + #""now":{"amount":"130.00","currency":"USD","by":"flags"},"why":"a zero"}"#),
    Sample(
      "a correction of everything",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 6, version: 6, was: was,
            now: EntryAmendment(
              type: .credit, amount: 130_00, category: .dining, date: "2026-11-21", account: .cash,
              by: "rules/1", removesMerchant: true, removesNote: true)))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasText),"now":{"type":"credit","amount":"130.00","#
        + #""currency":"USD","category":"dining","date":"2026-11-21","account":"cash","#
        + #""by":"rules/1"},"gone":["merchant","note"]}"#),
    Sample(
      "a correction of texts",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 6, version: 6, was: was, now: EntryAmendment(merchant: "A", note: "B")))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasText),"#
        + #""now":{"merchant":"A","note":"B","by":"flags"}}"#),
    Sample(
      "a correction of the tax",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 6, version: 6, was: wasTaxed, now: EntryAmendment(tax: 3_30)))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasTaxedText),"now":{"tax":"3.30","by":"flags"}}"#),
    Sample(
      "a tax taken away",
      .amendment(
        .entryCorrected(
          EntryCorrected(
            entry: 6, version: 6, was: wasTaxed, now: EntryAmendment(removesTax: true)))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasTaxedText),"now":{"by":"flags"},"gone":["tax"]}"#),
    Sample(
      "a correction of the tags",
      .amendment(
        .entryCorrected(
          EntryCorrected(entry: 6, version: 6, was: wasTagged, now: tagging(["trip", "work"])))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasTaggedText),"now":{"tags":["trip","work"],"by":"flags"}}"#
    ),
    Sample(
      "tags taken away",
      .amendment(
        .entryCorrected(EntryCorrected(entry: 6, version: 6, was: wasTagged, now: tagging([])))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasTaggedText),"now":{"by":"flags"},"gone":["tags"]}"#),
    Sample(
      "an entry that becomes a part of a payment",
      .amendment(
        .entryCorrected(
          EntryCorrected(entry: 6, version: 6, was: wasTaxed, now: .payment(6)))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasTaxedText),"now":{"payment":"k7q2:6","by":"flags"}}"#),
    Sample(
      "a payment that is one again",
      .amendment(
        .entryCorrected(
          EntryCorrected(entry: 6, version: 6, was: wasTaxed, now: .payment(nil)))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasTaxedText),"now":{"by":"flags"},"gone":["payment"]}"#),
    Sample(
      "a look at an entry",
      .amendment(
        .entryReviewed(EntryReviewed(entry: 6, version: 7, was: wasTaxed, reason: "seen"))),
      #"{"of":"k7q2:6","on":"k7q2:7",\#(wasTaxedText),"why":"seen"}"#),
    Sample(
      "a void",
      .amendment(.entryVoided(EntryVoided(entry: 6, version: 6, was: was, reason: "twice"))),
      #"{"of":"k7q2:6","on":"k7q2:6",\#(wasText),"why":"twice"}"#),
    Sample(
      "a void of an income",
      .amendment(
        .entryVoided(
          EntryVoided(
            entry: 6, version: 6,
            was: EntryContent(
              values: EntryValues(
                type: .income, amount: 5, category: .income, date: "2026-11-20", account: .bank),
              texts: EntryTexts())))),
      #"{"of":"k7q2:6","on":"k7q2:6","was":{"type":"income","amount":"0.05","currency":"USD","#
        + #""date":"2026-11-20","account":"bank"}}"#),
  ]

  static let reversals: [Sample] = [
    Sample(
      "an undo of an expense",
      .reversal(
        .eventReverted(
          EventReverted(
            Reversal(
              event: 6, version: 7, eventKey: "K", copy: entries[0].event, reason: "oops")))),
      #"{"event":"k7q2:6","on":"k7q2:7","eventKey":"K","type":"ExpenseAdded","#
        + #""data":\#(entries[0].text),"why":"oops"}"#),
    Sample(
      "a redo of a setting",
      .reversal(.eventRestored(EventRestored(Reversal(event: 6, copy: settings[3].event)))),
      #"{"event":"k7q2:6","type":"AllocationChanged","data":\#(settings[3].text)}"#),
    Sample(
      "an undo of a correction",
      .reversal(
        .eventReverted(
          EventReverted(Reversal(event: 7, version: 7, copy: changes[0].event)))),
      #"{"event":"k7q2:7","on":"k7q2:7","type":"EntryCorrected","data":\#(changes[0].text)}"#),
  ]

  static let settings: [Sample] = [
    Sample(
      "a monthly income",
      .setting(.incomeSet(IncomeSet(from: "2026-01-01", plan: .monthly(4000_00)))),
      #"{"from":"2026-01-01","mode":"base","amount":"4000.00","currency":"USD"}"#),
    Sample(
      "an hourly income after a monthly one",
      .setting(
        .incomeSet(
          IncomeSet(
            from: "2026-01-01", plan: hourly,
            change: SettingChange(on: 2, was: .monthly(0), reason: "new job")))),
      #"{"from":"2026-01-01","mode":"base","amount":"3797.62","currency":"USD","#
        + #""hourly":"23.37","hours":"37.50","on":"k7q2:2","#
        + #""was":{"mode":"base","amount":"0.00","currency":"USD"},"why":"new job"}"#),
    Sample(
      "received income only", .setting(.incomeSet(IncomeSet(from: "2026-01-01", plan: .actual))),
      #"{"from":"2026-01-01","mode":"actual"}"#),
    Sample(
      "an allocation after another",
      .setting(
        .allocationChanged(
          AllocationChanged(
            from: "2026-01-01", shares: [BucketShare](60, 20, 20),
            change: SettingChange(on: 3, was: [BucketShare](50, 30, 20))))),
      #"{"from":"2026-01-01","shares":{"fundamentals":"60.00","fun":"20.00","future":"20.00"},"#
        + #""on":"k7q2:3","was":{"fundamentals":"50.00","fun":"30.00","future":"20.00"}}"#),
    Sample(
      "a rollover", .rollover("fun", .both, from: "2026-01-01"),
      #"{"from":"2026-01-01","bucket":"fun","mode":"both"}"#),
    Sample(
      "a rollover after another",
      .setting(
        .rolloverSet(
          RolloverSet(
            from: "2026-01-01", bucket: .fun, mode: .off,
            change: SettingChange(on: 3, was: .surplus, reason: "no")))),
      #"{"from":"2026-01-01","bucket":"fun","mode":"off","on":"k7q2:3","was":"surplus","#
        + #""why":"no"}"#),
    Sample(
      "a budget of months",
      .setting(.monthBudgetSet(MonthBudgetSet(from: "2026-01-01", .onward, .amount(30000_00)))),
      #"{"from":"2026-01-01","reach":"onward","mode":"amount","amount":"30000.00","currency":"USD"}"#
    ),
    Sample(
      "a limit of weeks",
      .setting(
        .monthBudgetSet(
          MonthBudgetSet(from: "2026-01-01", .twoWeekly, of: .dining, .amount(20_00)))),
      #"{"from":"2026-01-01","reach":"onward","every":"2 weeks","category":"dining","#
        + #""mode":"amount","amount":"20.00","currency":"USD"}"#),
    Sample(
      "a rollover of limits",
      .setting(
        .rolloverSet(RolloverSet(from: "2026-01-01", bucket: .fun, of: .dining, mode: .both))),
      #"{"from":"2026-01-01","bucket":"fun","category":"dining","mode":"both"}"#),
    Sample(
      "a part of a budget that moves",
      .setting(
        .budgetShifted(
          BudgetShifted(50_00, from: .fun, to: .fundamentals, in: "2026-01", reason: "why"))),
      #"{"month":"2026-01","amount":"50.00","currency":"USD","from":"fun","to":"fundamentals","#
        + #""why":"why"}"#),
    Sample(
      "a budget of a category after another",
      .setting(
        .monthBudgetSet(
          MonthBudgetSet(
            from: "2026-01-01", .month, of: .dining, .none,
            change: SettingChange(on: 3, was: .amount(400_00), reason: "no")))),
      #"{"from":"2026-01-01","reach":"month","category":"dining","mode":"none","on":"k7q2:3","was":"#
        + #"{"mode":"amount","amount":"400.00","currency":"USD"},"why":"no"}"#),
    Sample(
      "a day on which weeks begin", .setting(.weekStartSet(WeekStartSet(.sunday))),
      #"{"day":"sun"}"#),
    Sample(
      "another such day",
      .setting(
        .weekStartSet(
          WeekStartSet(
            .saturday, change: SettingChange(on: 3, was: .sunday, reason: "as at work")))),
      #"{"day":"sat","on":"k7q2:3","was":"sun","why":"as at work"}"#),
    Sample(
      "a rule", .setting(.ruleAdded(RuleAdded(words: "blue door", category: .dining))),
      #"{"words":"blue door","category":"dining"}"#),
    Sample(
      "the end of a rule", .setting(.ruleEnded(RuleEnded(rule: 3, reason: "closed"))),
      #"{"of":"k7q2:3","why":"closed"}"#),
    Sample(
      "a look at what met", .setting(.conflictReviewed(.known([4, 3]))),
      #"{"met":["k7q2:3","k7q2:4"]}"#),
    Sample(
      "a look at what three devices did",
      .setting(.conflictReviewed(.known([3, 9, 4], reason: "the shop said so"))),
      #"{"met":["k7q2:3","k7q2:4","k7q2:9"],"why":"the shop said so"}"#),
    Sample(
      "a moved category",
      .setting(
        .categoryMoved(
          CategoryMoved(
            category: .gifts, bucket: .future, from: "2026-02-01",
            change: SettingChange(on: 3, was: .fun)))),
      #"{"category":"gifts","bucket":"future","from":"2026-02-01","on":"k7q2:3","was":"fun"}"#),
    Sample(
      "an income on days of the month, after another",
      .setting(
        .incomeSet(
          IncomeSet(
            from: "2026-01-01", plan: onDays,
            change: SettingChange(on: 2, was: onDays)))),
      #"{"from":"2026-01-01","mode":"base","amount":"1900.00","currency":"USD","#
        + #""days":"every month on 15,31 from 2026-01-15","on":"k7q2:2","#
        + #""was":{"mode":"base","amount":"1900.00","currency":"USD","#
        + #""days":"every month on 15,31 from 2026-01-15"}}"#),
  ]

  static let billTerms: BillTerms = {
    guard let recurrence = Recurrence(text: "every month on 31 from 2026-01-31") else {
      preconditionFailure("no rule")
    }
    var terms = BillTerms(
      "Netflix", recurrence, time: TimeOfDay(hour: 8, minute: 30), amount: 15_99,
      certainty: .about, category: .subscriptions, mode: "card", save: "2026-01", note: "ours")
    terms.tags = ["tv"]
    return terms
  }()
  private static let billText =
    #""name":"Netflix","rule":"every month on 31 from 2026-01-31","time":"08:30","#
    + #""amount":"15.99","currency":"USD","certainty":"about","category":"subscriptions","#
    + #""account":"bank","mode":"card","save":"2026-01","note":"ours","tags":["tv"]"#
  private static let billDay = BillDay(6, due: "2026-01-31", reason: "why not")
  private static let billDayText = #"{"of":"k7q2:6","due":"2026-01-31","why":"why not"}"#

  private static let tenant: BillTerms = {
    guard let recurrence = Recurrence(text: "every month on 1 from 2026-01-01") else {
      preconditionFailure("no rule")
    }
    return BillTerms(
      "Tenant", type: .income, recurrence, amount: 500_00, category: .income, account: .cash,
      isAuto: true)
  }()

  private static let saving: BillTerms = {
    guard let recurrence = Recurrence(text: "every month on 1 from 2026-01-01") else {
      preconditionFailure("no rule")
    }
    return BillTerms(
      "Save", recurrence, amount: 300_00, category: .savings, to: "savings", isAuto: true)
  }()

  static let bills: [Sample] = [
    Sample(
      "a planned move", .schedule(.bill(.added(BillAdded(terms: saving)))),
      #"{"name":"Save","rule":"every month on 1 from 2026-01-01","amount":"300.00","#
        + #""currency":"USD","category":"savings","account":"bank","to":"savings","#
        + #""record":"auto","by":"flags"}"#),
    Sample(
      "money that comes in by itself",
      .schedule(.bill(.added(BillAdded(terms: tenant)))),
      #"{"name":"Tenant","type":"income","rule":"every month on 1 from 2026-01-01","#
        + #""amount":"500.00","currency":"USD","account":"cash","record":"auto","by":"flags"}"#),
    Sample(
      "a bill",
      .schedule(.bill(.added(BillAdded(terms: billTerms, said: "netflix", by: "rules/2")))),
      #"{\#(billText),"said":"netflix","by":"rules/2"}"#),
    Sample(
      "a bill that changes",
      .schedule(
        .bill(
          .changed(
            BillChanged(
              bill: 6, from: "2026-02-01", terms: billTerms,
              change: SettingChange(on: 7, was: billTerms, reason: "dearer"))))),
      #"{"of":"k7q2:6","from":"2026-02-01","now":{\#(billText)},"on":"k7q2:7","#
        + #""was":{\#(billText)},"why":"dearer"}"#),
    Sample(
      "a bill that is paid in part",
      .schedule(
        .bill(
          .paid(
            BillPaid(
              bill: 6, due: "2026-01-31", amount: 5_00, on: "2026-01-30", extent: .part,
              mode: "cash", reason: "short of money")))),
      #"{"of":"k7q2:6","due":"2026-01-31","amount":"5.00","currency":"USD","#
        + #""date":"2026-01-30","extent":"part","mode":"cash","why":"short of money"}"#),
    Sample(
      "a bill that an entry paid",
      .schedule(
        .bill(
          .paid(
            BillPaid(
              bill: 6, due: "2026-01-31", amount: 5_00, on: "2026-01-30", by: 7,
              payee: "Landlord", category: .other, expense: .kept, dailyAccount: .bank)))),
      #"{"of":"k7q2:6","due":"2026-01-31","amount":"5.00","currency":"USD","#
        + #""date":"2026-01-30","entry":"k7q2:7","payee":"Landlord","category":"other","#
        + #""expense":"kept","daily":"bank"}"#),
    Sample(
      "a payment that is taken back", .schedule(.bill(.unpaid(BillUnpaid(billDay, turn: 1)))),
      #"{"of":"k7q2:6","due":"2026-01-31","turn":1,"why":"why not"}"#),
    Sample(
      "a day of a bill that is left out",
      .schedule(.bill(.skipped(BillSkipped(billDay, on: "2026-01-30")))),
      #"{"of":"k7q2:6","due":"2026-01-31","why":"why not","date":"2026-01-30"}"#),
    Sample(
      "a day of a bill that is moved",
      .schedule(.bill(.skipped(BillSkipped(billDay, on: "2026-01-30", movedTo: "2026-02-02")))),
      #"{"of":"k7q2:6","due":"2026-01-31","why":"why not","date":"2026-01-30","to":"2026-02-02"}"#),
    Sample(
      "a bill of which two fields are said",
      .schedule(
        .bill(
          .changed(
            BillChanged(
              bill: 6, from: "2026-02-01", terms: billTerms, fields: [.mode, .amount])))),
      #"{"of":"k7q2:6","from":"2026-02-01","now":{\#(billText)},"said":"amount mode"}"#),
    Sample(
      "a bill that stops",
      .schedule(.bill(.stopped(BillStopped(bill: 6, from: "2026-03-01")))),
      #"{"of":"k7q2:6","from":"2026-03-01"}"#),
  ]

  static let receiptFile: ReceiptFile = {
    guard let hash = ReceiptHash(String(repeating: "0af9", count: 16)) else {
      preconditionFailure("no hash")
    }
    return ReceiptFile(hash: hash, name: "lunch.jpg", type: .jpeg, byteCount: 1_234_567)
  }()
  private static let receiptText =
    #""of":"k7q2:6","hash":"\#(receiptFile.hash.text)","name":"lunch.jpg""#

  static let receipts: [Sample] = [
    Sample(
      "a file that is attached",
      .receipt(
        .attached(ReceiptAttached(receiptFile, to: 6, text: "Sushi 13.00", reason: "for work"))),
      #"{\#(receiptText),"media":"image/jpeg","bytes":1234567,"text":"Sushi 13.00","why":"for work"}"#
    ),
    Sample(
      "a file that is taken away again",
      .receipt(.detached(ReceiptDetached(receiptFile, from: 6, reason: "not mine"))),
      #"{\#(receiptText),"why":"not mine"}"#),
  ]

  private static func held(_ units: Int64) -> AccountBalance {
    AccountBalance(
      .cash, Money(minorUnits: units, currency: .usd), on: "2026-01-31", reason: "counted")
  }

  private static func heldText(_ amount: String) -> String {
    #"{"account":"cash","amount":"\#(amount)","currency":"USD","date":"2026-01-31","why":"counted"}"#
  }

  static let accounts: [Sample] = [
    Sample(
      "an account of one's own",
      .account(
        .added(AccountAdded(account: "餌", kind: .card, countsDaily: false, reason: "new card"))),
      #"{"account":"餌","kind":"card","allowance":"ignored","why":"new card"}"#),
    Sample(
      "an account that ends",
      .account(.ended(AccountEnded(account: .cash, from: "2026-02-01", reason: "closed"))),
      #"{"account":"cash","from":"2026-02-01","why":"closed"}"#),
    Sample(
      "what an account owes", .account(.opened(AccountOpened(held(-120_50)))), heldText("-120.50")),
    Sample(
      "a balance that was corrected", .account(.corrected(BalanceCorrected(held(42)))),
      heldText("0.42")),
    Sample(
      "a bank's file",
      .account(
        .imported(
          ImportMade(
            account: .bank, file: "january.ofx", hash: "5f0c", format: "ofx", number: "5678",
            layout: "f5ca sign=card", count: 2))),
      #"{"account":"bank","file":"january.ofx","sha256":"5f0c","format":"ofx","bankAccount":"5678","layout":"f5ca sign=card","count":2}"#
    ),
    Sample(
      "a line of a file that is known",
      .account(
        .matched(ImportMatched(6, account: .bank, date: "2026-01-31", note: "WHOLE FOODS"))),
      #"{"of":"k7q2:6","account":"bank","date":"2026-01-31","note":"WHOLE FOODS"}"#),
    Sample(
      "a balance that agreed", .account(.asserted(BalanceAsserted(held(0)))), heldText("0.00")),
    Sample(
      "a transfer",
      .account(
        .transferMade(
          TransferMade(
            amount: 200_00, date: "2026-01-05", from: .bank, to: .cash, note: "for the market",
            said: "moved 200 to cash", by: "rules/2"))),
      #"{"amount":"200.00","currency":"USD","date":"2026-01-05","from":"bank","to":"cash","#
        + #""note":"for the market","said":"moved 200 to cash","by":"rules/2"}"#),
    Sample(
      "a transfer with tags", .account(.transferMade(taggedTransfer)),
      #"{"amount":"0.01","currency":"USD","date":"2026-01-05","from":"bank","to":"cash","#
        + #""by":"flags","tags":["trip"]}"#),
    Sample(
      "a transfer of two lines",
      .account(
        .transferMade(
          TransferMade(
            amount: 200_00, date: "2026-01-05", from: .bank, to: .cash, by: "import/csv",
            joining: TransferMade.Joined(6, with: 7)))),
      #"{"amount":"200.00","currency":"USD","date":"2026-01-05","from":"bank","to":"cash","#
        + #""by":"import/csv","joins":"k7q2:6","with":"k7q2:7"}"#),
    Sample(
      "a transfer of few members",
      .account(
        .transferMade(TransferMade(amount: 1, date: "2026-01-05", from: .cash, to: "餌"))),
      #"{"amount":"0.01","currency":"USD","date":"2026-01-05","from":"cash","to":"餌","by":"flags"}"#
    ),
  ]

  private static let taggedTransfer: TransferMade = {
    var made = TransferMade(amount: 1, date: "2026-01-05", from: .bank, to: .cash)
    made.tags = ["trip"]
    return made
  }()

  static let others: [Sample] = [
    Sample(
      "a category",
      .setting(
        .categoryAdded(
          CategoryAdded(
            category: "haustiere", bucket: .fun, displayName: "Haustiere", reason: "a dog"))),
      #"{"category":"haustiere","bucket":"fun","name":"Haustiere","why":"a dog"}"#),
    Sample(
      "an ended category",
      .setting(.categoryEnded(CategoryEnded(category: "餌", from: "2026-02-01"))),
      #"{"category":"餌","from":"2026-02-01"}"#),
    Sample(
      "a category that another one took over from",
      .setting(
        .categoryEnded(CategoryEnded(category: "餌", from: "2026-02-01", heir: .groceries))),
      #"{"category":"餌","from":"2026-02-01","to":"groceries"}"#),
    Sample(
      "a category that is open again",
      .setting(
        .categoryAdded(CategoryAdded(category: "餌", bucket: .fun, from: "2026-02-01"))),
      #"{"category":"餌","bucket":"fun","from":"2026-02-01"}"#),
    Sample(
      "a category with a symbol",
      .setting(
        .categoryAdded(
          CategoryAdded(category: "pets", bucket: .fun, displayName: "Pets", symbol: "\u{1F43E}"))),
      "{\"category\":\"pets\",\"bucket\":\"fun\",\"name\":\"Pets\",\"symbol\":\"\u{1F43E}\"}"),
    Sample(
      "a renamed category",
      .setting(
        .categoryRenamed(
          CategoryRenamed(
            category: "pets", displayName: "Tiere",
            change: SettingChange(on: 3, was: "Pets", reason: "home")))),
      #"{"category":"pets","name":"Tiere","on":"k7q2:3","was":"Pets","why":"home"}"#),
    Sample(
      "a category's symbol",
      .setting(.categorySymbolSet(CategorySymbolSet(category: "pets", symbol: "P"))),
      #"{"category":"pets","symbol":"P"}"#),
    Sample(
      "a category's symbol that is taken away",
      .setting(
        .categorySymbolSet(
          CategorySymbolSet(
            category: "pets", symbol: "", change: SettingChange(on: 3, was: "P")))),
      #"{"category":"pets","on":"k7q2:3","was":"P"}"#),
    Sample(
      "a bucket",
      .setting(
        .bucketAdded(
          BucketAdded(
            bucket: "reisen", displayName: "Reisen", from: "2026-02-01", reason: "Japan"))),
      #"{"bucket":"reisen","name":"Reisen","from":"2026-02-01","why":"Japan"}"#),
    Sample(
      "a bucket alone", .bucket("x", from: "2026-02-01"), #"{"bucket":"x","from":"2026-02-01"}"#),
    Sample(
      "a renamed bucket",
      .setting(
        .bucketRenamed(
          BucketRenamed(
            bucket: .fun, displayName: "Freude", change: SettingChange(on: 3, was: "Spaß")))),
      #"{"bucket":"fun","name":"Freude","on":"k7q2:3","was":"Spaß"}"#),
    Sample(
      "an ended bucket", .ended("fun", from: "2026-02-01", to: "future"),
      #"{"bucket":"fun","from":"2026-02-01","to":"future"}"#),
    Sample(
      "an ended bucket that had nothing",
      .setting(.bucketEnded(BucketEnded(bucket: "x", from: "2026-02-01", reason: "unused"))),
      #"{"bucket":"x","from":"2026-02-01","why":"unused"}"#),
    Sample(
      "a purchase", .purchase(.proUnlocked(ProUnlocked(transaction: "T1", price: 4_99))),
      #"{"product":"puldar_pro_lifetime","transaction":"T1","price":"4.99","currency":"USD"}"#),
    Sample(
      "a purchase without a price",
      .purchase(.proUnlocked(ProUnlocked(product: "other", transaction: "T2"))),
      #"{"product":"other","transaction":"T2"}"#),
    Sample(
      "a revocation", .purchase(.proRevoked(ProRevoked(transaction: "T1", reason: "refund"))),
      #"{"product":"puldar_pro_lifetime","transaction":"T1","why":"refund"}"#),
    Sample(
      "a revocation of all", .purchase(.proRevoked(ProRevoked())),
      #"{"product":"puldar_pro_lifetime"}"#),
    Sample(
      "a repair",
      .log(
        .logRepaired(
          LogRepaired(offset: 4096, byteCount: 17, copy: "k7q2-4096.bytes", reason: "asked for"))),
      #"{"offset":4096,"bytes":17,"copy":"k7q2-4096.bytes","why":"asked for"}"#),
    Sample(
      "a repair that nobody asked for",
      .log(.logRepaired(LogRepaired(offset: 0, byteCount: 1, copy: "x"))),
      #"{"offset":0,"bytes":1,"copy":"x"}"#),
    Sample(
      "a ledger that was joined", .log(.ledgerJoined(LedgerJoined(.sample, reason: "phone"))),
      #"{"ledger":"abcdefghijklmnopqrstuvwxyz","why":"phone"}"#),
    Sample(
      "the first line", .opened(),
      #"{"format":1,"ledger":"abcdefghijklmnopqrstuvwxyz","writer":"k7q2","name":"laptop","#
        + #""currency":"USD","weekStart":"mon","policy":"metered","categories":"puldar","#
        + #""version":"0.1.0"}"#),
    Sample(
      "the first line of a compacted ledger", compacted,
      #"{"format":1,"ledger":"abcdefghijklmnopqrstuvwxyz","writer":"k7q2","name":"laptop","#
        + #""currency":"USD","weekStart":"mon","policy":"metered","categories":"puldar","#
        + #""version":"test","compacted":["abcdefghijklmnopqrstuvwxyz"]}"#),
  ]

  private static let compacted: LedgerEvent = {
    var opened = LogOpened.sample
    opened.compactedFrom = [.sample]
    return .logOpened(opened)
  }()

  private static let onDays: IncomePlan = {
    let rule = try? Recurrence(.months(1, on: [15, 31]), from: "2026-01-01")
    return rule.map { .onDays(1900_00, IncomeDays($0)) } ?? .actual
  }()

  private static let hourly: IncomePlan = {
    guard let hours = WorkHours(hundredths: 3750) else { preconditionFailure("no hours") }
    return .hourly(rate: 23_37, hours: hours)
  }()
}
