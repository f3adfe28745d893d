import CommandTable
import LedgerModel
import LedgerStore
import PuldarInterchange
import ReceiptReading

/// Where receipts come from, and who reads them.
struct ReceiptSource {
  private let session: Session
  let context: ReceiptContext

  /// What can be attached can be read.
  static let byteLimit = ReceiptFile.byteLimit

  /// - Parameter state: What is known of the ledger, whose order of day and month counts; `nil` if there is none.
  init(_ session: Session, _ state: DecisionState? = nil) {
    self.session = session
    context = ReceiptContext(
      today: session.today, conventions: session.conventions(for: .usd, in: state?.opened),
      isOrderStated: state?.opened?.dateOrder != nil)
  }

  /// What a file or standard input says.
  func receipt(in file: PathArgument) async throws -> ReadReceipt {
    let bytes = file.path == "-" ? try input() : try self.bytes(of: file.path)
    return try await receipt(in: bytes, of: file.path)
  }

  /// What the bytes of a file, or of standard input, say.
  func receipt(in bytes: [UInt8], of path: String) async throws -> ReadReceipt {
    let receipt = try await read(bytes, named: ReceiptSource.name(of: path))
    guard receipt.holdsSomething else {
      throw CommandFailure(
        "nothing was read in \(ReceiptSource.name(of: path)): neither a day nor a total",
        remedy: ReceiptSource.byHand, .refusedData)
    }
    return receipt
  }

  /// What a text says.
  func receipt(of text: String) -> ReadReceipt { ReceiptReader().read(text, context) }

  /// What the bytes of a file say: an image, a PDF or a text.
  func read(_ bytes: [UInt8], named name: String) async throws(CommandFailure) -> ReadReceipt {
    guard bytes.count <= ReceiptSource.byteLimit else {
      throw CommandFailure(
        "\(name) has more than \(ReceiptSource.byteLimit / 1_000_000) MB, which is too much",
        remedy: "Give the receipt alone, and not the whole roll.", .refusedData)
    }
    do throws(ScanFailure) {
      if let host = session.surroundings.receipts {
        return try await host.receipt(in: bytes, context)
      }
    } catch {
      if error != .neither { throw failure(error, name) }
    }
    if bytes.isEmpty { return ReadReceipt() }
    if let mail = MailMessage(bytes) { return try await receipt(of: mail, named: name) }
    guard let text = DecodedText(of: bytes) else { throw failure(.neither, name) }
    if let page = MailMessage.text(ofPage: text.text) { return receipt(of: page) }
    if let other = text.otherForm {
      throw CommandFailure(
        "\(name) is \(other), and no receipt",
        remedy: text.isOfBank
          ? "Take in what a bank gives out with '\(command: "import FILE")'."
          : "Print it to a PDF, and name that.", .refusedData)
    }
    return receipt(of: text.text)
  }

  /// What an e-mail says: its text in the plainest form that proves a total, else an attached file.
  private func receipt(
    of mail: MailMessage, named name: String
  ) async throws(CommandFailure) -> ReadReceipt {
    func read(_ form: ([MailMessage.Body]) -> MailMessage.Body?) -> ReadReceipt {
      let texts = mail.texts.compactMap { form($0) }.compactMap { body -> String? in
        let text = DecodedText(of: body.bytes)?.text
        return body.isPage ? text.flatMap { MailMessage.text(ofPage: $0) ?? $0 } : text
      }
      return receipt(of: ([mail.header] + texts).joined(separator: "\n\n"))
    }
    let plain = read(\.first)
    let page = read(\.last)
    var best = plain
    if plain.total == nil || plain.total?.isCertain == false && page.total?.isCertain == true {
      best = page
    }
    guard best.total?.isCertain != true, let host = session.surroundings.receipts else {
      return best
    }
    var problem: ScanFailure?
    for file in mail.attachments.prefix(ReceiptSource.attachmentLimit) {
      do throws(ScanFailure) {
        let attached = try await host.receipt(in: file, context)
        guard let total = attached.total, total.isCertain || best.total == nil else { continue }
        return attached.completed(from: best)
      } catch {
        problem = problem ?? error
      }
    }
    if best.total == nil, let problem {
      throw failure(problem, problem == .neither ? "what is attached to \(name)" : name)
    }
    return best
  }

  /// How many attached files of an e-mail are read: an invoice is one of the first.
  private static let attachmentLimit = 3

  private func failure(_ failure: ScanFailure, _ name: String) -> CommandFailure {
    var remedy = ReceiptSource.byHand
    var code = ExitCode.refusedData
    if let words = failure.remedy {
      remedy = Advice(words) + " Or enter it by hand: " + ReceiptSource.entry
    }
    if case .noProgram = failure { code = .modelUnavailable }
    return CommandFailure("\(name) was not read: \(failure.problem)", remedy: remedy, code)
  }

  /// The bytes of a file, by its path as a person writes it.
  func bytes(of path: String) throws -> [UInt8] {
    let place = session.models.path(of: path)
    let files = session.surroundings.files
    let bytes: [UInt8]?
    do throws(InputFailure) {
      bytes = try files?.bytes(of: place, upTo: ReceiptSource.byteLimit)
    } catch {
      throw failure(error, path, isFolder: (try? files?.names(in: place)) != nil)
    }
    guard let bytes else {
      throw CommandFailure(
        "there is no file '\(VisibleText(path))'",
        remedy: "Check the path, or give the text after '|' with '-'.", .missing)
    }
    return bytes
  }

  /// The same words as where a file is to be attached.
  private func failure(_ failure: InputFailure, _ path: String, isFolder: Bool) -> any Error {
    let shown = VisibleText(path).description
    if isFolder {
      return CommandFailure(
        "'\(shown)' is a folder",
        remedy:
          "Name the files in it, or store them all: \(command: "receipt add \(shown.shellQuoted)")",
        .refusedData)
    }
    switch failure {
    case .noFile: return FileEventStore.receiptRefusal(of: shown, byteCount: nil)
    case .tooLong(_, let byteCount):
      return FileEventStore.receiptRefusal(of: shown, byteCount: byteCount)
    case .refused:
      return CommandFailure(
        "'\(shown)' cannot be read", remedy: "Check who may read it.", .refusedData)
    }
  }

  /// The bytes of standard input.
  func input() throws(InputFailure) -> [UInt8] {
    var input = session.surroundings.input
    var bytes: [UInt8] = []
    while bytes.count <= ReceiptSource.byteLimit {
      let more = try input.read(upTo: 65_536)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// How a file is named in a message.
  static func name(of path: String) -> String {
    path == "-" ? "standard input" : "'\(VisibleText(path))'"
  }

  /// What always works.
  static let byHand: Advice = "Enter it by hand: " + entry
  private static let entry: Advice = "\(command: "add 12.50 --merchant \"Corner Shop\"")"
}

extension ReadReceipt {
  /// Whether anything is known that an entry needs.
  var holdsSomething: Bool { total != nil || date != nil }

  /// Returns it with the day and the merchant of the e-mail that it was attached to, if it has none.
  fileprivate func completed(from mail: ReadReceipt) -> ReadReceipt {
    var whole = self
    whole.date = date ?? mail.date
    whole.merchant = merchant ?? mail.merchant
    return whole
  }
}
