/// What the rules of a scenario add to a history.
package struct ScenarioEvents: Hashable, Sendable {
  package private(set) var events: [EventEnvelope] = []
  private let writer: WriterID

  /// - Parameter writers: Those of the history, none of which the events are of.
  package init(beside writers: some Collection<WriterID>) {
    let names = ["scenario"] + (0...writers.count).map { "rule\($0)" }
    writer = names.compactMap { WriterID($0) }.first { !writers.contains($0) } ?? .unknown
  }

  /// The same history with the events behind it.
  package func added<P>(to fold: Fold<P>) -> Fold<P> {
    var fold = fold
    for event in events { fold.apply(event) }
    return fold
  }

  /// Adds what a rule decides.
  ///
  /// - Parameter history: The true history, folded into the rule's view.
  /// - Throws: ``Refusal``, as the decision would; a rule that holds already is none.
  package mutating func decide<D: Decision>(
    _ rule: D, over history: Fold<D.View>
  ) throws(Refusal) {
    var fold = added(to: history)
    if let setting = rule as? any SettingDecision, let books = fold.projection as? Books {
      for fact in setting.later(in: books.plan) where fact.id.writer != writer {
        let undo = Retraction(event: fact.id, copy: fact.event)
        append(.eventReverted(EventReverted(undo)), to: &fold)
      }
    }
    do throws(Refusal) {
      for new in try rule.events(given: fold.projection, from: nextID) {
        append(new.event, to: &fold)
      }
    } catch {
      // What holds already is no other history, and no mistake either.
      guard error == .nothingToChange else { throw error }
    }
  }

  private var nextID: EventID { EventID(writer: writer, number: events.count) }

  private mutating func append<P>(_ event: LedgerEvent, to fold: inout Fold<P>) {
    let envelope = EventEnvelope(id: nextID, recordedAt: .latest, event: event)
    events.append(envelope)
    fold.apply(envelope)
  }
}
