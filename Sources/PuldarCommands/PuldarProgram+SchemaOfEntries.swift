extension PuldarProgram {
  /// The shapes that the answers of several commands are made of: entries, months, amounts.
  static let schemaOfEntries = #"""
        "entry": {
          "description": "One that is not stored has no 'id', 'ref' and what follows 'by'.",
          "type": "object",
          "required": ["type", "date", "amount", "currency", "merchant", "category", "bucket", "account", "note", "said", "by"],
          "properties": {
            "id": {"$ref": "#/$defs/event-id"}, "ref": {"description": "The id with its log.", "$ref": "#/$defs/event-id"},
            "type": {"enum": ["expense", "credit", "income"]}, "date": {"$ref": "#/$defs/day"},
            "amount": {"$ref": "#/$defs/amount"}, "currency": {"type": "string"},
            "merchant": {"type": ["string", "null"]}, "category": {"type": "string"},
            "bucket": {"description": "null for income.", "type": ["string", "null"]},
            "account": {"type": "string"}, "note": {"type": ["string", "null"]},
            "said": {"description": "The sentence as it was typed.", "type": ["string", "null"]},
            "by": {"description": "What read it.", "type": "string"},
            "recordedAt": {"anyOf": [{"$ref": "#/$defs/instant"}, {"type": "null"}]},
            "correctedBy": {"type": "array", "items": {"$ref": "#/$defs/event-id"}},
            "voidedBy": {"type": ["string", "null"]}, "undoneBy": {"type": ["string", "null"]},
            "allowance": {"description": "Whether an expense counts against the daily allowance, where somebody said so.", "enum": ["counts", "ignored"]},
            "as": {"description": "Of an income: savings raises no month's income, regular comes instead of what is expected, extra on top.", "enum": ["savings", "regular", "extra"]},
            "for": {"description": "The month that an income counts in, where somebody said one.", "$ref": "#/$defs/month-id"},
            "payment": {"description": "Of a part of a payment the first part.", "$ref": "#/$defs/event-id"},
            "of": {"description": "The expense that a credit pays back, where it names one.", "$ref": "#/$defs/event-id"},
            "tax": {"description": "The part of the amount that is tax, where it is known.", "$ref": "#/$defs/amount"},
            "review": {"description": "false: it was stored without that anybody looked at it, and nobody has since.", "const": false},
            "refunded": {"description": "What came back of an expense, where list and show find something.", "$ref": "#/$defs/amount"},
            "receipts": {"description": "What is attached to it, where list and show find something.", "type": "array", "items": {"$ref": "#/$defs/attached"}},
            "why": {"type": "array", "items": {"$ref": "#/$defs/reason"}},
            "words": {"type": "array", "items": {"$ref": "#/$defs/word"}},
            "notUsed": {"type": "array", "items": {"type": "string"}}
          }
        },
        "attached": {
          "type": "object", "required": ["name", "type", "bytes", "hash", "file"],
          "properties": {
            "name": {"description": "What it was called where it came from.", "type": "string"},
            "type": {"enum": ["image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/tiff", "application/pdf", "text/plain", "message/rfc822"]},
            "bytes": {"description": "How long it is.", "type": "integer"},
            "hash": {"description": "Its SHA-256.", "type": "string", "pattern": "^[0-9a-f]{64}$"},
            "file": {"description": "Where it stands in the ledger's folder.", "type": "string"},
            "text": {"description": "What is printed on it, line by line, where it was read; told by show, bill show and attach.", "type": "string"},
            "found": {"description": "With find, its lines that hold words which the entry itself does not.", "type": "array", "items": {"type": "string"}}
          }
        },
        "added-receipt": {
          "type": "object", "required": ["file", "state", "entry", "unknown", "problem"],
          "properties": {
            "file": {"type": "string"},
            "state": {"description": "undecided: only a person can say whether it was read right.", "enum": ["written", "alreadyThere", "preview", "undecided", "declined", "refused"]},
            "entry": {"description": "What it was added as.", "type": ["string", "null"]},
            "unknown": {"description": "What could not be read, and nobody said.", "type": "array", "items": {"enum": ["merchant", "amount"]}},
            "problem": {"type": ["string", "null"]}
          }
        },
        "month": {
          "type": "object",
          "required": ["id", "income", "expected", "carried", "capacity", "spent", "covered", "putAway", "used", "left", "over", "usedPercent", "buckets"],
          "properties": {
            "id": {"$ref": "#/$defs/month-id"}, "income": {"$ref": "#/$defs/amount"},
            "expected": {"description": "What of the income is still expected.", "$ref": "#/$defs/amount"},
            "carried": {"$ref": "#/$defs/amount"},
            "capacity": {"description": "Income and what was carried.", "$ref": "#/$defs/amount"},
            "spent": {"description": "What was bought, net of what came back.", "$ref": "#/$defs/amount"},
            "covered": {"description": "What of it was paid from kept accounts.", "$ref": "#/$defs/amount"},
            "putAway": {"description": "What went to kept accounts and goals, less what came back.", "$ref": "#/$defs/amount"},
            "used": {"description": "spent less covered, and putAway.", "$ref": "#/$defs/amount"},
            "left": {"$ref": "#/$defs/amount"}, "over": {"$ref": "#/$defs/amount"},
            "usedPercent": {"type": ["integer", "null"]},
            "buckets": {"type": "array", "items": {"$ref": "#/$defs/bucket"}},
            "entryCount": {"description": "In status: how many entries count in it.", "type": "integer"},
            "topCategory": {
              "description": "In status: the category that spent most, the first by name among equals; null where none spent anything.",
              "type": ["object", "null"], "required": ["id", "spent"],
              "properties": {"id": {"type": "string"}, "spent": {"$ref": "#/$defs/amount"}}
            },
            "budgets": {"description": "In status: its own budgets, beside the shares.", "type": "array", "items": {"$ref": "#/$defs/own-budget"}}
          }
        },
        "budget": {
          "description": "budget without an amount.",
          "type": "object", "required": ["schema", "months"],
          "properties": {
            "schema": {"const": 1},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "budgets", "income", "event", "buckets"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"}, "budgets": {"type": "array", "items": {"$ref": "#/$defs/own-budget"}},
                  "income": {"$ref": "#/$defs/amount"}, "event": {"description": "What set the shares.", "type": ["string", "null"]},
                  "buckets": {
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["id", "name", "share", "budget"],
                      "properties": {"id": {"type": "string"}, "name": {"type": "string"}, "share": {"$ref": "#/$defs/amount"}, "budget": {"$ref": "#/$defs/amount"}}
                    }
                  }
                }
              }
            }
          }
        },
        "calendar": {
          "type": "object", "required": ["schema", "today", "weekStart", "months"],
          "properties": {
            "schema": {"const": 1}, "today": {"$ref": "#/$defs/day"}, "weekStart": {"$ref": "#/$defs/weekday"},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "currency", "days"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"}, "currency": {"type": "string"},
                  "days": {
                    "description": "Every day of the month.", "type": "array",
                    "items": {
                      "type": "object", "required": ["date", "weekday", "spent", "income", "entryCount", "bills"],
                      "properties": {
                        "date": {"$ref": "#/$defs/day"}, "weekday": {"$ref": "#/$defs/weekday"},
                        "spent": {"description": "Net of what came back.", "$ref": "#/$defs/amount"}, "income": {"$ref": "#/$defs/amount"},
                        "entryCount": {"type": "integer"},
                        "bills": {"description": "What is due on it, and not paid.", "type": "array", "items": {"$ref": "#/$defs/bill-day"}}
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "week-start": {
          "description": "calendar week-start without a day.",
          "type": "object", "required": ["schema", "weekStart"],
          "properties": {"schema": {"const": 1}, "weekStart": {"$ref": "#/$defs/weekday"}}
        },
        "weekday": {"enum": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]},
        "rule-list": {
          "description": "In the order in which they decide.",
          "type": "object", "required": ["schema", "rules"],
          "properties": {
            "schema": {"const": 1},
            "rules": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "words", "category"],
                "properties": {"id": {"$ref": "#/$defs/event-id"}, "words": {"type": "string"}, "category": {"type": "string"}}
              }
            }
          }
        },
        "rule-test": {
          "description": "For each entry of the sentence its category, and what decided it: 'rule' is one of your own.",
          "type": "object", "required": ["schema", "entries"],
          "properties": {
            "schema": {"const": 1},
            "entries": {
              "type": "array",
              "items": {
                "type": "object", "required": ["category", "rule", "words", "reason"],
                "properties": {"category": {"type": "string"}, "rule": {"type": ["string", "null"]}, "words": {"type": ["string", "null"]}, "reason": {"type": ["string", "null"]}}
              }
            }
          }
        },
        "own-budget": {
          "description": "How far a month is with a budget of its own.",
          "type": "object", "required": ["category", "budget", "used", "left", "over", "usedPercent"],
          "properties": {
            "category": {"description": "null for all that the month spends.", "type": ["string", "null"]},
            "budget": {"$ref": "#/$defs/amount"}, "used": {"$ref": "#/$defs/amount"}, "left": {"$ref": "#/$defs/amount"},
            "over": {"$ref": "#/$defs/amount"}, "usedPercent": {"description": "null for a budget of zero.", "type": ["integer", "null"]}
          }
        },
        "bucket": {
          "type": "object",
          "required": ["id", "name", "share", "budget", "carried", "spent", "covered", "putAway", "used", "left", "over", "usedPercent", "categories"],
          "properties": {
            "month": {"description": "Where it stands alone.", "$ref": "#/$defs/month-id"},
            "id": {"type": "string"}, "name": {"type": "string"}, "share": {"$ref": "#/$defs/amount"},
            "budget": {"$ref": "#/$defs/amount"}, "carried": {"$ref": "#/$defs/amount"}, "spent": {"$ref": "#/$defs/amount"},
            "covered": {"$ref": "#/$defs/amount"}, "putAway": {"$ref": "#/$defs/amount"}, "used": {"$ref": "#/$defs/amount"},
            "left": {"$ref": "#/$defs/amount"}, "over": {"$ref": "#/$defs/amount"}, "usedPercent": {"type": ["integer", "null"]},
            "categories": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "spent", "covered", "putAway", "used"],
                "properties": {
                  "id": {"type": "string"}, "spent": {"$ref": "#/$defs/amount"}, "covered": {"$ref": "#/$defs/amount"},
                  "putAway": {"$ref": "#/$defs/amount"}, "used": {"$ref": "#/$defs/amount"}
                }
              }
            }
          }
        },
        "term": {
          "type": "object", "required": ["label", "value", "events", "terms"],
          "properties": {
            "label": {"type": "string"}, "value": {"$ref": "#/$defs/amount"},
            "events": {"type": "array", "items": {"$ref": "#/$defs/event-id"}},
            "terms": {"type": "array", "items": {"$ref": "#/$defs/term"}},
            "folded": {"type": "boolean"}, "month": {"$ref": "#/$defs/month-id"},
            "entry": {"$ref": "#/$defs/event-id"}, "date": {"$ref": "#/$defs/day"},
            "category": {"type": "string"}, "movedBy": {"$ref": "#/$defs/event-id"},
            "event": {"description": "What put money away.", "$ref": "#/$defs/event-id"},
            "from": {"type": "string"}, "to": {"type": "string"},
            "was": {"type": ["string", "null"]}, "now": {"type": ["string", "null"]}, "why": {"type": ["string", "null"]}
          }
        },
        "line": {
          "description": "An event as the log has it, with its seal; format 1 of the log says what 'data' holds.",
          "type": "object", "required": ["n", "at", "type", "data", "seal"],
          "properties": {"n": {"type": "integer"}, "at": {"$ref": "#/$defs/instant"}, "type": {"type": "string"}, "data": {"type": "object"}, "seal": {"type": "string"}},
          "additionalProperties": true
        },
        "reason": {
          "type": "object", "required": ["field", "value", "rule", "words", "reason"],
          "properties": {"field": {"type": "string"}, "value": {"type": ["string", "null"]}, "rule": {"type": ["string", "null"]}, "words": {"type": ["string", "null"]}, "reason": {"type": "string"}}
        },
        "word": {
          "type": "object", "required": ["words", "use"],
          "properties": {"words": {"type": "string"}, "use": {"type": "string"}}
        },
        "written": {"description": "preview: nothing was stored.", "enum": ["written", "alreadyThere", "preview"]},
        "event-id": {"description": "A number, or a log's name, a colon and a number.", "type": "string", "pattern": "^([^:]+:)?[0-9]+$"},
        "amount": {"type": "string", "pattern": "^-?[0-9]+([.][0-9]+)?$"},
        "day": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "month-id": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$"},
        "instant": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"}
      }
    }

    """#
}
