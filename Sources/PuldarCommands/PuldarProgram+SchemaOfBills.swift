extension PuldarProgram {
  /// The shapes of what tells of bills.
  static let schemaOfBills = #"""
        "due": {
          "type": "object", "required": ["schema", "until", "bills", "open", "overdue"],
          "properties": {
            "schema": {"const": 1}, "until": {"description": "The last day that is looked at.", "$ref": "#/$defs/day"},
            "bills": {"description": "By day; overdue ones stand first.", "type": "array", "items": {"$ref": "#/$defs/bill-day"}},
            "open": {"$ref": "#/$defs/bill-sums"}, "overdue": {"$ref": "#/$defs/bill-sums"},
            "categories": {
              "description": "With --by category: what is open, the largest first.", "type": "array",
              "items": {
                "type": "object", "required": ["category", "open"],
                "properties": {"category": {"type": "string"}, "open": {"$ref": "#/$defs/bill-sums"}}
              }
            }
          }
        },
        "bill-list": {
          "type": "object", "required": ["schema", "bills"],
          "properties": {"schema": {"const": 1}, "bills": {"type": "array", "items": {"$ref": "#/$defs/bill"}}}
        },
        "bill-show": {
          "type": "object", "required": ["schema", "bill", "days"],
          "properties": {
            "schema": {"const": 1}, "bill": {"$ref": "#/$defs/bill"},
            "days": {"description": "The days of which something was paid, left out or voided.", "type": "array", "items": {"$ref": "#/$defs/bill-day"}}
          }
        },
        "bill": {
          "type": "object",
          "required": ["id", "ref", "name", "type", "auto", "amount", "currency", "certainty", "every", "rule", "from", "time", "category", "account", "mode", "note", "next", "overdue", "end"],
          "properties": {
            "id": {"$ref": "#/$defs/event-id"}, "ref": {"$ref": "#/$defs/event-id"},
            "name": {"type": "string"}, "type": {"enum": ["expense", "income"]},
            "auto": {"description": "Whether bill run records its days.", "type": "boolean"},
            "amount": {"description": "Zero where it is not known.", "$ref": "#/$defs/amount"}, "currency": {"type": "string"},
            "certainty": {"$ref": "#/$defs/bill-certainty"},
            "every": {"description": "The rule in words; null for a bill that is due once.", "type": ["string", "null"]},
            "rule": {"description": "The rule as the log spells it.", "type": "string"},
            "from": {"$ref": "#/$defs/day"},
            "time": {"description": "Of the day, as 18:30.", "type": ["string", "null"]},
            "category": {"type": "string"}, "account": {"type": "string"},
            "mode": {"type": ["string", "null"]}, "note": {"type": ["string", "null"]},
            "next": {"description": "The first day that is still to be paid.", "type": ["string", "null"]},
            "overdue": {"description": "How many such days lie before today.", "type": "integer"},
            "end": {"description": "The first day without it, once it is stopped.", "type": ["string", "null"]},
            "receipts": {"description": "What is attached to it, where show finds something.", "type": "array", "items": {"$ref": "#/$defs/attached"}}
          }
        },
        "bill-day": {
          "description": "What a bill has due on one day.",
          "type": "object",
          "required": ["id", "ref", "name", "type", "auto", "due", "time", "amount", "currency", "certainty", "paid", "overdue", "state", "left", "payments", "every", "category", "account", "mode", "note"],
          "properties": {
            "id": {"description": "The bill.", "$ref": "#/$defs/event-id"}, "ref": {"$ref": "#/$defs/event-id"},
            "name": {"type": "string"}, "type": {"enum": ["expense", "income"]}, "auto": {"type": "boolean"}, "due": {"$ref": "#/$defs/day"}, "time": {"type": ["string", "null"]},
            "amount": {"description": "What was paid of what is paid, else what is planned; zero where that is not known.", "$ref": "#/$defs/amount"},
            "currency": {"type": "string"}, "certainty": {"$ref": "#/$defs/bill-certainty"},
            "paid": {"type": "boolean"}, "overdue": {"type": "boolean"},
            "state": {"enum": ["overdue", "today", "open", "paid", "skipped", "voided"]},
            "left": {"description": "What is still to be paid.", "$ref": "#/$defs/amount"},
            "payments": {
              "type": "array",
              "items": {
                "type": "object", "required": ["date", "amount", "part", "mode"],
                "properties": {
                  "date": {"$ref": "#/$defs/day"}, "amount": {"$ref": "#/$defs/amount"},
                  "part": {"description": "Whether the rest stayed open.", "type": "boolean"}, "mode": {"type": ["string", "null"]},
                  "entry": {"description": "The entry that paid it, where that stands by itself.", "$ref": "#/$defs/event-id"},
                  "counts": {"description": "With due and bill show, what its expense counts today, where it was edited since.", "$ref": "#/$defs/amount"}
                }
              }
            },
            "every": {"type": ["string", "null"]}, "category": {"type": "string"}, "account": {"type": "string"},
            "mode": {"type": ["string", "null"]}, "note": {"type": ["string", "null"]}
          }
        },
        "forecast": {
          "description": "What months to come will probably take; nothing of it is stored.",
          "type": "object", "required": ["schema", "today", "currency", "basis", "months", "overdue"],
          "properties": {
            "schema": {"const": 1}, "today": {"$ref": "#/$defs/day"}, "currency": {"type": "string"},
            "basis": {"description": "The months whose mean is what is usual.", "type": "array", "items": {"$ref": "#/$defs/month-id"}},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "expected", "budget", "left", "income", "buckets"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"}, "expected": {"$ref": "#/$defs/amount"},
                  "budget": {"description": "Without what may be carried; null where no income is set.", "type": ["string", "null"]},
                  "left": {"type": ["string", "null"]},
                  "income": {"description": "What income brings that comes again; no part of the budget.", "type": "array", "items": {"$ref": "#/$defs/forecast-part"}},
                  "buckets": {
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["id", "name", "expected", "budget", "left", "parts"],
                      "properties": {
                        "id": {"type": "string"}, "name": {"type": "string"}, "expected": {"description": "What its parts add up to.", "$ref": "#/$defs/amount"},
                        "budget": {"type": ["string", "null"]}, "left": {"type": ["string", "null"]},
                        "parts": {"type": "array", "items": {"$ref": "#/$defs/forecast-part"}}
                      }
                    }
                  }
                }
              }
            },
            "overdue": {"description": "What bills have open from before today; no part of any month.", "$ref": "#/$defs/bill-sums"}
          }
        },
        "forecast-part": {
          "type": "object", "required": ["kind", "by", "name", "date", "category", "amount", "certainty"],
          "properties": {
            "kind": {"enum": ["bill", "usual"]},
            "by": {"description": "The event that planned it; null for what is usual.", "anyOf": [{"$ref": "#/$defs/event-id"}, {"type": "null"}]},
            "name": {"type": ["string", "null"]}, "date": {"type": ["string", "null"]}, "category": {"type": "string"},
            "amount": {"$ref": "#/$defs/amount"}, "certainty": {"$ref": "#/$defs/bill-certainty"}
          }
        },
        "bill-certainty": {"description": "Of a bill's amount.", "enum": ["known", "about", "unknown"]},
        "bill-sums": {
          "description": "What is still to be paid.",
          "type": "object", "required": ["count", "amount", "unknown"],
          "properties": {
            "count": {"type": "integer"}, "amount": {"$ref": "#/$defs/amount"},
            "unknown": {"description": "How many of them have an amount that nobody knows yet.", "type": "integer"}
          }
        },

    """#
}
