import CommandTable
import LedgerModel
import LedgerStore
import ReceiptReading

extension PuldarCommand {
  static var receipt: Command {
    Command(
      "receipt", "Read receipts, store them, and keep them beside entries and bills.",
      discussion: """
        A receipt is read by rules: its own sums prove its total, and no list of shops is asked. \
        What is not found is left out, and what is doubtful is marked.
        """,
      examples: ["puldar receipt read lunch.jpg", "puldar receipt read lunch.txt --why"],
      subcommands: [addReceipt, showReceipt, attach, detach, collectReceipts])
  }

  private static var showReceipt: Command {
    Command(
      "read", "Show what a receipt says, and store nothing.",
      discussion: """
        The file is a photograph or a scan, a PDF, or text; '-' reads standard input. Images are \
        read with 'tesseract', PDFs with 'pdftotext', on this machine; without them, text is read \
        all the same. With --jsonl each line of standard input is an object with the member "text" \
        or "file", and perhaps "id"; each line of the answer is what was read, or {"error": \
        "why"}.
        """,
      examples: [
        "puldar receipt read lunch.jpg", "puldar receipt read - < lunch.txt",
        "puldar receipt read --jsonl < receipts.jsonl",
      ], traits: [.onlyNow, .withoutLedger],
      .optionalArgument("<file>", "The receipt, or '-' for standard input.", PathArgument.self),
      .flag("--why", "Say where each field stands, what speaks for it, and what else it could be."),
      .flag("--jsonl", "Read JSON objects, one a line, and answer in the same way.")
    ) { session, file, explains, readsLines in
      let source = ReceiptSource(session)
      if readsLines {
        guard file == nil else {
          throw UsageError("With '--jsonl' the receipts come from standard input")
        }
        return ReceiptLines(session: session, source: source).report()
      }
      guard let file else { throw UsageError.missing("<file>") }
      let receipt = try await source.receipt(in: file)
      return ReceiptReport(
        receipt, of: file, explains: explains,
        obstacle: ReceiptObstacle(session: session, file: file).words(receipt)
      ).report()
    }
  }
}

/// The reason why 'receipt add' would refuse a receipt that was read.
struct ReceiptObstacle {
  let session: Session
  let file: PathArgument

  /// Returns the reason, and what to do; `nil` if nothing prevents it.
  func words(_ receipt: ReadReceipt) -> Advice? {
    if file.path != "-" {
      do {
        _ = try session.store.readReceipt(session.models.path(of: file.path))
      } catch let refusal as any FileRefusal {
        if refusal.code == "ReceiptRefusal.unknownType" {
          // It was read as a text.
          return
            "It cannot be added: it holds control characters, which no text has. Print it to a PDF, and add that."
        }
        let remedy: Advice = refusal.advice.map { " " + $0 } ?? ""
        return "It cannot be added: \(VisibleText(refusal.problem))." + remedy
      } catch {
        // Disk errors are reported when it is added.
      }
    }
    if let total = receipt.total?.value, total.thousandths == 0 {
      return "There is nothing to add: the total is \(total.text)."
    }
    if let day = receipt.date?.value, day > session.today {
      return
        "It cannot be added before \(day.text), which lies after today: add it then, or say the day with --date."
    }
    return nil
  }
}
