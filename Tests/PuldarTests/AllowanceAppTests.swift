import LedgerTestSupport
import Puldar
import Testing

@testable import apps

/// DR52 to DR57: Drip's acceptance, played by the example of an allowance app.
@MainActor @Suite struct AllowanceAppTests {
  private let store = InMemoryEventStore()

  /// The app on a day; the ledger is the same on each.
  private func app(on text: String = "2026-01-01") throws -> AllowanceApp {
    let day = try #require(CalendarDay(iso: text))
    return AllowanceApp(
      Ledger(
        store: store, clock: StandingClock(day: day), opening: LedgerOpening(currency: .usd),
        treatsMissingAsEmpty: true))
  }

  /// Drip's baseline: 382.19, 3000.00, and 88.41 a day.
  private func seeded(on day: String = "2026-01-01") async throws -> AllowanceApp {
    let app = try app(on: day)
    await app.open(.bank, with: "382.19")
    await app.open(.cash, with: "3000.00")
    await app.allow("88.41")
    #expect(app.problem == nil)
    return app
  }

  /// DR53: the seeded ledger's, whose exact text is given.
  nonisolated static let snapshot = """
    🟩 Remaining Daily Allowance (today): $88.41

    Actual Funds:
    • 🏦 Bank: $382.19
    • 💵 Cash Reserve: $3000.00
    • 🔢 Total: $3382.19

    Buckets (must equal Actual Funds):
    • 📦 Set-aside (Allowances): $2740.71 (includes today)
    • 📦 Set-aside (Monthly): $0.00
    • 🎯 Custom Buckets (Goals): $0.00
    • 🛟 Main Savings (Buffer): $641.48
    • 🔢 Total: $3382.19

    “Some things are up to you and others are not: work on the first.” — Epictetus
    """

  @Test func `the snapshot is Drip's to the letter`() async throws {
    let app = try await seeded()
    #expect(app.snapshot == Self.snapshot)
  }

  /// What somebody does on the first of January, and lines of the snapshot then.
  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: String
    let act: @MainActor @Sendable (AllowanceApp) async throws -> Void

