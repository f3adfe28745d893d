public import LedgerModel

/// What helps if logs cannot be read, written or taken in, for a program to word: by its own commands or buttons.
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
/// | `moveAway`                                       | to move away what stands at ``path``                     |
/// | `mend`, `mendFirst`                              | to see how a damaged log can be mended                   |
/// | `mendFrom`                                       | to mend it with what the log at ``source`` proves        |
/// | `cutEnd`                                         | to cut off an unfinished write that nothing is known of  |
/// | `restore`, `putBack`                             | to bring events or the ledger back, or to go on without  |
/// | `takeIn`, `takeInFirst`                          | to take in the log at ``path``, or of another device     |
/// | `makeFolder`, `makeFolderOf`                     | to make a folder of ``path``, and of ``source``          |
/// | `join`                                           | to say that a ledger which began apart is one with this  |
/// | `keepBoth`                                       | to keep both of two logs that fork                       |
public struct LogRemedy: Remedy {
  package enum Way: String, CaseIterable, Sendable {
    case begin, beginAnew, nameLedger, removeCause, waitForOther, beOwner, repeatUnderKey, adopt
    case checkFile, moveAway, mend, mendFirst, mendFrom, cutEnd, restore, putBack, takeIn,
      takeInFirst
    case makeFolder, makeFolderOf, join, keepBoth
  }

  private let way: Way
  /// The file that it is about; `nil` if it is about none.
  public let path: String?
  /// The other log that it needs; `nil` if it needs none.
  public let source: String?

  package init(_ way: Way, path: String? = nil, source: String? = nil) {
    self.way = way
    self.path = path
    self.source = source
  }

  /// Which it is: a word that stays what it is.
  public var code: String { way.rawValue }
}
