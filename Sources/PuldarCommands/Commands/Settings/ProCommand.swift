import CommandTable
import LedgerModel

extension PuldarCommand {
  static var pro: Command {
    Command(
      "pro", "Show, unlock and revoke the features of Pro.",
      discussion: """
        A ledger is metered unless it was made with 'puldar init --open'. Whether a purchase was \
        really made is checked by the app that sells it; here it is recorded.
        """,
      examples: ["puldar pro status", "puldar pro unlock --transaction T1"],
      subcommands: [proStatus, unlockPro, revokePro])
  }

  private static var proStatus: Command {
    Command("status", "Show whether Pro is unlocked, and what it holds.") { session in
      return try await ProReport(session).report()
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
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, transaction, product, price, key, isPreview in
      let currency = session.ledger.currency(of: try await session.ledger.state())
      let paid = try price?.money(currency, session.conventions(for: currency), for: "--price")
      let product = product ?? ProUnlocked.proProduct
      let write = try await session.ledger.perform(
        UnlockPro(product: product, transaction: transaction, price: paid), key: key,
        isPreview: isPreview)
      return try await SettingReport(session, write, touching: []).report(
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
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, transaction, product, reason, key, isPreview in
      let product = product ?? ProUnlocked.proProduct
      let write = try await session.ledger.perform(
        RevokePro(product: product, transaction: transaction, reason: reason ?? ""), key: key,
        isPreview: isPreview)
      return try await SettingReport(session, write, touching: []).report(
        product == ProUnlocked.proProduct
          ? "Pro locked: \(ProReport.features)" : "purchase of \(VisibleText(product)) revoked")
    }
  }
}

/// Whether Pro is unlocked.
struct ProReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// What Pro holds, as a list.
  static var features: String {
    ProFeature.allCases.map { feature in
      switch feature {
      case .rollover: "rollover"
      case .recurring: "recurring entries"
      case .model: "more than \(ModelEntries.weeklyLimit) model entries a week"
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
      if state.opened?.policy == .open { return ["Nothing is locked: this ledger was made open."] }
      return [
        "Pro is locked: \(ProReport.features)",
        .offering("Unlock it with: \(command: "pro unlock --transaction ID")"),
      ]
    } rows: {
      ProFeature.allCases.map { [$0.rawValue, state.allows($0) ? "unlocked" : "locked"] }
    } document: {
      [
        "schema": 1, "policy": .text(state.opened?.policy.rawValue ?? Policy.metered.rawValue),
        "event": .optional(purchase.map { numbering.text($0.event) }),
        "transaction": .optional(purchase?.transaction),
        "features": .object(
          ProFeature.allCases.map { .init(name: $0.rawValue, value: .bool(state.allows($0))) }),
      ]
    }
  }
}
