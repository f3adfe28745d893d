extension FieldWriter {
  /// Writes the members of a line up to its seal: `n`, `at`, `type`, `batch`, `key`, `data`.
  package mutating func write(_ envelope: EventEnvelope) {
    write("n", envelope.id.number)
    write("at", envelope.recordedAt.text)
    write("type", envelope.event.type.text)
    if let batch = envelope.batch { write("batch", [batch.index, batch.count]) }
    if let key = envelope.key { write("key", key.text) }
    enter("data")
    envelope.event.write(to: &self)
    leave()
  }
}
