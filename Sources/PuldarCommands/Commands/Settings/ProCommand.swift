import CommandTable
import LedgerModel

extension PuldarCommand {
  static var pro: Command {
    Command(
      "pro", "Show, unlock and revoke the features of Pro.",
      discussion: """
        Pro is what an app that is built on puldar may sell. This command sells nothing and asks nobody \
        for money: 'pro unlock' records a purchase, and whether it was really made is checked by who \
        sells it. Only a ledger that was made with 'puldar init --metered' has anything locked. Reading is always \
        free: every figure, list, log and JSON answer, 'export jsonl', 'merge', 'restore', and what a \
        revoked Pro left behind. How an app asks its store is in the library, under PurchaseVerifier.
        """,
      examples: ["puldar pro", "puldar pro unlock --transaction T1"],
      subcommands: [proStatus, unlockPro, restorePro, revokePro]
    ) { session in
      try await ProReport(session: session).report()
    }
  }

  private static var proStatus: Command {
    Command("status", "Show what is locked, and what Pro holds.") { session in
      try await ProReport(session: session).report()
    }
  }

  private static var restorePro: Command {
    Command(
      "restore", "Read from the log anew which purchases hold.",
      discussion: """
        The purchases stand in the log and go wherever it goes: a copy, a merge or a backup brings them \
        with it. Every one is told, with what revoked it. Nothing is stored, and nobody is asked.
        """,
      examples: ["puldar pro restore"], traits: [.onlyNow]
    ) { session in
      try await RestoredProReport(session: session).report()
    }
  }

  private static var unlockPro: Command {
    Command(
      "unlock", "Record a purchase that unlocks Pro.",
      examples: ["puldar pro unlock --transaction T1 --price 4.99"],
      .requiredOption("--transaction <id>", "The purchase, as the seller names it.", String.self),
      .option(
        "--product <id>", "What was bought. (default: \(ProUnlocked.proProduct))", String.self),
      .option("--price <amount>", "What was paid, as 4.99 or \"4.99 EUR\".", AmountArgument.self),
      .keyed
    ) { session, transaction, product, price, recording in
      let currency = session.ledger.currency(of: try await session.ledger.state())
      let paid = try price?.money(currency, session.conventions(for: currency), for: "--price")
      let product = product ?? ProUnlocked.proProduct
      return try await session.recorded(
        UnlockPro(product: product, transaction: transaction, price: paid), recording
      ).report(
        product == ProUnlocked.proProduct
          ? "Pro unlocked: \(ProReport.features)"
          : "purchase of \(VisibleText(product)), which unlocks nothing that this version knows")
    }
  }

  private static var revokePro: Command {
    Command(
      "revoke", "Record that a purchase no longer holds.", examples: ["puldar pro revoke"],
      .option(
        "--transaction <id>", "The purchase. (default: every one of the product)", String.self),
      .option(
        "--product <id>", "What was bought. (default: \(ProUnlocked.proProduct))", String.self),
      .recording()
    ) { session, transaction, product, recording in
      let product = product ?? ProUnlocked.proProduct
      return try await session.recorded(
        RevokePro(product: product, transaction: transaction, reason: recording.reason), recording
      ).report(
        product == ProUnlocked.proProduct
          ? "Pro locked: \(ProReport.features)" : "purchase of \(VisibleText(product)) revoked")
    }
  }
}

/// The locked features, and the purchase that unlocked the others.
struct ProReport {
  let session: Session

  /// The features of Pro, as a list.
  static var features: String {
    ProFeature.allCases.map { feature in
      switch feature {
      case .rollover: "rollover"
      case .auto: "bills that are recorded by themselves (--auto)"
      case .export: "export"
      case .backup: "backup"
      case .model: "more than \(ProFeature.weeklyModelEntries) model entries a week"
      @unknown default: feature.rawValue
      }
    }.joined(separator: ", ")
  }

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let purchase = state.proPurchase
    return Report { _ in
      if let purchase {
        return [
          Report.Line(
            "Pro is unlocked (\(numbering.text(purchase.event)), "
              + "transaction \(VisibleText(purchase.transaction))): \(ProReport.features)")
        ]
      }
      if state.opened?.policy == .open { return ["Nothing is locked."] }
      return [
        "Pro is locked: \(ProReport.features)",
        .offering("Unlock it with: \(command: "pro unlock --transaction ID")"),
        .dispensable(
          "Your log is plain text and yours: \(VisibleText(session.location.shownLogPath))"),
      ]
    } rows: {
      ProFeature.allCases.map { [$0.rawValue, state.allows($0) ? "unlocked" : "locked"] }
    } record: {
      ProReport.shape.record(of: state, numbering)
    }
  }

  static let shape = Shape<DecisionState>(
    answer: "pro-status", .init("policy", { $0.opened?.policy ?? .metered }),
    .init("event", \.proPurchase?.event), .init("transaction", \.proPurchase?.transaction),
    .init(
      name: "features", note: "Whether each is unlocked.",
      value: { state, _ in
        Record(ProFeature.allCases.map { ($0.rawValue, state.allows($0)) }).told
      }, schema: { ["type": "object", "additionalProperties": Bool.schema(&$0)] }))
}
