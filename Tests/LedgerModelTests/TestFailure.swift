/// What a test throws where it cannot go on.
struct TestFailure: Error {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
