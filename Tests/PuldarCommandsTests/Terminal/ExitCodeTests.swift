import Testing

@testable import PuldarCommands

/// The numbers that scripts rely on.
@Suite struct ExitCodeTests {
  @Test func `the exit codes are these and no others`() {
    let codes = ExitCode.allCases.map(\.rawValue)
    #expect(codes == [0, 1, 64, 65, 66, 69, 70, 74, 75, 77, 78, 130, 141])
    #expect(ExitCode.allCases.allSatisfy { !$0.meaning.isEmpty })
  }
}
