extension PuldarProgram {
  /// The shapes of what tells of accounts.
  static let schemaOfAccounts = #"""
        "accounts": {
          "type": "object", "required": ["schema", "date", "total", "currency", "accounts"],
          "properties": {
            "schema": {"const": 1}, "date": {"description": "At the end of this day.", "$ref": "#/$defs/day"},
            "total": {"description": "null before accounts are in use.", "type": ["string", "null"]}, "currency": {"type": ["string", "null"]},
            "accounts": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["account", "kind", "countsDaily", "balance", "opening", "from", "moved", "corrections", "agreed"],
                "properties": {
                  "account": {"type": "string"}, "kind": {"enum": ["bank", "cash", "card", "savings", "other"]},
                  "countsDaily": {"description": "Whether what is spent from it counts against the daily allowance.", "type": "boolean"},
                  "balance": {"description": "opening, moved and corrections together.", "$ref": "#/$defs/amount"},
                  "opening": {"description": "What it held when 'from' began.", "$ref": "#/$defs/amount"}, "from": {"$ref": "#/$defs/day"},
                  "moved": {"description": "What entries and transfers brought, less what they took.", "$ref": "#/$defs/amount"},
                  "corrections": {"type": "array", "items": {"$ref": "#/$defs/amount"}},
                  "agreed": {"description": "The last day at whose end the bank said the same.", "type": ["string", "null"]}
                }
              }
            }
          }
        },
        "reconcile": {
          "description": "reconcile where the bank says something else; where it agrees, 'write'.",
          "type": "object", "required": ["schema", "account", "date", "recorded", "stated", "difference", "currency", "agreed", "entries", "transfers"],
          "properties": {
            "schema": {"const": 1}, "account": {"type": "string"}, "date": {"$ref": "#/$defs/day"},
            "recorded": {"$ref": "#/$defs/amount"}, "stated": {"$ref": "#/$defs/amount"},
            "difference": {"description": "stated less recorded.", "$ref": "#/$defs/amount"}, "currency": {"type": "string"},
            "agreed": {"type": ["string", "null"]},
            "entries": {"description": "In the account, since both agreed last.", "type": "array", "items": {"$ref": "#/$defs/entry"}},
            "transfers": {"type": "array", "items": {"$ref": "#/$defs/event-id"}}
          }
        },

    """#
}
