@testable import PuldarCommands

/// A machine without any program: a test that stands in for one brings that one alone.
extension Programs {
  func examine(_ program: AuxiliaryProgram) async -> ProgramFacts? { nil }

  func encrypt(
    _ bytes: [UInt8], for recipient: EncryptionRecipient
  ) async throws(ProgramFailure) -> [UInt8] {
    throw .noProgram([recipient.program])
  }

  func open(_ path: String) async throws(ProgramFailure) { throw .noProgram([]) }

  func notify(_ title: String, _ body: String) async throws(ProgramFailure) {
    throw .noProgram([])
  }

  func page(_ command: String) -> (any RunningPager)? { nil }
}
