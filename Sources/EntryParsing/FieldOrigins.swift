/// How each field of an entry was found; `nil` where the text says nothing and a default stands.
public struct FieldOrigins: Hashable, Sendable {
  public var type: FieldOrigin?
  public var amount: FieldOrigin?
  public var currency: FieldOrigin?
  public var merchant: FieldOrigin?
  public var category: FieldOrigin?
  public var date: FieldOrigin?
  public var account: FieldOrigin?

  public init() {}
}
