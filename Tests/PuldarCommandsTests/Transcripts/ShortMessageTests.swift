import Testing

/// What is told is told briefly.
@Suite struct ShortMessageTests {
  @Test func `an error has at most three lines, beside the readings that it offers`() {
    var count = 0
    for step in Transcript.all.flatMap(\.steps) {
      for place in step.shown.indices where step.shown[place].hasPrefix("Error: ") {
        let rest = step.shown[(place + 1)...].prefix { line in
          !line.hasPrefix("Error: ") && !line.hasPrefix("? ")
            && line.prefixMatch(of: #/\ {2}[1-9]\ {2}/#) == nil
        }
        #expect(rest.count <= 2, "\(step.command)")
        count += 1
      }
    }
    #expect(count > 200)
  }

  @Test func `the program's help leaves a line of a terminal for the next command`() throws {
    let step = try #require(
      Transcript.all.flatMap(\.steps).first { $0.command == "puldar help" })
    #expect(step.shown.count < 24)
  }
}
