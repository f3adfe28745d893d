public import LedgerModel

/// How far a log was verified, to be kept elsewhere: a later reader verifies only what follows it, and finds out if it
/// is no longer there.
public struct VerifiedHead: Hashable, Sendable {
  package let log: VerifiedLog

  /// - Parameter log: What is known; how the file looked on this machine is left out.
  init(log: VerifiedLog) {
    var log = log
    (log.inode, log.modifiedNanoseconds) = (0, VerifiedLog.noTime)
    self.log = log
  }

  /// Whose log it is.
  public var writer: WriterID { log.writer }
  /// How many events were verified.
  public var eventCount: Int { log.eventCount }
  /// How many bytes they have.
  public var byteCount: Int { log.end }
  /// The seal of the last of them: 64 hexadecimal digits.
  public var seal: String { log.seal.text }
}

extension VerifiedHead {
  /// A JSON object with all of it: `writer`, `end` (in bytes), `events`, `at`, `seal`, `joined` if there are any, and
  /// `reads`, the version that understood the events.
  public var json: String {
    var fields = FieldWriter()
    log.write(to: &fields, namingFile: false)
    return String(decoding: fields.finished(), as: UTF8.self)
  }

  /// Reads what ``json`` gave.
  ///
  /// - Throws: ``LedgerEvents/UnreadableText`` for anything else.
  public init(json: String) throws(UnreadableText) {
    do throws(FieldError) {
      log = try VerifiedLog(line: Array(json.utf8))
    } catch {
      throw UnreadableText(
        text: json, kind: "a verified head", remedy: "Keep it as verifying gave it.")
    }
  }
}
