import Puldar

/// What the models of the three apps have in common: an intent changes the ledger, then everything is shown
/// anew, or what went wrong is said.
@MainActor protocol Screen: AnyObject {
  var ledger: Ledger { get }
  /// What went wrong last and what to do about it; `nil` if nothing did.
  var problem: String? { get set }
  /// What a screen follows.
  associatedtype Watched: Projection
  /// A view that is another one whenever something is to be shown anew.
  var watched: Watched { get }
  /// Reads the ledger, and shows what it says today.
  func show() async throws
}

/// A row of a list.
struct Row: Identifiable, Equatable {
  let id: EventID
  let text: String
}

extension Screen {
  /// Shows everything as it is, for the first time or after a day has begun.
  func refresh() async { await attempt {} }

  /// Does what a person wants.
  @discardableResult func attempt<T>(_ work: () async throws -> T) async -> T? {
    do {
      let result = try await work()
      try await show()
      problem = nil
      return result
    } catch let error as any ExplainedError {
      problem = error.problem + (error.remedy.map { ". \($0)" } ?? "")
    } catch {
      problem = "\(error)"
    }
    return nil
  }

  /// Performs a decision that is made of the day.
  func perform(_ decision: (CalendarDay) async throws -> any Decision) async {
    await attempt { try await ledger.perform(any: try await decision(ledger.today)) }
  }

  /// The same of an amount that was typed.
  func perform(
    _ amount: String, _ decision: (Money, CalendarDay) throws -> any Decision
  ) async {
    await perform { today in try decision(try await money(amount), today) }
  }

  /// The amount that was typed, in the ledger's own currency.
  func money(_ typed: String) async throws -> Money {
    let context = try await ledger.parsingContext()
    return try Money(
      reading: typed, currency: context.currency, conventions: context.conventions)
  }

  /// Shows the ledger whenever it changes, here or on another device: a screen runs this while it is there.
  func follow() async {
    await attempt { for try await _ in ledger.values(of: watched) { try await show() } }
  }
}
