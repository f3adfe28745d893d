/// What became of a write.
enum WriteOutcome {
  case written
  case unknown(problem: String, errno: Int32?)
  case failed(any Error)
}
