extension PuldarProgram {
  /// The shapes of what tells of receipts.
  static let schemaOfReceipts = #"""
        "receipt": {
          "description": "receipt read. With --jsonl each line of the answer is one without 'schema' and 'file', or one with 'error', a text.",
          "type": "object",
          "required": ["schema", "file", "merchant", "total", "date", "tax", "currency", "payment", "proven", "items", "doubtful", "cut"],
          "properties": {
            "schema": {"const": 1},
            "file": {"description": "null for standard input.", "type": ["string", "null"]},
            "merchant": {"description": "As printed; what is not found is null, here and below.", "type": ["string", "null"]},
            "total": {"description": "With the decimals that are printed.", "type": ["string", "null"]},
            "date": {"type": ["string", "null"]},
            "tax": {"description": "The sum of the taxes in the total.", "type": ["string", "null"]},
            "currency": {"type": ["string", "null"]}, "payment": {"enum": ["cash", "card", null]},
            "proven": {"description": "Whether the sums of the receipt lead to its total and to no other.", "type": "boolean"},
            "items": {
              "type": "array",
              "items": {
                "type": "object", "required": ["name", "amount", "line"],
                "properties": {"name": {"type": "string"}, "amount": {"type": "string"}, "line": {"type": "integer"}}
              }
            },
            "doubtful": {"description": "The fields that need a second look.", "type": "array", "items": {"type": "string"}},
            "cut": {"description": "Whether the text was too long to be read whole.", "type": "boolean"},
            "why": {
              "description": "With --why.", "type": "array",
              "items": {
                "type": "object", "required": ["field", "value", "certain", "lines", "evidence", "rivals"],
                "properties": {
                  "field": {"type": "string"}, "value": {"type": "string"}, "certain": {"type": "boolean"},
                  "lines": {"type": "array", "items": {"type": "integer"}},
                  "evidence": {"type": "array", "items": {"type": "string"}},
                  "rivals": {
                    "type": "array",
                    "items": {"type": "object", "required": ["value", "line"], "properties": {"value": {"type": "string"}, "line": {"type": "integer"}}}
                  }
                }
              }
            }
          }
        },

    """#
}
