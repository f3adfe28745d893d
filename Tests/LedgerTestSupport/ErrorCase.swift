package import Testing

/// A body must throw an error of one case: `log.newerVersion` is `LedgerError.log(.newerVersion(…))`.
///
/// For errors whose payload holds words that another test pins, or names that a test makes up.
package func expectError<Value>(
  _ name: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Value
) {
  do {
    _ = try body()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  } catch {
    #expect(errorCase(error) == name, comment, sourceLocation: sourceLocation)
  }
}

/// A body must throw an error of one case, which may come later.
package func expectError<Value>(
  _ name: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Value
) async {
  do {
    _ = try await body()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  } catch {
    #expect(errorCase(error) == name, comment, sourceLocation: sourceLocation)
  }
}

/// The cases of an error, from the outermost on, as far as they are errors themselves.
private func errorCase(_ error: any Error) -> String {
  let mirror = Mirror(reflecting: error)
  guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return "\(error)" }
  let name = payload.label ?? ""
  guard let inner = payload.value as? any Error, Mirror(reflecting: inner).displayStyle == .enum
  else { return name }
  return "\(name).\(errorCase(inner))"
}
