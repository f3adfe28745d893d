import CommandTable
import LedgerModel

/// A kind of event, as the log spells it.
struct EventTypeWord: ParameterValue, Equatable {
  let type: EventType

  init(parsing word: String) throws(ValueError) {
    guard let type = LedgerEvent.types.first(where: { $0.text == word }) else { throw .notListed }
    self.type = type
  }

  static var allowedValues: [String] { LedgerEvent.types.map(\.text) }
}
