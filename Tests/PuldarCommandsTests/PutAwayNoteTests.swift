import Testing

/// What is said of a bucket in which more was put away and spent than it had.
@Suite struct PutAwayNoteTests {
  @Test(arguments: [
    (["move 120 bank savings"], "120.00 put away, 90.00 spent"),
    (["move 200 bank savings"], "200.00 put away, 90.00 spent"),
    (["move 230 bank savings"], "230.00 put away, 30.00 more than planned, 90.00 spent"),
    (
      ["move 250 bank savings", "add 110 --type credit -c savings"],
      "250.00 put away, 50.00 more than planned, 20.00 back"
    ),
    (["move 120 bank savings", "add gift 150 -c savings"], "OVER by 160.00"),
  ])
  func `what was put away is more than planned only if it is, and what was spent stands beside it`(
    acts: [String], note: String
  ) async throws {
    let begun = [
      "income 1000 --monthly", "account open bank 2000", "account open savings 0 --kind savings",
      "add gift 90 -c savings",
    ]
    for screen in ["status", "budget", "report", "status --short"] {
      let shown = try await shown(begun + acts + [screen])
      #expect(shown.contains(note), "\(screen): \(shown)")
      #expect(shown.contains("more than planned") == note.contains("more than"), "\(shown)")
    }
    let told = try await shown(begun + acts)
    #expect(told.contains("Future You: \(note)"), "\(told)")
  }

  @Test func `what was put away alone says so`() async throws {
    let lines = [
      "income 1000 --monthly", "account open bank 2000", "account open savings 0 --kind savings",
      "move 250 bank savings",
    ]
    let told = try await shown(lines)
    #expect(told.contains("Future You: 250.00 put away, 50.00 more than planned\n"), "\(told)")
  }
}
