import CommandTable
import LedgerModel
import Testing

@testable import PuldarCommands

@Suite struct EventTypeArgumentTests {
  @Test func `every kind of event is named by a word of a person, and by its own name`() throws {
    let words = EventTypeArgument.allowedValues.filter { $0.first?.isUppercase == false }
    var named: Set<EventType> = []
    for word in words { named.formUnion(try EventTypeArgument(parsing: word).types) }
    #expect(named == Set(LedgerEvent.types))
    for type in LedgerEvent.types {
      #expect(try EventTypeArgument(parsing: type.text).types == [type])
    }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: ["", "Expense", "expenses", "expenseadded"])
  func `another word is none`(_ word: String) {
    #expect(throws: ValueError.self) { try EventTypeArgument(parsing: word) }
  }
}
