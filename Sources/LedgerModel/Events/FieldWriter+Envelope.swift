extension FieldWriter {
  /// Writes the members of a line up to its seal: `n`, `at`, `type`, `batch`, `key`, `data`.
  package mutating func write(_ envelope: EventEnvelope) {
    // Asked for once: it is a copy of the event.
    let payload = envelope.event.payload
    write("n", envelope.id.number)
    write("at", envelope.recordedAt)
    write("type", type(of: payload).type.text)
    if let batch = envelope.batch { write("batch", [batch.index, batch.count]) }
    if let key = envelope.key { write("key", key.text) }
    enter("data")
    payload.write(to: &self)
    leave()
  }
}
