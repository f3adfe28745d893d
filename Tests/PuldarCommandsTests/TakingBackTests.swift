import LedgerTestSupport
import PuldarCommands
import Testing

/// Entries and other events that are taken back together.
@Suite struct TakingBackTests {
  private static let recorded = ["init", "add tea 3", "add cake 4", "allowance 40"]

  @Test func `entries and other events are taken back in one write, once for each key`()
    async throws
  {
    let taken = Self.recorded + ["undo 1 3 --key k1"]
    let log = try await shown(taken + ["log"])
    #expect(log.contains("voids 1") && log.contains("undoes 3"), "\(log)")
    #expect(try await shown(taken + ["undo 1 3 --key k1"]).contains("already there"))
    for line in ["undo 2 --key k1", "undo 1 2 --key k1", "undo 2 3 --key k1"] {
      let other = try await shown(taken + [line], ends: 65)
      #expect(other.contains("the key 'k1' was used for something else"), "\(line): \(other)")
    }
    #expect(try await shown(taken + ["list --plain"]).contains("Cake"))
    #expect(!(try await shown(taken + ["list --plain"])).contains("Tea"))
  }

  @Test func `nothing is taken back if one of the events cannot be`() async throws {
    let refused = try await shown(Self.recorded + ["undo 1 0"], ends: 65)
    #expect(refused.contains("0"), "\(refused)")
    #expect(try await shown(Self.recorded + ["undo 1 99"], ends: 66).contains("99"))
  }

  @Test func `C19: refunds of a purchase that is taken back stay, and the answer says so`()
    async throws
  {
    let refunded = ["init", "add shoes 80 at ikea", "add refund 50 --of 1"]
    let text = try await shown(refunded + ["undo 1"])
    #expect(text.contains("50.00 came back of 1, and stays: "), "\(text)")
    #expect(text.contains("undo 2"), "\(text)")
    #expect(!(try await shown(refunded + ["undo 1 2"])).contains("stays"))
  }
}
