import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

@testable import CommandTable
@testable import PuldarCommands

/// Days in options: one grammar for `--date`, `--from`, `--to`, `--on` and sentences.
@Suite struct DayWordTests {
  private func context(_ order: NumberConventions.DateOrder? = nil) throws -> ParsingContext {
    var conventions = NumberConventions.plain
    conventions.dateOrder = order
    return ParsingContext(
      // A Friday.
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: .usd,
      conventions: conventions)
  }

  @Test(arguments: [
    ("2026-03-02", "2026-03-02"), ("today", "2026-11-20"), ("yesterday", "2026-11-19"),
    ("last monday", "2026-11-16"), ("2 days ago", "2026-11-18"), ("march 2", "2026-03-02"),
    ("2 march 2025", "2025-03-02"), ("13/2", "2026-02-13"), ("on tuesday", "2026-11-17"),
  ])
  func `a day is named as in a sentence`(_ words: String, _ expected: String) throws {
    #expect(try DayArgument(parsing: words).day(context()).text == expected)
  }

  @Test func `a date in figures is read in the order of the ledger`() throws {
    let word = try DayArgument(parsing: "3/2")
    #expect(try word.day(context(.monthDay)).text == "2026-03-02")
    #expect(try word.day(context(.dayMonth)).text == "2026-02-03")
    #expect(throws: ParsingFailure.ambiguousDate("3/2", choices: [])) { try word.day(context()) }
  }

  @Test(arguments: [
    "", "someday", "last week", "tea", "3", "12.50", "2026-02-30", "monday or tuesday",
    "yesterday tea",
  ])
  func `what is no day, or no single one, is refused`(_ words: String) {
    #expect(throws: ValueError.self) { try DayArgument(parsing: words) }
  }

  @Test(arguments: ["tomorrow", "30 feb"])
  func `a day that is to come, or that no calendar has, is named`(_ words: String) throws {
    let word = try DayArgument(parsing: words)
    let error = #expect(throws: ParsingFailure.self) { try word.day(context()) }
    #expect(error?.problem.contains(words) == true)
  }

  @Test(arguments: [
    ("2026-03-02", "2026-03-02"), ("today", "2026-11-20"), ("yesterday", "2026-11-19"),
    ("friday", "2026-11-20"), ("next friday", "2026-11-27"), ("monday", "2026-11-23"),
    ("last monday", "2026-11-16"), ("tomorrow", "2026-11-21"), ("in 3 days", "2026-11-23"),
    ("2 days ago", "2026-11-18"), ("31dec", "2026-12-31"), ("march 2", "2027-03-02"),
    ("2 march 2026", "2026-03-02"), ("march 2 2027", "2027-03-02"), ("the 5th", "2026-12-05"),
    ("next month", "2026-12-20"),
  ])
  func `a day of something planned is the next such day, unless it is named with its year`(
    _ words: String, _ expected: String
  ) throws {
    #expect(try PlannedDayArgument(parsing: words).days(context()).last?.text == expected)
  }

  @Test func `every option that takes a day takes the words for one`() {
    func days(_ command: CommandOutline, _ path: String) -> [(String, ParameterDefinition)] {
      command.options.filter { $0.names.value == "day" }.map {
        ("\(path) \($0.names.preferred)", $0)
      }
        + command.subcommands.flatMap { days($0, "\(path) \($0.name)") }
    }
    let all = days(PuldarProgram.table.outline.root, "puldar")
    #expect(all.count > 30)
    for (name, option) in all where name != "puldar calendar --week-start" {
      for words in ["2026-03-02", "yesterday", "friday", "last friday", "31dec"] {
        #expect(option.accepts(words), "\(name) \(words)")
      }
      #expect(name.hasSuffix("--due") || !option.accepts("someday"), "\(name)")
    }
  }

  @Test(arguments: [
    ("this", "2026-11"), ("last", "2026-10"), ("last month", "2026-10"), ("march", "2026-03"),
    ("december", "2025-12"), ("march 2024", "2024-03"), ("yesterday", "2026-11"),
    ("last friday", "2026-11"), ("6 weeks ago", "2026-10"),
  ])
  func `a month that is looked at is named in words`(_ words: String, _ expected: String) throws {
    let span = try MonthSpan(parsing: words)
    #expect(try span.months(today: context().today, .begun()).map(\.text) == [expected])
  }

  /// C18. It is November 2026 there.
  @Test(arguments: [
    ("november", "2026-11", "2026-11", "2026-11"), ("december", "2025-12", "2026-12", "2026-12"),
    ("january", "2026-01", "2027-01", "2027-01"), ("june", "2026-06", "2027-06", "2026-06"),
    ("6", "2026-06", "2027-06", "2026-06"), ("2026-6", "2026-06", "2026-06", "2026-06"),
    ("june 2030", "2030-06", "2030-06", "2030-06"), ("last", "2026-10", "2026-10", "2026-10"),
  ])
  func `a month without a year is of the year that who looks, plans or was paid means`(
    _ word: String, _ looked: String, _ planned: String, _ paid: String
  ) throws {
    let today = try context().today
    let month = try MonthArgument(parsing: word)
    #expect(month.month(today: today, .begun()).text == looked)
    #expect(month.month(today: today).text == planned)
    #expect(month.month(today: today, .nearest).text == paid)
    // What begins with the coming one is looked at.
    let coming = month.month(today: today)
    #expect(
      month.month(today: today, .begun(beside: [coming])).text == (word == "last" ? paid : planned))
  }

  @Test func `several months are named in words`() throws {
    for (words, first, last) in [
      ("march..last month", "2026-03", "2026-10"), ("october..february", "2026-10", "2027-02"),
      ("november..january", "2026-11", "2027-01"), ("12..1", "2025-12", "2026-01"),
      ("2025", "2025-01", "2025-12"), ("this year", "2026-01", "2026-12"),
      ("last year", "2025-01", "2025-12"), ("2025-q2", "2025-04", "2025-06"),
      ("q3 2024", "2024-07", "2024-09"), ("q4", "2026-10", "2026-12"),
      ("Q1", "2026-01", "2026-03"), ("last quarter", "2026-07", "2026-09"),
      ("2024..2025-q1", "2024-01", "2025-03"), ("q3..march", "2026-07", "2027-03"),
    ] {
      let months = try MonthSpan(parsing: words).months(today: context().today, .begun())
      #expect(months.first?.text == first && months.last?.text == last, "\(words)")
    }
  }

  @Test(arguments: [
    "", "tea", "3/1", "someday", "13", "march..", "last months", "1500", "q5", "2025-q0", "years",
  ])
  func `what is no month is refused`(_ words: String) {
    #expect(throws: ValueError.self) { try MonthSpan(parsing: words) }
  }
}
