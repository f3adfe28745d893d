/// The events about files that are attached to entries and bills.
@nonexhaustive
public enum ReceiptEvent: Hashable, Sendable {
  /// A file was attached.
  case attached(ReceiptAttached)
  /// A file was detached.
  case detached(ReceiptDetached)

  var payload: any EventPayload {
    switch self {
    case .attached(let payload): payload
    case .detached(let payload): payload
    }
  }

  /// The event that added the entry or bill.
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

  /// Returns the same event about an entry or bill under its new id.
  package func moved(to ids: [EventID: EventID]) -> ReceiptEvent {
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

extension LedgerEvent {
  /// The attached file, also of an attachment that is undone or restored; `nil` if there is none.
  package var attached: ReceiptAttached? {
    switch self {
    case .receipt(.attached(let attached)): attached
    case .reversal(let event): event.reversal.copy.attached
    case .receipt, .entry, .amendment, .setting, .schedule, .account, .purchase, .logOpened, .log:
      nil
    }
  }

  /// Removes the text of an attached file, which no fold of facts needs.
  ///
  /// - Parameter hasText: Whether there is a text; `nil` to keep what the event says.
  package mutating func leaveTextAside(_ hasText: Bool? = nil) {
    guard let attached else { return }
    let bare = attached.leavingTextAside(hasText).event
    guard case .reversal(let event) = self else {
      self = bare
      return
    }
    self = .reversal(event.copying(bare))
  }
}

extension ReversalEvent {
  /// Returns the same reversal of a changed copy.
  fileprivate func copying(_ copy: LedgerEvent) -> ReversalEvent {
    var reversal = reversal
    reversal.copy = copy
    return isUndo
      ? .eventReverted(EventReverted(reversal)) : .eventRestored(EventRestored(reversal))
  }
}
