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
}
