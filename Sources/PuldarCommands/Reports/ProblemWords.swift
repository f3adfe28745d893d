import LedgerModel
import LedgerStore

extension ExplainedError {
  /// Returns the problem in this program's words: with a damaged line below it, and options by name.
  func told(naming name: (EventID) -> String = \.text) -> String {
    let problem = (self as? any EventNamingError)?.problem(naming: name) ?? problem
    if let damage = (self as? any FileRefusal)?.damage { return problem + damage.lineBelow }
    switch self as any Error {
    case LogError.damaged(let damage), LedgerError.log(.damaged(let damage)):
      return problem + damage.lineBelow
    case let damage as LogDamage: return problem + damage.lineBelow
    case Refusal.locked(.auto), LedgerError.refused(.locked(.auto)): return "--" + problem
    default: return problem
    }
  }
}

extension LogDamage {
  /// The beginning of the damaged line, which follows the problem.
  fileprivate var lineBelow: String { excerpt.isEmpty ? "" : "\n\(line) | \(excerpt)" }
}
