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
      try await ProAnswer(session).show()
    }
  }

  private static var unlockPro: Command {
    Command(
      "unlock", "Record a purchase that unlocks Pro.",
      examples: ["puldar pro unlock --transaction T1 --price 4.99"],
      .requiredOption("--transaction <id>", "The purchase, as the seller names it.", String.self),
      .option(
        "--product <id>", "What was bought. (default: \(ProUnlocked.proProduct))", String.self),
      .option("--price <amount>", "What was paid, as 4.99 or \"4.99 EUR\".", AmountWord.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, transaction, product, price, key, isPreview in
      let currency = session.currency(of: try await session.state())
      let paid = try price?.money(currency, session.conventions(for: currency), for: "--price")
      let product = product ?? ProUnlocked.proProduct
      let deed = try await session.carryOut(
        UnlockPro(product: product, transaction: transaction, price: paid), key: key,
        isPreview: isPreview)
      try await SettingAnswer(session, deed, touching: []).show([
        product == ProUnlocked.proProduct
          ? "Pro unlocked: \(ProAnswer.features)"
          : "purchase of \(VisibleText(product)), which unlocks nothing that this version knows"
      ])
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
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, transaction, product, reason, key, isPreview in
      let product = product ?? ProUnlocked.proProduct
      let deed = try await session.carryOut(
        RevokePro(product: product, transaction: transaction, reason: reason ?? ""), key: key,
        isPreview: isPreview)
      try await SettingAnswer(session, deed, touching: []).show([
        product == ProUnlocked.proProduct
          ? "Pro locked: \(ProAnswer.features)" : "purchase of \(VisibleText(product)) revoked"
      ])
    }
  }
}
