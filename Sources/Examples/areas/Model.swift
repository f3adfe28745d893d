import Puldar
import PuldarObservation

/// A screen without a window: what a person types and taps, and what is shown then.
@MainActor func model(in folder: String) async throws {
  guard let today = CalendarDay(iso: "2026-03-10") else { return }
  let ledger = Ledger.open(folder, currency: .eur, clock: StandingClock(day: today))
  let model = LedgerViewModel(ledger)
  await model.plan("rent 900 every month on the 15th")

  // What the text field holds is read while it is typed, and nothing is stored before it is added.
  model.sentence = "sushi"
  await model.add()
  if let problem = model.problem { print("\(problem.title): \(problem.explanation)") }
  model.sentence += " 45 yesterday"
  await model.readSentence()
  for entry in model.preview?.read?.entries ?? [] {
    print("\(entry.date) \(entry.amount) \(entry.category)")
  }
  await model.add()

  for day in model.due { print("due \(day.due): \(day.terms.name) \(day.left)") }
  if let rent = model.due.first { await model.pay(rent) }
  for entry in model.entries { print(entry.texts.merchant, entry.values.amount) }
  await model.undo()
  print("\(model.entries.count) entry, \(model.due.count) due")
}

/// A clock that stands still on a day.
private struct StandingClock: WallClock {
  let day: CalendarDay

  func now() -> Timestamp { Timestamp(startOf: day) }
  func today() -> CalendarDay { day }
  func day(at instant: Timestamp) -> CalendarDay { instant.day }
}
