import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct AsOfTests {
  @Test func `a moment is written as a person writes it`() {
    let noon = PracticeLedger.start
    let moments: [(AsOf, text: String, phrase: String)] = [
      (.after(6), "k7q2:6", "just after event 6"), (.before(6), "k7q2:6^", "just before event 6"),
      (.endOf("2026-01-31"), "2026-01-31", "at the end of 2026-01-31"),
      (.instant(noon), "2026-01-02T12:00:00.000Z", "at 2026-01-02T12:00:00.000Z"),
    ]
    for (moment, text, phrase) in moments {
      #expect(moment.text() == text)
      #expect(moment.phrase { String($0.number) } == phrase)
    }
    #expect(AsOf.before(6).text { String($0.number) } == "6^")
  }
}
