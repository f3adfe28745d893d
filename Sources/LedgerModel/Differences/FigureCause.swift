/// An event that changed a figure, and by how much.
public struct FigureCause: Hashable, Sendable {
  public var event: EventID
  /// The event that it is about: the entry that it corrects or voids, what it undoes or redoes; `nil`
  /// where it is about itself.
  public var on: EventID?
  /// By how much the figure is higher since, in minor units.
  public var change: Int64
  /// Why, as the person said; may be empty.
  public var reason: String

  public init(event: EventID, on: EventID? = nil, change: Int64, reason: String = "") {
    self.event = event
    self.on = on
    self.change = change
    self.reason = reason
  }
}
