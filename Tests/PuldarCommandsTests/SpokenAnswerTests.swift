import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What a person sees of a sentence: the currency, what was left out, and what to type instead of it; and that
/// `parse` reads as `add` does.
@Suite struct SpokenAnswerTests {
  @Test(arguments: [
    ("lunch 12 eur", "expense 12.00 EUR Lunch"), ("€12 lunch", "expense 12.00 EUR Lunch"),
    ("uber 300 in eur", "expense 300.00 EUR Uber"), ("lunch 12", "expense 12.00 Lunch"),
  ])
  func `a currency that was said is shown, also the ledger's own`(
    _ said: String, _ shown: String
  ) async throws {
    let tried = try TriedCommands()
    await tried.run("init --currency EUR")
    for command in ["parse", "add"] {
      #expect(await tried.end(of: [command, said]).shown.contains(shown))
    }
  }

  @Test func `the currencies of a shared name are told apart, unless the ledger has none of them`()
    async throws
  {
    let tried = try TriedCommands()
    let shown = await tried.end(of: ["parse", "taxi 20 pesos"]).shown
    #expect(shown.contains("1  expense 20.00 MXN Taxi"))
    #expect(shown.contains("2  expense 20.00 ARS Taxi"))
    #expect(shown.contains("as in \"20 MXN\""))
    await tried.run("init --currency EUR")
    for command in ["parse", "add"] {
      let shown = await tried.end(of: [command, "taxi 20 pesos"]).shown
      #expect(shown.contains("are called 'pesos', and this ledger is kept in EUR"))
      #expect(!shown.contains("MXN"))
    }
  }

  @Test(arguments: [
    ("will pay 1250 rent next week", "add spent 1250 on rent", "1250.00"),
    ("should i buy shoes for 80", "add spent 80 on shoes", "80.00"),
    ("tomorrow rent 900", "add spent 900 on rent", "900.00"),
    ("lunch 12 last week", "add spent 12 on lunch yesterday", "12.00"),
    ("2 tickets to Blink 182 for 190", "add spent 190 on tickets", "190.00"),
  ])
  func `the remedy has the amount that was said, and can be typed as it is`(
    _ said: String, _ remedy: String, _ amount: String
  ) async throws {
    let tried = try TriedCommands()
    for command in ["parse", "add"] {
      #expect(await tried.end(of: [command, said]).shown.contains(remedy))
    }
    #expect(await tried.run(remedy).contains("expense \(amount)"))
  }

  @Test(arguments: [
    ("actually that was 450", "edit last --amount 450.00"), ("tom paid 32", "refund 32 from"),
    ("lunch 4.800", "as 4.80 or 4800"), ("refund -20", "refund 20 from"),
  ])
  func `other remedies have the amount too`(_ said: String, _ remedy: String) async throws {
    let tried = try TriedCommands()
    #expect(await tried.end(of: ["add", said]).shown.contains(remedy))
    #expect(await tried.end(of: ["add", "-"], reading: said + "\n").shown.contains(remedy))
  }

  @Test(arguments: [
    "lunch 12", "lunch 12 eur", "taxi 20 dollars", "hotel 120 (usd)", "atm 60",
    "moved 200 to savings account", "move 20 usd to savings", "will pay 20",
    "coffee 4, lunch 12, meeting at 3", "2 tickets to Blink 182 for 190", "tom paid 32", "",
  ])
  func `parse understands what add does, alone and in lines`(_ said: String) async throws {
    let tried = try TriedCommands()
    await tried.run("init --currency EUR")
    let parsed = await tried.end(of: ["parse", said])
    let line = await tried.end(of: ["parse", "--jsonl"], reading: "{\"text\":\"\(said)\"}\n")
    let added = await tried.end(of: ["add", said])
    #expect((parsed.code == .done) == (added.code == .done), "\(parsed.shown)\(added.shown)")
    #expect(line.shown.contains("\"error\"") == (added.code != .done), "\(line.shown)")
    let first = parsed.shown.prefix { $0 != "\n" }
    #expect(said.isEmpty || added.shown.contains(first), "\(added.shown)")
  }

  @Test func `a line with a currency of its own is not of the ledger`() async throws {
    let tried = try TriedCommands()
    await tried.run("init --currency EUR")
    let (shown, _) = await tried.end(
      of: ["parse", "--jsonl"],
      reading: "{\"text\":\"taxi 20 dollars\",\"default_currency\":\"GBP\"}\n")
    #expect(shown.contains("\"currency\":\"USD\""))
  }

  @Test func `lines tell what was left out, and with --why how each field was found`() async throws
  {
    let tried = try TriedCommands()
    let input = "{\"text\":\"lunch 18, meeting at 3\"}\n"
    let short = await tried.end(of: ["parse", "--jsonl"], reading: input).shown
    #expect(short.contains("\"leftOut\":[{\"words\":\"meeting at 3\""))
    #expect(!short.contains("\"why\""))
    let long = await tried.end(of: ["parse", "--jsonl", "--why"], reading: input).shown
    #expect(long.contains("\"why\":[{\"field\":\"type\""))
    #expect(long.contains("\"words\":[{\"words\":\"lunch\""))
  }

  @Test(arguments: [
    ("en_US", "English "), ("de_DE", "German, English"), ("pt-BR", "Portuguese, English"),
  ])
  func `--why names the language`(_ locale: String, _ language: String) async throws {
    let tried = try TriedCommands()
    for command in ["parse", "add"] {
      let words = ["--locale", locale, command, "--why", "taxi 12"]
      #expect(await tried.end(of: words).shown.contains("language  \(language)"))
    }
  }
}
