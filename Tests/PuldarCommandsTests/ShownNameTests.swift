import LedgerModel
import LedgerTestSupport
import PuldarCommands
import Testing

/// What an entry is called if its words name nobody.
@Suite struct ShownNameTests {
  @Test(
    arguments: [
      ("coffee and cake 8", "coffee and cake"),
      ("dinner with anna and tom 96 @visa", "dinner with anna and tom"),
      ("new tires for the car 320", "new tires for the car"), ("8 EUR cake #gifts", "cake"),
      ("$12.50", ""),
      ("", ""),
    ])
  func `C7: an entry without a merchant is called by the words that were typed`(
    _ said: String, _ name: String
  ) {
    #expect(EntryTexts(said: said).shownName == name)
    #expect(EntryTexts(merchant: "Tom's", said: said).shownName == "Tom's")
  }

  @Test func `C7: every screen calls it so`() async throws {
    let conversation = try Conversation()
    for line in ["init", "income 4000 --monthly", "add coffee and cake 8"] {
      _ = try await conversation.answer(to: "puldar \(line)")
    }
    for line in [
      "list", "show 2", "", "explain fun", "report --by merchant", "parse coffee and cake 8",
      "diff 1", "export hledger", "export beancount", "export qif", "export csv --preset puldar",
    ] {
      let answer = try await conversation.answer(to: "puldar \(line)".trimmingSuffix())
      #expect(
        answer.shown.joined(separator: "\n").contains("coffee and cake"), "\(line): \(answer.shown)"
      )
    }
  }

  @Test func `an option means the name that screens show, alone or in a group`() async throws {
    let conversation = try Conversation()
    for line in [
      "add lunch 8", "budget bucket add reisen", "budget bucket rename reisen \"Große Reise\"",
      "category rename dining \"Nice Food\"", "edit last --category \"Nice Food\"",
      "add pizza 10 -c \"nice food\"", "move 5 bank savings -c \"Nice Food\" -n",
      "bill add pizza 10 15jan -c \"Nice Food\"", "list -c \"Nice Food\"",
      "list -b \"Große Reise\"", "report -b \"Große Reise\" -c \"Nice Food\"",
      "export csv -b \"Große Reise\"",
    ] {
      let answer = try await conversation.answer(to: "puldar \(line)")
      #expect(answer.code == 0, "\(line): \(answer.shown)")
    }
  }

  @Test func `an amount that is about so much is said in the words of a bill`() async throws {
    let conversation = try Conversation()
    for words in [
      "power about 80 every month on the 10th", "water 45 approx every month on the 3rd",
    ] {
      let answer = try await conversation.answer(to: "puldar bill add \(words)")
      #expect(answer.shown.joined().contains("about "), "\(answer.shown)")
    }
    let answer = try await conversation.answer(
      to: "puldar bill add book about cats 8 every month on the 3rd")
    #expect(!answer.shown.joined().contains("about 8"), "\(answer.shown)")
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String { hasSuffix(" ") ? String(dropLast()) : self }
}
