extension PuldarProgram {
  /// The shapes of what tells of money that is set aside.
  static let schemaOfEnvelopes = #"""
        "snapshot": {
          "type": "object",
          "required": ["schema", "today", "date", "remainingToday", "accounts", "total", "buckets", "bucketsTotal", "currency", "asOf", "allowance", "savedIncome"],
          "properties": {
            "schema": {"const": 1}, "today": {"$ref": "#/$defs/day"},
            "date": {"description": "At the end of this day: today, or the last of a month that is over.", "$ref": "#/$defs/day"},
            "remainingToday": {"description": "What is left of today's allowance; null without one.", "type": ["string", "null"]},
            "accounts": {"description": "By name what each holds.", "type": "object"},
            "total": {"description": "null before accounts are in use.", "type": ["string", "null"]},
            "buckets": {"$ref": "#/$defs/set-aside"},
            "bucketsTotal": {"description": "The same as 'total'.", "type": ["string", "null"]},
            "currency": {"type": ["string", "null"]}, "asOf": {"type": ["string", "null"]},
            "allowance": {"anyOf": [{"$ref": "#/$defs/allowance-today"}, {"type": "null"}]},
            "savedIncome": {"description": "What came in as savings this month.", "type": ["string", "null"]}
          }
        },
        "set-aside": {
          "description": "What the money that is there is for; null before accounts are in use.",
          "type": ["object", "null"], "required": ["allowances", "monthly", "bills", "goalsTotal", "goals", "mainSavings", "short"],
          "properties": {
            "allowances": {"description": "For the days of the month that are left.", "$ref": "#/$defs/amount"},
            "monthly": {"description": "What the bills come to.", "$ref": "#/$defs/amount"},
            "bills": {
              "description": "What is still due of each up to the month's end.", "type": "array",
              "items": {
                "type": "object", "required": ["id", "name", "amount"],
                "properties": {"id": {"$ref": "#/$defs/event-id"}, "name": {"type": "string"}, "amount": {"$ref": "#/$defs/amount"}}
              }
            },
            "goalsTotal": {"$ref": "#/$defs/amount"},
            "goals": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "name", "saved", "target"],
                "properties": {
                  "id": {"$ref": "#/$defs/event-id"}, "name": {"type": "string"}, "saved": {"$ref": "#/$defs/amount"},
                  "target": {"type": ["string", "null"]}
                }
              }
            },
            "mainSavings": {"description": "All that is left; below zero where more is set aside than there is.", "$ref": "#/$defs/amount"},
            "short": {"description": "By how much Main Savings is below zero.", "$ref": "#/$defs/amount"}
          }
        },
        "allowance": {
          "type": "object", "required": ["schema", "today", "asOf", "allowance"],
          "properties": {
            "schema": {"const": 1}, "today": {"$ref": "#/$defs/day"}, "asOf": {"type": ["string", "null"]},
            "allowance": {"description": "null where there is none.", "anyOf": [{"$ref": "#/$defs/allowance-today"}, {"type": "null"}]}
          }
        },
        "allowance-today": {
          "type": "object", "required": ["amount", "spent", "remaining", "days", "setAside", "currency"],
          "properties": {
            "amount": {"description": "What may be spent on a day.", "$ref": "#/$defs/amount"},
            "spent": {"description": "What was spent today that counts.", "$ref": "#/$defs/amount"},
            "remaining": {"description": "What is left of today; below zero where more was spent.", "$ref": "#/$defs/amount"},
            "days": {"description": "The days left of the month, today included.", "type": "integer"},
            "setAside": {"description": "For these days.", "$ref": "#/$defs/amount"}, "currency": {"type": "string"}
          }
        },
        "goal-list": {
          "type": "object", "required": ["schema", "today", "date", "goals"],
          "properties": {
            "schema": {"const": 1}, "today": {"$ref": "#/$defs/day"}, "date": {"description": "At the end of this day.", "$ref": "#/$defs/day"},
            "goals": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id", "ref", "name", "saved", "target", "currency", "percent", "done", "by", "monthly", "account", "from", "end"],
                "properties": {
                  "id": {"$ref": "#/$defs/event-id"}, "ref": {"$ref": "#/$defs/event-id"}, "name": {"type": "string"},
                  "saved": {"$ref": "#/$defs/amount"}, "target": {"description": "null for a goal without one.", "type": ["string", "null"]},
                  "currency": {"type": "string"},
                  "percent": {"description": "Of the target, rounded down.", "type": ["integer", "null"]},
                  "done": {"description": "When the target is reached at the pace so far, or was.", "type": ["string", "null"]},
                  "by": {"description": "The day on which it is wanted.", "type": ["string", "null"]},
                  "monthly": {"description": "What each month needs until then.", "type": ["string", "null"]},
                  "account": {"description": "The savings account that it is; null of one that lies at hand.", "type": ["string", "null"]},
                  "from": {"$ref": "#/$defs/day"}, "end": {"type": ["string", "null"]}
                }
              }
            }
          }
        },

    """#
}
