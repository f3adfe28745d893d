import LedgerModel

/// The words of a sentence around its parts, and what they say of the money.
///
/// `{amount}`, `{thing}`, `{merchant}`, `{person}`, `{other}` and `{name}` stand for parts.
struct Frame: Hashable, Sendable {
  enum Outcome: Hashable {
    case expense
    case credit
    case income
    case refusal
  }

  enum Category: Hashable {
    case ofThing
    case income
    case open
  }

  var template: String
  var outcome: Outcome
  var category = Category.open
  /// Whether a day or a place may follow.
  var isOpenToMore = true
  /// Whether words that change the sum may follow the amount.
  var isOpenToSums = false

  func has(_ part: String) -> Bool { template.contains(part) }

  static let expenses: [Frame] = [
    "{thing} {amount}", "{amount} {thing}", "spent {amount} on {thing}",
    "paid {amount} for {thing}", "bought {thing} for {amount}", "{thing} cost {amount}",
    "{amount} for {thing}", "I spent {amount} on {thing}", "got {thing} for {amount}",
    "{thing}: {amount}", "{thing} - {amount}", "{thing} was {amount}",
    "ordered {thing} for {amount}", "just paid {amount} for {thing}", "{thing} ({amount})",
    "dropped {amount} on {thing}", "{amount} - {thing}", "{thing} = {amount}",
    "add {amount} for {thing}", "paid for {thing} {amount}", "{thing} was only {amount}",
    "{thing} set me back {amount}", "had to pay {amount} for {thing}", "{thing} came to {amount}",
    "I bought {thing}, it was {amount}", "log {amount} for {thing}",
  ].map { Frame(template: $0, outcome: .expense, category: .ofThing, isOpenToSums: true) }

  static let shops: [Frame] = [
    "{merchant} {amount}", "{amount} at {merchant}", "spent {amount} at {merchant}",
    "{amount} {merchant}", "paid {amount} at {merchant}", "{amount} @ {merchant}",
    "spent {amount} at {merchant} on {thing}", "{thing} at {merchant} {amount}",
    "{thing} {amount} at {merchant}", "bought {thing} at {merchant} for {amount}",
    "I paid {amount} for {thing} at {merchant}", "picked up {thing} at {merchant} for {amount}",
    "{merchant} charged me {amount}",
    "went to {merchant} and spent {amount}", "{thing} from {merchant} {amount}",
    "{amount} to {merchant} for {thing}", "paid {merchant} {amount}",
  ].map { Frame(template: $0, outcome: .expense, isOpenToSums: false) }

  static let credits: [Frame] = [
    "refund {amount} from {merchant}", "{merchant} refund {amount}",
    "{merchant} refunded {amount}", "got {amount} back from {merchant}",
    "got a refund of {amount} from {merchant}", "{person} paid me back {amount}",
    "{person} gave me {amount} for {thing}", "{person} sent me {amount} for {thing}",
    "{name} paid me back {amount}", "received a refund of {amount} from {merchant}",
    "refunded {amount} by {merchant}", "{merchant} gave me back {amount}",
    "{name} reimbursed me {amount} for {thing}", "reimbursed {amount} by work",
    "{person} paid me back {amount} for {thing}", "got reimbursed {amount} for {thing}",
  ].map { Frame(template: $0, outcome: .credit, isOpenToMore: true) }

  static let incomes: [Frame] = [
    "salary {amount}", "got paid {amount}", "{person} gave me {amount}",
    "received {amount} from {person}", "earned {amount} babysitting", "bonus {amount}",
    "sold my bike for {amount}", "{name} sent me {amount}", "won {amount} in a raffle",
    "paycheck {amount}", "I earned {amount}", "dividends {amount}", "got {amount} from {person}",
    "freelance work {amount}", "{amount} salary", "received my salary {amount}",
    "{person} sent me {amount}", "sold my old phone for {amount}", "I got paid {amount}",
  ].map { Frame(template: $0, outcome: .income, category: .income, isOpenToMore: true) }

  static let refusals: [Frame] = [
    "should I buy {thing} for {amount}?", "is {amount} too much for {thing}?",
    "didn't buy {thing} for {amount}", "did not pay {amount} for {thing}",
    "if I buy {thing} for {amount}", "never paid {amount} for {thing}",
    "want to buy {thing} for {amount}", "need to pay {amount} for {thing}",
    "planning to spend {amount} on {thing}", "will pay {amount} for {thing} tomorrow",
    "{name} spent {amount} on {thing}", "{other} spent {amount} on {thing}",
    "{name} earned {amount} babysitting", "{other} earned {amount} babysitting",
    "she paid {amount} for {thing}", "they bought {thing} for {amount}",
    "{name} got paid {amount}", "{other} borrowed {amount}", "borrowed {amount} from {other}",
    "I borrowed {amount} from {name}", "{other} lent me {amount}", "{name} lent me {amount}",
    "{name} loaned me {amount}", "payment of {amount} at {merchant} failed",
    "payment of {amount} failed", "my card was declined for {amount} at {merchant}",
    "card declined {amount} at {merchant}", "my budget for {thing} is {amount}",
    "budget {amount} for {thing}", "goal: save {amount} for {thing}",
    "transfer {amount} from checking to savings account", "I owe {name} {amount}",
    "owe {other} {amount} for {thing}", "{name} owes me {amount}", "{name} wants {amount} for it",
    "they quoted {amount} for {thing}", "almost bought {thing} for {amount} but didn't",
    "how much is {amount} dollars?", "balance {amount}", "haven't paid the {amount} for {thing}",
    "about to spend {amount} on {thing}", "would you pay {amount} for {thing}",
    "moved {amount} to my savings account", "{thing} payment of {amount} was declined",
    "refund of {amount} from {merchant} pending", "unless it costs {amount}",
    "{name} bought {thing} for {amount}", "{name} paid {amount} for {thing}",
    "can I afford {thing} for {amount}?", "remind me to pay {amount} for {thing}",
    "{thing} would cost {amount}", "I might buy {thing} for {amount}",
    "thinking of buying {thing} for {amount}", "saving for {thing}, goal {amount}",
    "refund of {amount} was denied", "do I have {amount} for {thing}?", "my limit is {amount}",
    "I did not spend {amount} at {merchant}", "they want {amount} for {thing}",
    "{other} owes me {amount}", "loan of {amount} from {name}", "took out a loan of {amount}",
    "insufficient funds for {amount} at {merchant}", "we should buy {thing} for {amount}",
    "how do I enter {amount} for {thing}", "{name} offered {amount} for {thing}",
  ].map { Frame(template: $0, outcome: .refusal, isOpenToMore: false) }
}
