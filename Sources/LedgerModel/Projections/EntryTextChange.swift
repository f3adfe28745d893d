/// The texts of an entry before and after an event.
public struct EntryTextChange: Hashable, Sendable {
  public var was: EntryTexts
  public var now: EntryTexts

  public init(was: EntryTexts, now: EntryTexts) {
    self.was = was
    self.now = now
  }
}
