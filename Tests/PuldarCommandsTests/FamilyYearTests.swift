import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// The year 2025 of an invented family, lived with bills, accounts, an allowance and goals.
///
/// What it did is told twice: by what it typed, and behind `=>` by what that means, in a person's words.
/// `Fixtures/family-year.txt` has what the product answers to the first, on the 15th and at the end of
/// each month; `HandLedger` works the same table out from the second, and knows nothing of the product.
@Suite(.heavy) struct FamilyYearTests {
  private static let table = URL(filePath: #filePath)
    .appending(path: "../../../Fixtures/family-year.txt").standardized
  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  @Test func `DR29, DR30, DR38, DR52, BM4, BM6: a family's year is as recorded, and as by hand`()
    async throws
  {
    let conversation = try Conversation()
    var hand = HandLedger()
    var (ours, theirs) = (Figures.head, Figures.head)
    var steps = Step.all(of: Self.diary)[...]
    var numbers: [String: String] = [:]
    for (index, length) in Self.monthLengths.enumerated() {
      for (day, atEnd) in [(15, false), (length, true)] {
        let today = Figures.day(index + 1, day)
        while let step = steps.first, step.day <= today {
          steps.removeFirst()
          let number = try await perform(step, in: conversation, numbers)
          if let name = step.name { numbers[name] = number }
          hand.take(step)
        }
        ours += try await answers(of: conversation, on: today, atEnd: atEnd)
        theirs += hand.figures(on: today, daysLeft: length - day + 1).text(atEnd: atEnd)
      }
    }
    #expect(steps.isEmpty)
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try Data(ours.utf8).write(to: Self.table)
    }
    #expect(try ours == String(contentsOf: Self.table, encoding: .utf8))
    #expect(theirs == ours)
    let verified = try await conversation.answer(to: "puldar verify --replay")
    #expect(verified.code == 0, "\(verified.shown)")
  }

  /// Does what the family typed, and tells the number of the event that came of it.
  private func perform(
    _ step: Step, in conversation: Conversation, _ numbers: [String: String]
  ) async throws -> String {
    var typed = step.typed
    for (name, number) in numbers { typed = typed.replacing("{\(name)}", with: number) }
    if !typed.hasPrefix("printf") { typed = "puldar --today 2025-\(step.day) \(typed)" }
    let answer = try await conversation.answer(to: typed)
    #expect(answer.code == 0, "\(typed): \(answer.shown)")
    return String(answer.shown.first?.prefix { $0 != " " } ?? "")
  }

