import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var addReceipt: Command {
    Command(
      "add", "Read receipts, and store each as an entry with its file.",
      discussion: """
        At a terminal you see what was read, with a mark at what is doubtful: Enter stores it, e \
        corrects it field by field, n leaves it. --yes stores without a question what the paper proves: \
        its sums, its payment, or the same total in two places, and a day that has one reading. \
        The rest is asked at a terminal, and refused in a script, with the option that says it; \
        without --yes a script gets what was read as JSON, and the exit code 65. A purchase that is \
        stored already, by hand or from a bank's file, is not stored again. An option goes before \
        what was read. A folder means the files in it, and - standard input. Files that were added before are passed over, so that the \
        same command goes on after it was stopped; so is a text that is no receipt. With 'puldar \
        config set receipts.autosave true' a receipt whose own sums prove its total is stored \
        without a question, and waits for 'puldar review'.
        """,
      examples: [
        "puldar receipt add lunch.jpg", "puldar receipt add scans --yes",
        "puldar receipt add lunch.txt --amount 12.50 --category dining",
      ], traits: [.onlyNow],
      .arguments(
        "<file>", "Receipts, or folders of them, or - for standard input.", PathArgument.self,
        isRequired: true),
      Parameter(
        .option("--merchant <name>", "Who was paid.", String.self, completing: .merchants),
        .option("--amount <amount>", "What was paid.", AmountArgument.self),
        .option("-d --date <day>", "The day it counts on.", DayArgument.self),
        .option(
          "-c --category <name>", "The category.", CategoryName.self, completing: .categories),
        .option("-a --account <name>", "The account. (default: bank)", AccountName.self),
        .option("--tax <amount>", "The part of the amount that is tax, or none.", TaxArgument.self)
      ) { merchant, amount, date, category, account, tax in
        EntryFields(
          merchant: merchant, amount: amount, category: category, date: date, account: account,
          tax: tax)
      },
      .option("--note <text>", "What you want to remember.", String.self),
      .option("--currency <code>", "The currency that the receipt is in.", Money.Currency.self),
      Parameter(
        .flag(
          "--items", "Keep things of several categories as a split, if they make up the total."),
        .preview, .model, as: ReceiptManner.init(keepsItems:isPreview:models:))
    ) { session, files, fields, note, currency, manner in
      let options = ReceiptOptions(
        merchant: fields.merchant, amount: fields.amount, date: try await session.day(fields.date),
        category: fields.category, account: fields.account, tax: fields.tax, note: note,
        currency: currency, models: manner.models, keepsItems: manner.keepsItems)
      return try await ReceiptCollecting(
        session: session, options: options, isPreview: manner.isPreview
      )
      .report(of: files.map(\.path))
    }
  }
}

/// How `receipt add` reads and stores.
struct ReceiptManner {
  /// Whether items of several categories are stored as a split.
  let keepsItems: Bool
  let isPreview: Bool
  let models: ModelOptions
}

/// Adds the named receipts, and those in folders.
struct ReceiptCollecting {
  let session: Session
  let options: ReceiptOptions
  let isPreview: Bool

  func report(of paths: [String]) async throws -> Report {
    var files: [(path: String, isNamed: Bool)] = []
    for path in paths {
      if path == "-" {
        files.append((path, true))
        continue
      }
      let place = session.models.path(of: path)
      if let found = try session.store.receiptSources(in: place) {
        guard !found.isEmpty else {
          throw CommandFailure(
            "there is no file in '\(VisibleText(path))'", remedy: "Name a folder with receipts.",
            .missing)
        }
        files += found.map { ($0, false) }
      } else {
        files.append((path, true))
      }
    }
    if options.isOfOne, files.count > 1 {
      throw UsageError(
        "--merchant, --amount, --date and --tax are of one receipt: add the others by themselves")
    }
    let adding = try await ReceiptAdding(session, options, isPreview: isPreview)
    var items: [ReceiptAddReport.Item] = []
    let progress = ReceiptProgress(session, count: files.count)
    for (place, file) in files.enumerated() {
      progress.show(place)
      items.append(try await item(file.path, isNamed: file.isNamed, adding))
    }
    progress.clear()
    return try await ReceiptAddReport(session, items, try await session.ledger.state()).report()
  }

  /// Returns the result of one receipt. A refusal is reported and the others continue; a disk error ends all.
  private func item(
    _ path: String, isNamed: Bool, _ adding: ReceiptAdding
  ) async throws -> ReceiptAddReport.Item {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do {
      let result = try await adding.add(path, isNamed: isNamed)
      return .init(name: result.name, result: .success(result))
    } catch let error as CommandFailure {
      return .init(name: name, result: .failure(error))
    } catch let error as any FileRefusal {
      return .init(name: name, result: .failure(error))
    } catch let error as Refusal {
      return .init(name: name, result: .failure(error))
    } catch LedgerError.refused(let refusal) {
      return .init(name: name, result: .failure(refusal))
    }
  }
}

/// The progress of adding many receipts, at a terminal.
struct ReceiptProgress {
  private let session: Session
  private let count: Int
  private let isShown: Bool

  /// The smallest number of receipts that needs progress: fewer are done too quickly.
  private static let least = 4

  init(_ session: Session, count: Int) {
    self.session = session
    self.count = count
    isShown =
      session.surroundings.terminal.isErrorTerminal && count >= ReceiptProgress.least
      && session.options.agrees
  }

  /// - Parameter done: The number of finished receipts.
  func show(_ done: Int) {
    if isShown { session.prompt.show("\r\u{1B}[K\(done) of \(count) receipts") }
  }

  func clear() {
    if isShown { session.prompt.show("\r\u{1B}[K") }
  }
}
