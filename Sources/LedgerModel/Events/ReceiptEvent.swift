/// The events about files that are attached to entries and bills.
package enum ReceiptEvent: Hashable, Sendable {
  case attached(ReceiptAttached)
  case detached(ReceiptDetached)

  var payload: any EventPayload {
    switch self {
    case .attached(let payload): payload
    case .detached(let payload): payload
    }
  }

  /// The event that added the entry or bill that it is about.
  package var target: EventID {
    switch self {
    case .attached(let attached): attached.target
    case .detached(let detached): detached.target
    }
  }

  package var hash: ReceiptHash {
    switch self {
    case .attached(let attached): attached.file.hash
    case .detached(let detached): detached.hash
    }
  }

  /// The same about an entry or bill under its new id.
  func moved(to ids: [EventID: EventID]) -> ReceiptEvent {
    let id = ids[target] ?? target
    switch self {
    case .attached(var attached):
      attached.target = id
      return .attached(attached)
    case .detached(var detached):
      detached.target = id
      return .detached(detached)
    }
  }
}
