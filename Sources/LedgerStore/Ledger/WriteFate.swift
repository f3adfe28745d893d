/// What became of a write.
enum WriteFate {
  case written
  case unknown(problem: String)
  case failed(any Error)
}
