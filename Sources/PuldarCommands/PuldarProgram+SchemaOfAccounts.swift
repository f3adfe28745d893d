extension PuldarProgram {
  /// The shapes of what tells of accounts.
  static let schemaOfAccounts = #"""
        "accounts": {
          "type": "object", "required": ["schema", "date", "total", "atHand", "kept", "currency", "accounts"],
          "properties": {
            "schema": {"const": 1}, "date": {"description": "At the end of this day.", "$ref": "#/$defs/day"},
            "atHand": {"description": "What bank, cash and cards hold.", "type": ["string", "null"]},
            "kept": {"description": "What savings, investments and loans hold.", "type": ["string", "null"]},
            "total": {"description": "null before accounts are in use.", "type": ["string", "null"]}, "currency": {"type": ["string", "null"]},
            "accounts": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["account", "kind", "countsDaily", "balance", "opening", "from", "moved", "corrections", "agreed"],
                "properties": {
                  "account": {"type": "string"}, "kind": {"enum": ["bank", "cash", "card", "savings", "investment", "loan"]},
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
        "import": {
          "description": "import: what each file says, what each line becomes, and whether ledger and bank agree then.",
          "type": "object", "required": ["schema", "written", "statements", "lines", "leftOut", "balances", "bills", "events", "errors"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "statements": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["file", "format", "account", "currency", "count", "sum", "first", "last", "new", "same", "known", "doubtful", "leftOut", "assumed"],
                "properties": {
                  "file": {"type": "string"}, "format": {"enum": ["ofx", "qif", "camt", "mt940", "csv"]}, "account": {"type": "string"},
                  "currency": {"type": ["string", "null"]}, "count": {"type": "integer"},
                  "sum": {"description": "Of all lines, with the bank's signs and decimals.", "type": "string"},
                  "first": {"type": ["string", "null"]}, "last": {"type": ["string", "null"]},
                  "new": {"type": "integer"},
                  "same": {"description": "What was typed, or told from the other side, and is matched with it.", "type": "integer"},
                  "known": {"type": "integer"}, "doubtful": {"type": "integer"},
                  "leftOut": {"description": "With new, same, known and doubtful every line of the file; count and sum are of its bookings.", "type": "integer"},
                  "assumed": {"description": "What nothing in the file proves, and how it was read.", "type": "array", "items": {"type": "string"}}
                }
              }
            },
            "lines": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["file", "line", "account", "date", "amount", "currency", "payee", "merchant", "becomes", "category", "why", "state", "like"],
                "properties": {
                  "file": {"type": "string"}, "line": {"type": "integer"}, "account": {"type": "string"}, "date": {"$ref": "#/$defs/day"},
                  "amount": {"description": "With the bank's sign.", "$ref": "#/$defs/amount"}, "currency": {"type": "string"},
                  "payee": {"description": "In the bank's words.", "type": "string"}, "merchant": {"description": "null, as the three behind it, for what is known or left out.", "type": ["string", "null"]},
                  "becomes": {"enum": ["expense", "credit", "income", "transfer", "match", null]}, "category": {"type": ["string", "null"]},
                  "why": {"type": ["string", "null"]}, "state": {"enum": ["new", "same", "known", "doubtful", "pending", "zero", "early", "future", "opening"]},
                  "like": {"description": "The entry that a line is or may be, or is the other side of, or the line of another file.", "type": ["string", "null"]}
                }
              }
            },
            "leftOut": {
              "description": "Each line that is not taken in, and why; date and amount are null where it has none.", "type": "array",
              "items": {
                "type": "object", "required": ["file", "line", "account", "date", "amount", "currency", "payee", "reason", "status"],
                "properties": {
                  "file": {"type": "string"}, "line": {"type": "integer"}, "account": {"type": "string"}, "date": {"type": ["string", "null"]},
                  "amount": {"description": "With the bank's sign.", "type": ["string", "null"]}, "currency": {"type": ["string", "null"]}, "payee": {"type": "string"},
                  "reason": {"enum": ["pending", "failed", "future", "early", "zero", "opening", "balance", "trade", "noDay", "noAmount", "note"]},
                  "status": {"description": "The bank's own word for what failed.", "type": ["string", "null"]}
                }
              }
            },
            "bills": {
              "description": "The days of bills that lines paid.", "type": "array",
              "items": {
                "type": "object", "required": ["entry", "bill", "due", "paid"],
                "properties": {"entry": {"$ref": "#/$defs/event-id"}, "bill": {"$ref": "#/$defs/event-id"}, "due": {"$ref": "#/$defs/day"}, "paid": {"const": true}}
              }
            },
            "balances": {
              "type": "array",
              "items": {
                "type": "object", "required": ["account", "date", "stated", "recorded", "difference"],
                "properties": {
                  "account": {"type": "string"}, "date": {"$ref": "#/$defs/day"}, "stated": {"$ref": "#/$defs/amount"},
                  "recorded": {"description": "null where nobody said what the account held at first.", "type": ["string", "null"]},
                  "difference": {"type": ["string", "null"]}
                }
              }
            },
            "events": {"type": "array", "items": {"$ref": "#/$defs/event-id"}}, "errors": {"type": "array", "items": {"type": "string"}}
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
