import LedgerTestSupport
import Testing

/// Money that comes back goes to where it was paid from.
@Suite struct RefundAccountTests {
  private static let bought = [
    "account open bank 2752.70", "account add visa --kind card", "account add amex --kind card",
    "add zalando 120 @visa -d 2025-12-20", "add shoes 60 at zara @amex -d 2025-12-21",
  ]

  @Test(
    arguments: [
      ("add zalando refund 120", "visa", #""of":"4""#),
      ("add refund 60 from zara", "amex", #""of":"5""#),
      ("add refund 120 from zalando", "visa", #""of":"4""#),
      ("add 20 --of 4", "visa", #""of":"4""#),
      ("add zalando refund 120 @amex", "amex", #""of":"4""#),
      ("add zalando refund 120 -a bank", "bank", #""of":"4""#),
      ("add zalando refund 50", "bank", #""why":null"#),
      ("add refund 120 from zara", "bank", #""why":null"#),
    ])
  func `a refund goes to the account of its purchase, unless another one is named`(
    line: String, account: String, link: String
  ) async throws {
    let text = try await shown(RefundAccountTests.bought + [line + " --json"])
    #expect(text.contains(#""account":"\#(account)""#), "\(text)")
    #expect(text.contains(link), "\(text)")
    #expect(text.contains(#""of":"#) == link.contains("of"), "\(text)")
  }

  @Test func `what came back already, or may be of two purchases, is linked to none`() async throws
  {
    let back = RefundAccountTests.bought + ["add zalando refund 120"]
    #expect(!(try await shown(back + ["add zalando refund 120 --json"])).contains(#""of":"#))
    let two = RefundAccountTests.bought + ["add zalando 120"]
    #expect(!(try await shown(two + ["add zalando refund 120 --json"])).contains(#""of":"#))
    #expect(
      try await shown(two + ["undo", "add zalando refund 120 --json"]).contains(#""of":"4""#))
  }

  private static let shared = ["add dinner with anna and tom 96 @visa -d 2026-01-01"]

  /// C14: what may be of a purchase is stored as it is, and told.
  @Test(
    arguments: [
      ("add anna paid me back 32", "add anna paid me back 32 --of 6"),
      ("add tom sent me 32 for dinner", "add tom sent me 32 for dinner --of 6"),
      ("add anna repaid 20", "add anna repaid 20 --of 6"),
      ("add zara refund 20", "add zara refund 20 --of 5"), ("add kim paid me back 32", ""),
      ("add anna paid me back 97", ""),
    ])
  func `money of who shared a purchase is told to be of it, with the commands that link it`(
    line: String, link: String
  ) async throws {
    let lines = RefundAccountTests.bought + RefundAccountTests.shared
    let told = try await shown(lines + [line])
    #expect(told.contains("--of") == !link.isEmpty && told.contains(link), "\(told)")
    guard link.contains("--of 6") else { return }
    #expect(told.contains("May be of 6, 96.00 dinner with anna and tom"), "\(told)")
    #expect(!told.contains("@visa"), "\(told)")
    let linked = try await shown(lines + [line, "undo", "\(link) --json"])
    #expect(linked.contains(#""of":"6""#) && linked.contains(#""category":"dining""#))
    #expect(linked.contains(#""account":"visa""#), "\(linked)")
  }

  @Test(arguments: ["anna paid me back 32", "tom sent me 32 for dinner", "anna repaid 20"])
  func `at a terminal it is asked which purchase money is of`(words: String) async throws {
    let terminal = try TypedTerminal()
    for line in ["account add visa --kind card", "add dinner with anna and tom 96 @visa"] {
      _ = await terminal.run("", line.split(separator: " ").map(String.init))
    }
    let words = ["add"] + words.split(separator: " ").map(String.init)
    let asked = await terminal.run("y\n", words)
    #expect(asked.shown.contains("Is this of 2, 96.00 dinner with anna and tom?"), "\(asked.shown)")
    #expect(asked.shown.contains("dining · Fun") && asked.shown.contains("@visa"), "\(asked.shown)")
    let refused = await terminal.run("n\n", words)
    #expect(refused.shown.contains("Is this of 2") && !refused.shown.contains("@visa"))
    #expect(!refused.shown.contains("--of"))
  }
}
