import LedgerModel
import Testing

@testable import LedgerStore

struct RandomNamesTests {
  @Test func `a new writer's name is no word that somebody could read in it`() {
    for _ in 0..<2_000 {
      let name = RandomNames.writer().text
      #expect(name.utf8.count == 4)
      #expect(name.first?.isLetter == true)
      #expect(!name.contains { "aeiouy".contains($0) }, "\(name)")
    }
  }
}
