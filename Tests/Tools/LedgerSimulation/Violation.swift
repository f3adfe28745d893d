/// A promise that was broken.
package struct Violation: Hashable, Sendable {
  package var promise: Promise
  package var text: String

  init(_ promise: Promise, _ text: String) {
    self.promise = promise
    self.text = text
  }
}

extension Violation: CustomStringConvertible {
  package var description: String { "\(promise.rawValue): \(text)" }
}