  /// What the product makes of the year up to the day, as rows of the table.
  private func answers(
    of conversation: Conversation, on today: String, atEnd: Bool
  ) async throws -> String {
    var asked: [String: JSONNode] = [:]
    for command in ["status", "snapshot"] {
      let answer = try await conversation.answer(
        to: "puldar --today 2025-\(today) \(command) --json")
      asked[command] = try JSONNode(answer.shown.joined())
    }
    let status = try #require(asked["status"]?["month"])
    let snapshot = try #require(asked["snapshot"])
    #expect(asked["status"]?["accounts"]?["total"]?.string == snapshot["total"]?.string)
    #expect(snapshot["bucketsTotal"]?.string == snapshot["total"]?.string)
    func cents(_ node: JSONNode?) throws -> Int { Figures.cents(try #require(node?.string)) }
    var figures = Figures(today: today)
    for bucket in status["buckets"]?.items ?? [] {
      let cents = try ["budget", "carried", "used", "left"].map { try cents(bucket[$0]) }
      figures.buckets.append((try #require(bucket["id"]?.string), cents))
    }
    for budget in status["limits"]?.items ?? [] {
      let cents = try ["limit", "used", "left", "over"].map { try cents(budget[$0]) }
      figures.limits.append((try #require(budget["category"]?.string), cents))
    }
    figures.accounts = try HandLedger.accounts.map { try cents(snapshot["accounts"]?[$0]) }
    let parts = try #require(snapshot["buckets"])
    figures.setAside = try ["allowances", "monthly", "goalsTotal", "mainSavings"].map {
      try cents(parts[$0])
    }
    figures.total = try cents(snapshot["total"])
    figures.leftToday = try cents(snapshot["remainingToday"])
    figures.bills = try ["open", "overdue"].map {
      try cents(asked["status"]?["bills"]?[$0]?["amount"])
    }
    return figures.text(atEnd: atEnd)
  }
}

/// What the family typed, day by day, and what it means.
extension FamilyYearTests {
  static let diary = #"""
    01-01 init --open --name laptop =>
    01-01 account open bank 2840.00 => open bank 2840.00
    01-01 account open cash 120.00 => open cash 120.00
    01-01 account add visa --kind card =>
    01-01 account open visa -310.00 => open visa -310.00
    01-01 budget rollover fun surplus =>
    01-01 budget 50/30/20 => share 500 300 200 from 01
    01-01 allowance 35 => allow 35.00
    01-01 budget 400 --category groceries => limit groceries 400.00
    01-01 bill add rent 980 every month on the 31st --category housing
          => bill rent 980.00 01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31
    01-01 bill add electricity --about 90 every 2 months on the 5th --category utilities
          => bill electricity 90.00 01-05 03-05 05-05 07-05 09-05 11-05
    01-01 bill add car insurance 45 every month --category insurance
          => monthly insurance 45.00
    01-01 goal add Canoe --target 900 =>
    01-02 income salary 1800 from millbrook => earn 1800.00 bank
    01-04 add 84.20 greenhall '#groceries' => spend 84.20 bank fundamentals groceries
    01-07 pay electricity 93.40 => quiet 93.40 bank fundamentals utilities; done electricity 01-05
    01-10 move 100 bank cash => move 100.00 bank cash
    01-12 bill add streamly 12.99 every month on the 12th --auto --category subscriptions
          => auto streamly 12.99 01-12 02-12 03-12 04-12 05-12 06-12 07-12 08-12 09-12 10-12 11-12 12-12
    01-12 bill run => quiet 12.99 bank fun subscriptions; done streamly 01-12
    01-15 add 22.50 pizza corner '#dining' @visa => spend 22.50 visa fun dining
    01-20 pay insurance 52.30 => quiet 52.30 bank fundamentals insurance; kept 01
    01-25 income salary 2200 from orchard => earn 2200.00 bank
    01-26 goal fund canoe 150 => goal 150.00
    01-31 pay rent => quiet 980.00 bank fundamentals housing; done rent 01-31
    02-06 add 131.75 greenhall '#groceries' => shop: spend 131.75 bank fundamentals groceries
    02-08 add 64.90 cobble boots '#shopping' @visa => boots: spend 64.90 visa fun shopping
    02-12 bill run => quiet 12.99 bank fun subscriptions; done streamly 02-12
    02-14 add 58.00 lantern house '#dining' @cash => spend 58.00 cash fun dining
    02-18 add refund 30 --of {boots} => back 30.00 visa fun shopping
    02-20 move 310 bank visa => move 310.00 bank visa
    02-22 pay insurance 41.10 => quiet 41.10 bank fundamentals insurance; kept 02
    02-25 income salary 2200 from orchard => earn 2200.00 bank
    02-28 pay rent => quiet 980.00 bank fundamentals housing; done rent 02-28
    03-02 edit {shop} --amount 113.75
          => gone shop; spend 113.75 bank fundamentals groceries on 02-06
    03-05 pay electricity => quiet 90.00 bank fundamentals utilities; done electricity 03-05
    03-09 add fairway 120 --split groceries=80 shopping=rest
          => spend 80.00 bank fundamentals groceries; spend 40.00 bank fun shopping
    03-12 bill add stove 240 18mar --category utilities => bill stove 240.00 03-18
    03-16 pay stove 100 --part => quiet 100.00 bank fundamentals utilities; part stove 03-18 100.00
    03-21 goal fund canoe 200 => goal 200.00
    03-25 income salary 2200 from orchard => earn 2200.00 bank
    03-27 account correct cash -3.60 --why "lost coins" => correct cash -3.60
    04-02 pay rent => quiet 980.00 bank fundamentals housing; done rent 03-31
    04-03 pay stove => quiet 140.00 bank fundamentals utilities; done stove 03-18
    04-08 bill run => quiet 12.99 bank fun subscriptions on 03-12; done streamly 03-12
    04-10 add 46.40 northlight '#shopping' @visa --tax 7.41 => lamp: spend 46.40 visa fun shopping
    04-11 printf 'Northlight\nTotal 46.40\n' > receipt.txt =>
    04-11 attach {lamp} ./receipt.txt =>
    04-15 add 75.00 circus '#entertainment' --no-counts
          => circus: quiet 75.00 bank fun entertainment
    04-19 void {circus} --why "the show was called off" => gone circus
    04-25 income salary 2200 from orchard => earn 2200.00 bank
    04-27 income 500 from aunt orla --as-savings => save 500.00 bank
    04-29 pay insurance => quiet 45.00 bank fundamentals insurance; kept 04
    04-30 pay rent => sent: quiet 980.00 bank fundamentals housing; done rent 04-30
    05-02 unpay rent --why "it came back" => gone sent
    05-06 pay rent --on 2025-05-04 => quiet 980.00 bank fundamentals housing on 05-04; done rent 04-30
    05-07 bill skip electricity --why "read next time" => done electricity 05-05
    05-10 allowance 28.50 => allow 28.50
    05-13 bill run
          => quiet 12.99 bank fun subscriptions on 04-12; done streamly 04-12; quiet 12.99 bank fun subscriptions on 05-12; done streamly 05-12
    05-18 goal withdraw canoe 60 => goal -60.00
    05-22 add 430.25 greenhall '#groceries' => spend 430.25 bank fundamentals groceries
    05-25 income salary 2200 from orchard => earn 2200.00 bank
    05-31 pay rent 990 => quiet 990.00 bank fundamentals housing; done rent 05-31
    06-07 add 88.00 harbour shoes '#shopping' => shoes: spend 88.00 bank fun shopping
    06-15 add refund 88 --of {shoes} => back 88.00 bank fun shopping
    06-20 add 640.00 pine lodge '#travel' @visa => spend 640.00 visa fun travel
    06-22 add 640.00 pine lodge '#travel' @visa => twice: spend 640.00 visa fun travel
    06-22 undo => gone twice
    06-25 income salary 2200 from orchard => earn 2200.00 bank
    06-30 pay rent => quiet 980.00 bank fundamentals housing; done rent 06-30
    06-30 bill run => quiet 12.99 bank fun subscriptions on 06-12; done streamly 06-12
    07-01 budget 45.5/34.5/20 => share 455 345 200 from 07
    07-01 income salary 1800 from millbrook => earn 1800.00 bank
    07-05 pay electricity 71.15 => quiet 71.15 bank fundamentals utilities; done electricity 07-05
    07-12 bill run => quiet 12.99 bank fun subscriptions; done streamly 07-12
    07-14 move 50 cash bank => move 50.00 cash bank
    07-19 add 180.00 swift courses '#education' => spend 180.00 bank future education
    07-25 income salary 2200 from orchard => earn 2200.00 bank
    07-29 pay insurance 45 => quiet 45.00 bank fundamentals insurance; kept 07
    07-31 pay rent => quiet 980.00 bank fundamentals housing; done rent 07-31
    08-09 add 95.60 greenhall '#groceries' => spend 95.60 bank fundamentals groceries
    08-15 add 19.90 pier cafe '#dining' --counts @cash => spend 19.90 cash fun dining counted
    08-21 move 640 bank visa => move 640.00 bank visa
    08-25 income salary 2200 from orchard => earn 2200.00 bank
    08-31 bill run => quiet 12.99 bank fun subscriptions on 08-12; done streamly 08-12
    08-31 pay rent --next-amount 1010
          => quiet 980.00 bank fundamentals housing; done rent 08-31; dearer rent 1010.00
    09-08 pay elec 99.99 --account visa
          => quiet 99.99 visa fundamentals utilities; done electricity 09-05
    09-12 add 11000.00 roof menders '#other' => spend 11000.00 bank fun other
    09-25 income salary 2200 from orchard => earn 2200.00 bank
    09-27 goal fund canoe 610 => goal 610.00
    09-30 pay rent => quiet 1010.00 bank fundamentals housing; done rent 09-30
    10-04 goal withdraw canoe 900 => goal -900.00
    10-04 add 900.00 canoe yard '#shopping' --no-counts => quiet 900.00 bank fun shopping
    10-12 bill run
          => quiet 12.99 bank fun subscriptions on 09-12; done streamly 09-12; quiet 12.99 bank fun subscriptions; done streamly 10-12
    10-20 bill stop insurance => kept 10; kept 11; kept 12
    10-25 income salary 2200 from orchard => earn 2200.00 bank
    11-03 pay rent => quiet 1010.00 bank fundamentals housing; done rent 10-31
    11-16 add 301.15 greenhall '#groceries' @visa => spend 301.15 visa fundamentals groceries
    11-25 income salary 2200 from orchard => earn 2200.00 bank
    12-02 pay rent => quiet 1010.00 bank fundamentals housing; done rent 11-30
    12-05 pay electricity 88.80 => quiet 88.80 bank fundamentals utilities; done electricity 11-05
    12-12 bill run
          => quiet 12.99 bank fun subscriptions on 11-12; done streamly 11-12; quiet 12.99 bank fun subscriptions; done streamly 12-12
    12-18 add 260.00 toy attic '#gifts' @visa => spend 260.00 visa fun gifts
    12-24 reconcile cash 88.50 => agreed cash 88.50
    12-31 pay rent => quiet 1010.00 bank fundamentals housing; done rent 12-31
    """#
}

/// A line of the diary.
private struct Step {
  let day: String
  let typed: String
  /// By which later lines name it.
  let name: String?
  let facts: [[String]]

  static func all(of diary: String) -> [Step] {
    diary.replacing(/\n +=>/, with: " =>").split(separator: "\n").compactMap {
      line -> Step? in
      guard let arrow = line.firstRange(of: " =>") else { return nil }
      let typed = line[..<arrow.lowerBound].drop { $0 == " " }
      var means = line[arrow.upperBound...]
      var name: String?
      if let colon = means.firstIndex(of: ":") {
        name = String(means[..<colon].drop { $0 == " " })
        means = means[means.index(after: colon)...]
      }
      return Step(
        day: String(typed.prefix(5)), typed: String(typed.dropFirst(6)), name: name,
        facts: means.split(separator: ";").map { $0.split(separator: " ").map(String.init) })
    }
  }
}

/// What there is and what it is for, as whole cents.
private struct Figures {
  /// What the columns of a table say.
  static let head = """
    # day: allowances, bills, goals, Main Savings, total; left today; bills open, overdue
    # bucket: budget, carried, used, left; category: budget, used, left, over; then accounts

    """

  var today: String
  /// Budget, carried, used and left of each.
  var buckets: [(name: String, cents: [Int])] = []
  /// Budget, used, left and over of a category.
  var limits: [(name: String, cents: [Int])] = []
  var accounts: [Int] = []
  /// For the allowance, bills and goals, and Main Savings.
  var setAside: [Int] = []
  var total = 0
  var leftToday = 0
  /// What bills have open, and what of it is overdue.
  var bills = [0, 0]

  static func cents(_ text: String) -> Int { Int(text.replacing(".", with: "")) ?? .min }

  static func day(_ month: Int, _ day: Int) -> String {
    [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  func text(atEnd: Bool) -> String {
    var lines = [Self.line("2025-" + today, setAside + [total, leftToday] + bills)]
    if atEnd { lines += (buckets + limits).map { Self.line("  " + $0.name, $0.cents) } }
    lines.append(Self.line("  bank, cash, visa", accounts))
    return lines.joined()
  }

  private static func line(_ name: String, _ cents: [Int]) -> String {
    let amounts = cents.map { cents in
      let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
      let text = "\(cents < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
      return String(repeating: " ", count: max(1, 10 - text.count)) + text
    }
    return name + String(repeating: " ", count: max(0, 16 - name.count)) + amounts.joined() + "\n"
  }
}

/// The year as a person with a pencil has it: a list of what happened, added up anew for each row.
private struct HandLedger {
  static let accounts = ["bank", "cash", "visa"]

  private var lines: [(step: String?, day: String, words: [String])] = []

  mutating func take(_ step: Step) {
    for words in step.facts {
      if words[0] == "gone" { lines.removeAll { $0.step == words[1] } }
      let isDated = words.dropLast().last == "on"
      lines.append((step.name, isDated ? words[words.count - 1] : step.day, words))
    }
  }

  func figures(on today: String, daysLeft: Int) -> Figures {
    let month = String(today.prefix(2))
    var figures = Figures(today: today)
    var carried = 0
    for index in 1...(Int(month) ?? 1) {
      figures.buckets = buckets(in: String(Figures.day(index, 1).prefix(2)), funCarried: carried)
      carried = max(0, figures.buckets[1].cents[3])
    }
    for limit in all("limit") {
      let (budget, spent) = (Figures.cents(limit[2]), spent(in: month, where: 4, is: limit[1]))
      figures.limits.append(
        (limit[1], [budget, spent, budget - spent, max(0, spent - budget)]))
    }
    figures.accounts = Self.accounts.map(balance)
    figures.total = total()
    let allowance = all("allow").last.map { Figures.cents($0[1]) } ?? 0
    figures.bills = bills(in: month, today)
    let goal = all("goal").reduce(0) { $0 + Figures.cents($1[1]) }
    figures.setAside = [allowance * daysLeft, figures.bills[0], goal]
    figures.setAside.append(figures.total - figures.setAside.reduce(0, +))
    figures.leftToday = lines.filter { $0.day == today && $0.words[0] == "spend" }
      .filter { $0.words[2] != "cash" || $0.words.last == "counted" }
      .reduce(allowance) { $0 - Figures.cents($1.words[1]) }
    return figures
  }

  private func all(_ kind: String) -> [[String]] {
    lines.map(\.words).filter { $0[0] == kind }
  }

  private func buckets(in month: String, funCarried: Int) -> [(name: String, cents: [Int])] {
    let income = lines.filter { $0.words[0] == "earn" && $0.day.hasPrefix(month) }
      .reduce(0) { $0 + Figures.cents($1.words[1]) }
    let shares = all("share").last { $0[5] <= month } ?? []
    return ["fundamentals", "fun", "future"].enumerated().map { index, name in
      let budget = income * (Int(shares[index + 1]) ?? 0) / 1000
      let carried = name == "fun" ? funCarried : 0
      // What goes into a goal is put away in a category of the future.
      let goals = name == "future" ? lines.filter { $0.day.hasPrefix(month) } : []
      let used = goals.filter { $0.words[0] == "goal" }
        .reduce(spent(in: month, where: 3, is: name)) { $0 + Figures.cents($1.words[1]) }
      return (name, [budget, carried, used, budget + carried - used])
    }
  }

  private func spent(in month: String, where place: Int, is name: String) -> Int {
    lines.filter { $0.day.hasPrefix(month) && $0.words.count > 4 && $0.words[place] == name }
      .reduce(0) { sum, line in
        switch line.words[0] {
        case "spend", "quiet": sum + Figures.cents(line.words[1])
        case "back": sum - Figures.cents(line.words[1])
        default: sum
        }
      }
  }

  /// What is there by where it came from and went, whatever account it is in.
  private func total() -> Int {
    lines.map(\.words).reduce(0) { sum, words in
      switch words[0] {
      case "open", "correct": sum + Figures.cents(words[2])
      case "earn", "save", "back": sum + Figures.cents(words[1])
      case "spend", "quiet": sum - Figures.cents(words[1])
      default: sum
      }
    }
  }

  private func balance(of account: String) -> Int {
    lines.map(\.words).reduce(0) { sum, words in
      switch words[0] {
      case "open" where words[1] == account, "correct" where words[1] == account:
        sum + Figures.cents(words[2])
      case "move" where words[3] == account: sum + Figures.cents(words[1])
      case "earn", "save", "back": sum + (words[2] == account ? Figures.cents(words[1]) : 0)
      case "spend", "quiet", "move": sum - (words[2] == account ? Figures.cents(words[1]) : 0)
      default: sum
      }
    }
  }

  /// What is open up to the end of the month, and what of it was due before today.
  private func bills(in month: String, _ today: String) -> [Int] {
    var (open, overdue) = (0, 0)
    for bill in all("bill") + all("auto") {
      for day in bill.dropFirst(3) where day.prefix(2) <= month {
        guard !all("done").contains(["done", bill[1], day]) else { continue }
        let dearer = lines.last {
          $0.words[0] == "dearer" && $0.words[1] == bill[1] && $0.day < day
        }
        let parts = all("part").filter { $0[1] == bill[1] && $0[2] == day }
        let left = parts.reduce(Figures.cents(dearer?.words[2] ?? bill[2])) {
          $0 - Figures.cents($1[3])
        }
        open += left
        overdue += day < today && bill[0] == "bill" ? left : 0
      }
    }
    if let monthly = all("monthly").last, !all("kept").contains(["kept", month]) {
      open += Figures.cents(monthly[2])
    }
    return [open, overdue]
  }
}
