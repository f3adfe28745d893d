import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// Errors as an app meets them.
@Suite struct ErrorTests {
  private static let codes: [(any ExplainedError, String)] = [
    (LedgerError.log(.noLedger(path: "x")), "LogError.noLedger"),
    (LedgerError.log(.handleDead), "LogError.handleDead"),
    (LedgerError.log(.locked(path: "x")), "LogError.locked"),
    (LedgerError.refused(.nothingToAdd), "Refusal.nothingToAdd"),
    (LedgerError.refused(.noSuchEvent(.sample(1))), "Refusal.noSuchEvent"),
    (LedgerError.unknown(events: [], problem: "x"), "LedgerError.unknown"),
    (LedgerError.store(problem: "x"), "LedgerError.store"),
    (ParsingFailure.noAmount, "ParsingFailure.noAmount"),
    (ParsingFailure.zeroAmount("0"), "ParsingFailure.zeroAmount"),
    (FigureTooLarge(since: nil), "FigureTooLarge"),
    (MoneyError.tooLarge, "MoneyError.tooLarge"),
  ]

  @Test func `an error has a code that names its case, also inside another`() {
    for (error, code) in Self.codes { #expect(error.code == code) }
  }

  @Test func `an app's alert shows what is wrong and what helps, in the error's own words`() {
    let error: any Error = LedgerError.refused(.nothingToAdd)
    let explained = LedgerError.refused(.nothingToAdd)
    #expect(error.localizedDescription.lowercased() == explained.problem + ".")
    #expect((error as? any LocalizedError)?.recoverySuggestion == explained.remedy)
    #expect(MoneyError.tooLarge.localizedDescription == "The result is too large to be exact.")
  }
}