    init(
      _ name: String, _ lines: String,
      _ act: @escaping @MainActor @Sendable (AllowanceApp) async throws -> Void
    ) {
      (testDescription, self.lines, self.act) = (name, lines, act)
    }
  }

  nonisolated static let scenarios = [
    Scenario("an espresso from the bank", "today 43.41, Bank 337.19, Main 596.48") {
      await $0.spend("45", on: "espresso")
    },
    Scenario("one from the cash", "today 88.41, Cash 2955.00, Main 596.48") {
      await $0.spend("45", on: "espresso", from: .cash)
    },
    Scenario("more than the allowance", "today -11.59, Bank 282.19, Main 541.48") {
      await $0.spend("100", on: "shoes")
    },
    Scenario("a withdrawal", "Bank -617.81, Cash 4000.00, Main 641.48, Total 3382.19") {
      await $0.move("1000", from: .bank, to: .cash)
    },
    Scenario("a deposit", "Bank 482.19, Cash 2900.00, Main 641.48, Total 3382.19") {
      await $0.move("100", from: .cash, to: .bank)
    },
    Scenario("an earmark", "Monthly 55.00, Gym 55.00, Main 586.48") {
      await $0.earmark("55", for: "Gym")
    },
    Scenario("one that cost as much", "today 88.41, Monthly 0.00, Main 586.48") {
      await $0.earmark("55", for: "Gym")
      await $0.pay(try #require($0.earmarks.first), "55")
    },
    Scenario("one that cost more", "Monthly 0.00, Bank 322.19, Main 581.48") {
      await $0.earmark("55", for: "Gym")
      await $0.pay(try #require($0.earmarks.first), "60")
    },
    Scenario("one that cost less", "Monthly 0.00, Main 591.48") {
      await $0.earmark("55", for: "Gym")
      await $0.pay(try #require($0.earmarks.first), "50")
    },
    Scenario("a correction", "Bank 382.61, Main 641.90, Total 3382.61") {
      await $0.correct(.bank, by: "0.42", why: "interest")
    },
    Scenario("one of the cash downwards", "Cash 2999.58, Main 641.06") {
      await $0.correct(.cash, by: "0.42", isLess: true, why: "lost")
    },
    Scenario("an income", "today 88.41, Bank 482.19, Main 741.48") {
      await $0.receive("100", from: "Ann")
    },
    Scenario("one that is saved", "Bank 482.19, Main 741.48") {
      await $0.receive("100", from: "Ann", asSavings: true)
    },
    Scenario("a bucket", "Goals 100.00, Bike 100.00, Main 541.48, Total 3382.19") {
      await $0.addBucket("Bike", target: "500")
      await $0.save("100", in: try #require($0.buckets.first))
    },
    Scenario("an undo", "today 88.41, Bank 382.19, Main 641.48") {
      await $0.spend("45", on: "espresso")
      await $0.undo()
    },
  ]

  @Test(arguments: scenarios) func `what is done moves what Drip says, and both sums are one`(
    scenario: Scenario
  ) async throws {
    let app = try await seeded()
    try await scenario.act(app)
    #expect(app.problem == nil)
    let figures = Self.figures(of: app.snapshot)
    for line in scenario.lines.split(separator: ", ") {
      let parts = line.split(separator: " ").map(String.init)
      #expect(figures[parts[0]] == parts[1], "\(line)")
    }
    let totals = app.snapshot.split(separator: "\n").filter { $0.hasPrefix("• 🔢") }
    #expect(totals.count == 2 && Set(totals).count == 1)
  }

  /// The amounts of a snapshot, each by one word of its line.
  private static func figures(of snapshot: String) -> [String: String] {
    var figures: [String: String] = [:]
    for line in snapshot.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let words = line[..<colon].split { !$0.isLetter }.map(String.init)
      let amount = line[colon...].dropFirst().split(separator: " ").first ?? ""
      for word in words { figures[word] = amount.filter { $0 != "$" } }
    }
    return figures
  }

  @Test(arguments: [("2026-01-02", "684.89"), ("2026-01-31", "3248.78")])
  func `what was not spent is Main Savings' on a later day`(day: String, main: String)
    async throws
  {
    let app = try await seeded()
    await app.spend("45", on: "espresso")
    let later = try self.app(on: day)
    await later.refresh()
    let figures = Self.figures(of: later.snapshot)
    #expect(figures["today"] == "88.41")
    #expect(figures["Main"] == main)
  }

  @Test func `on the last day of a month one day is set aside`() async throws {
    let figures = Self.figures(of: try await seeded(on: "2026-01-31").snapshot)
    #expect(figures["Main"] == "3293.78")
  }

  @Test func `a sheet shows what will be, and stores nothing`() async throws {
    let app = try await seeded()
    let before = app.snapshot
    let preview = await app.preview("45", on: "espresso")
    await app.refresh()
    #expect(app.snapshot == before)
    await app.spend("45", on: "espresso")
    #expect(app.snapshot == preview)
  }

  @Test func `a screen that follows the ledger shows what others do, a move with it`() async throws
  {
    let app = try await seeded()
    let screen = Task { await app.follow() }
    defer { screen.cancel() }
    // What the second one does is not there yet when the screen begins.
    for held in ["4000.00", "5000.00"] {
      await (try self.app()).move("1000", from: .bank, to: .cash)
      for _ in 0..<500 where Self.figures(of: app.snapshot)["Cash"] != held {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(Self.figures(of: app.snapshot)["Cash"] == held)
    }
  }

  @Test func `the logs say what was spent, what went through the cash, and why it was corrected`()
    async throws
  {
    let app = try await seeded()
    await app.spend("45", on: "espresso")
    await app.spend("3", on: "bread", from: .cash)
    await app.move("20", from: .bank, to: .cash)
    await app.correct(.bank, by: "0.42", why: "interest")
    #expect(app.daily.map(\.text) == ["2026-01-01 -$45.00 espresso"])
    #expect(app.cash.map(\.text) == ["2026-01-01 -$3.00 bread", "2026-01-01 $20.00 bank"])
    #expect(app.corrections.map(\.text) == ["2026-01-01 $0.42 bank: interest"])
  }

  @Test func `what cannot be is said in words, and changes nothing`() async throws {
    let app = try await seeded()
    let before = app.snapshot
    await app.spend("x", on: "espresso")
    #expect(app.problem == "'x' is not an amount. Write 12.50 or 1,200.50.")
    await app.spend("0", on: "espresso")
    #expect(app.problem == "the amount '0' is zero. Write 12.50 or 1,200.50.")
    await app.correct(.bank, by: "1", why: "")
    #expect(app.problem == "the reason is empty. Write the reason.")
    await app.allow("88.41")
    #expect(app.problem == "nothing would change: what is asked for holds already")
    #expect(app.snapshot == before)
  }

  @Test(.heavy) func `the app and the command say the same of one ledger`() throws {
    let program = try BuiltProgram("apps")
    let shown = try program.run("$P allowance drip")
    #expect(shown.code == 0)
    let command = try BuiltProgram("puldar").path
    let snapshot = try program.run(
      "\(command) -f drip --today 2026-01-02 status --snapshot"
    ).output
    #expect(shown.output.hasSuffix(snapshot))
    #expect(shown.output.contains("the reason is empty. Write the reason.\n"))
  }
}
