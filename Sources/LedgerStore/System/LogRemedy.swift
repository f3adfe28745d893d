public import LedgerModel

/// A remedy for logs that cannot be read, written or merged. An app words it with its own commands or buttons.
///
/// | code                                             | a person is offered                                      |
/// | ------------------------------------------------ | -------------------------------------------------------- |
/// | `begin`                                          | to add a first entry                                     |
/// | `beginAnew`                                      | to bring back a ledger that is gone, or begin a new one  |
/// | `nameLedger`                                     | to name a ledger's folder, or a log                      |
/// | `removeCause`, `waitForOther`, `beOwner`         | to try again: without the cause, later, as the owner     |
/// | `repeatUnderKey`                                 | to try again under the same key                          |
/// | `adopt`                                          | to go on with a log of another machine                   |
/// | `checkFile`                                      | to check a file, its permissions and the machine         |
/// | `moveAway`                                       | to move away what is at ``path``                         |
/// | `mend`, `mendFirst`                              | to see how a damaged log can be repaired                 |
/// | `mendFrom`                                       | to repair it with what the log at ``source`` proves      |
/// | `cutEnd`                                         | to cut off an unfinished write of unknown state          |
/// | `restore`, `putBack`                             | to bring events or the ledger back, or to go on without  |
/// | `takeIn`, `takeInFirst`                          | to merge the log at ``path``, or of another device       |
/// | `makeFolder`, `makeFolderOf`                     | to make a folder of ``path``, and of ``source``          |
/// | `join`                                           | to say that a ledger that began separately is the same   |
/// | `keepBoth`                                       | to keep both of two logs that fork                       |
public struct LogRemedy: Remedy {
  package enum Way: String, CaseIterable, Sendable {
    case begin, beginAnew, nameLedger, removeCause, waitForOther, beOwner, repeatUnderKey, adopt
    case checkFile, moveAway, mend, mendFirst, mendFrom, cutEnd, restore, putBack, takeIn,
      takeInFirst
    case makeFolder, makeFolderOf, join, keepBoth
  }

  private let way: Way
  /// The file that it is about; `nil` if there is none.
  public let path: String?
  /// The other log that it needs; `nil` if it needs none.
  public let source: String?

  package init(_ way: Way, path: String? = nil, source: String? = nil) {
    self.way = way
    self.path = path
    self.source = source
  }

  /// The stable code of the remedy.
  public var code: String { way.rawValue }
}
