import LedgerModel

/// Concurrent edits of two devices, of which only one can hold, and which nobody has reviewed yet.
struct OpenConflict: Shaped {
  /// The subject of the disagreement, as programs read it.
  enum Subject: String, ToldWord {
    case values
    case counting
    case reversal
    case copy
    case setting
    /// Two events that are not entries, under one key.
    case fact
  }

  /// The edit of one device.
  struct Side {
    let event: EventID
    /// The device; `this device` if a bare number is one of its events.
    let device: String
    /// The day on which it was recorded.
    let day: CalendarDay
    let words: (ScreenStyle) -> String
  }

  let subject: Subject
  /// The target of a review: the entry, or the setting that holds.
  let thing: EventID
  let earlier: Side
  let later: Side
  /// The event that decides what counts.
  let holding: EventID
  /// The command that makes the other one count, without the program's name.
  let change: String
  /// The merchant or category of an entry; empty for anything else.
  let name: String
  let numbering: EventNumbering
  private let text: (Advice) -> String

  init(
    _ subject: Subject, about thing: EventID, _ earlier: Side, _ later: Side, holding: EventID,
    change: String, name: String = "", _ numbering: EventNumbering,
    text: @escaping (Advice) -> String
  ) {
    self.subject = subject
    self.thing = thing
    (self.earlier, self.later) = (earlier, later)
    self.holding = holding
    self.change = change
    self.name = name
    self.numbering = numbering
    self.text = text
  }

  /// The command that confirms the current state, without the program's name.
  var keep: String { "review \(numbering.text(thing))" }

  /// Both events, without their words.
  var pair: LedgerConflict {
    LedgerConflict(entry: thing, earlier: earlier.event, later: later.event)
  }

  /// Returns whether an event is one of both, or their subject.
  func isAbout(_ id: EventID) -> Bool { [thing, earlier.event, later.event].contains(id) }

  /// The entry in words.
  private var entry: String {
    "entry \(numbering.text(thing))" + (name.isEmpty ? "" : ", \(name)")
  }

  /// What both devices did, in a few words.
  private var what: String {
    switch subject {
    case .values, .counting, .reversal: "changed \(entry)"
    case .copy: "added \(entry)"
    case .setting: "set the same"
    case .fact: "recorded the same"
    }
  }

  /// The commands to keep the current state, or to choose the other.
  var advice: String {
    text("If that is right: '\(command: keep)', else: '\(command: change)'")
  }

  /// Whether ``thing`` is an entry.
  private var isOfEntry: Bool {
    switch subject {
    case .values, .counting, .reversal, .copy: true
    case .setting, .fact: false
    }
  }

  /// Returns what both devices did, and which event holds.
  func fact(_ style: ScreenStyle) -> String {
    let sides = [earlier, later].map { side in
      "\(side.device) (\(numbering.text(side.event)), \(side.day.text)) \(side.words(style))"
    }
    return (isOfEntry ? "\(entry): " : "") + sides.joined(separator: "; ")
      + "; \(numbering.text(holding)) holds"
  }

  /// The command to use if it is not right.
  var otherwise: String { text("If it is not: '\(command: change)'") }

  /// Returns the conflict on one line.
  func line(_ style: ScreenStyle) -> String { fact(style) + ". " + advice }

  /// Returns the conflict with a line for each device.
  func lines(_ style: ScreenStyle) -> [String] { sides(style) + ["  " + advice] }

  /// Returns what the devices did, with a line for each.
  func sides(_ style: ScreenStyle) -> [String] {
    let names = [earlier, later].map { numbering.text($0.event) }
    let width = names.reduce(0) { max($0, $1.count) }
    return ["Two devices \(what), neither knowing of the other: \(numbering.text(holding)) holds"]
      + zip(names, [earlier, later]).map { name, side in
        "  \(DisplayWidth.padded(name, to: width))  \(side.words(style))"
          + style.separator + style.joined([side.device, side.day.text])
      }
  }

  static let shape = Shape<OpenConflict>(
    "conflict",
    note: "What two devices did, neither knowing of the other, and of which not both can hold.",
    .init("subject", \.subject),
    .init("entry", { $0.isOfEntry ? $0.thing : nil }, "null if it is about none."),
    .init("earlier", \.earlier.event), .init("later", \.later.event),
    .init("holds", \.holding),
    .init(
      "sides", { [$0.earlier, $0.later] },
      each: Shape<Side>(
        .init("event", \.event), .init("device", \.device), .init("recorded", \.day),
        .init("text", { $0.words(ScreenStyle()) }))),
    .init(
      "keep", { $0.text("\(command: $0.keep)") }, "The command that says that it is right."),
    .init(
      "change", { $0.text("\(command: $0.change)") }, "The one that makes the other count."))
}
