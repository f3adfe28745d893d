import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// One key on two devices: what counts under it is what a request is compared with.
struct SharedKeyTests {
  /// What happens before the request is made again on the first device, and whether it is there then.
  static let histories: [(steps: String, isThere: Bool)] = [
    ("a.add b.add a.merge", true),
    ("b.add a.add a.merge", true),
    ("a.add b.add a.merge a.undo", false),
    ("b.add a.add a.merge a.undo", false),
    ("a.add b.add a.merge a.undo a.redo", true),
    ("a.add b.add a.undo a.merge", false),
    ("a.add b.add b.undo a.merge", false),
    ("b.add a.add b.undo a.merge", false),
    ("b.add a.add b.undo b.redo a.merge", true),
    ("a.add b.add a.undo b.undo a.merge", false),
    ("a.add a.undo b.add a.merge", true),
    ("b.add b.undo a.add a.merge", true),
    ("a.add b.add b.undo b.add a.merge", true),
    ("a.add b.add a.merge b.merge b.undo b.add", true),
    ("a.add b.add a.merge b.merge b.undo a.merge", false),
    ("a.add b.add a.merge b.merge b.undo b.add a.merge", true),
    ("a.add b.add a.merge b.merge a.undo b.undo a.merge", false),
    ("a.add b.add a.merge a.undo a.add a.undo", false),
  ]

  @Test(.rows)
  func `a request that no copy says any more is written anew and counts, and else is there`() async
  {
    await each(TestRun.steps(Self.histories, each: 4), TwoDevices.Request.allCases) {
      (history: (steps: String, isThere: Bool), request: TwoDevices.Request) async throws in
      var devices = try await TwoDevices(request)
      _ = try await devices.take(history.steps)
      #expect(try await devices.sum(on: 0) == (history.isThere ? 9_00 : 0))
      #expect(try await devices.take("a.add") == [history.isThere])
      #expect(try await devices.sum(on: 0) == 9_00)
      // Whoever takes in the other's log first, it counts once and is there on both.
      _ = try await devices.take("b.merge a.merge b.merge")
      #expect(try devices.events(of: 0) == devices.events(of: 1))
      #expect(try await devices.take("a.add b.add") == [true, true])
      for device in 0..<2 { #expect(try await devices.sum(on: device) == 9_00) }
    }
  }

  @Test func `another request is refused, naming the copy that counts`() async throws {
    let key = try #require(TwoDevices.key)
    var devices = try await TwoDevices(.entry)
    _ = try await devices.take("a.add b.add b.merge")
    let counting = try devices.events(of: 1).filter { $0.key == key }.map(\.id)[0]
    await #expect(throws: LedgerError.keyTaken(key, by: [counting])) {
      try await devices.ledger(of: 1).perform(AppendEvents([.spent(8_00)]), key: key)
    }
  }

  @Test func `a key of an event that waits for its cause is taken`() async throws {
    var devices = try await TwoDevices(.entry)
    let spent = try await devices.ledger(of: 0).perform(AppendEvents([.spent(1_00)])).outcome[0]
    _ = try await devices.take("b.merge")
    _ = try await devices.ledger(of: 1).perform(VoidEntry(spent))
    _ = try await devices.take("b.add")
    #expect(try await isThere(in: devices, without: spent))
    // What was undone while it waited holds no key.
    _ = try await devices.take("b.undo")
    #expect(try await !isThere(in: devices, without: spent))
  }

  /// Whether the request is there for a device that has all that the second one knows but an event of
  /// the first one's.
  private func isThere(in devices: TwoDevices, without event: EventID) async throws -> Bool {
    var place = try LedgerFolder(devices.events(of: 1).filter { $0.id != event })
    place.machine = "c"
    let reader = place.ledger()
    #expect(try await reader.folded(MonthlyBuckets()).waiting.count == 1)
    let result = try await reader.perform(AppendEvents([.spent(9_00)]), key: TwoDevices.key)
    if case .alreadyThere = result { return true }
    return false
  }
}
