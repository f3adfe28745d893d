import PuldarCommands
import Testing

/// What entries taught about merchants, as a list.
@Suite struct LearnedCommandTests {
  private static let taught = [
    "init", "add 12 at the hungry bear", "edit last -c dining", "add 9 --merchant Bear -c gifts",
    "add 8 at hungry bear -c dining", "add tea 3",
  ]

  private func lessons(_ more: String...) async throws -> String {
    try await shown(Self.taught + more + ["rule learned --plain"])
  }

  @Test func `M24: merchants are listed with their category, what taught it, and how often`()
    async throws
  {
    #expect(try await lessons() == "Bear\tgifts\t3\t1\nHungry Bear\tdining\t4\t2")
    let text = try await shown(Self.taught + ["rule learned"])
    #expect(text.contains("Hungry Bear  dining  by 4  2 times"), "\(text)")
    #expect(try await shown(["init", "rule learned"]) == "Nothing was learned yet.")
  }

  @Test func `M24: a lesson goes when its correction is taken back, and the last one counts`()
    async throws
  {
    #expect(try await lessons("undo 3", "undo 4") == "Hungry Bear\tdining\t1\t1")
    #expect(try await lessons("undo 3", "undo 4", "undo 2").isEmpty)
    let other = try await lessons("edit 4 -c gifts")
    #expect(other.hasSuffix("Hungry Bear\tgifts\t4\t1"), "\(other)")
    let several = try await lessons("edit listed bear --set-category travel --yes")
    #expect(several == "Bear\ttravel\t3\t1\nHungry Bear\ttravel\t4\t2")
  }

  @Test func `C32: what has no merchant and no words is called by its category`() async throws {
    let unnamed = ["init", "account open bank 100", "add 9 -c gifts", "add 5 -c dining"]
    for line in ["explain bank", "explain month.spent --depth 3", "diff 1 now"] {
      let text = try await shown(unnamed + [line])
      #expect(text.contains("gifts") && text.contains("dining"), "\(line): \(text)")
    }
  }
}
