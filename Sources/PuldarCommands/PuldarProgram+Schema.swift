extension PuldarProgram {
  /// What every command answers with `--json`, as JSON Schema (draft 2020-12): `$defs` has a shape for
  /// each, by the name of the command. A test holds the answers against it.
  static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What puldar answers with --json",
      "description": "Each command answers with one of $defs on standard output, and with 'error' on standard error where it fails. With --format jsonl each entry, group or event of a list is a line. Amounts are texts with the digits of their currency. Members may be added; none is removed or changes its meaning while 'schema' is 1.",
      "anyOf": [
        {"$ref": "#/$defs/status"}, {"$ref": "#/$defs/status-short"}, {"$ref": "#/$defs/report"}, {"$ref": "#/$defs/forecast"},
        {"$ref": "#/$defs/write"}, {"$ref": "#/$defs/parse"},
        {"$ref": "#/$defs/list"}, {"$ref": "#/$defs/show"}, {"$ref": "#/$defs/log"},
        {"$ref": "#/$defs/undo-list"}, {"$ref": "#/$defs/explain"}, {"$ref": "#/$defs/diff"},
        {"$ref": "#/$defs/replay"}, {"$ref": "#/$defs/check"}, {"$ref": "#/$defs/income"},
        {"$ref": "#/$defs/rollover"}, {"$ref": "#/$defs/budget"}, {"$ref": "#/$defs/bucket-list"},
        {"$ref": "#/$defs/calendar"}, {"$ref": "#/$defs/week-start"}, {"$ref": "#/$defs/rule-list"}, {"$ref": "#/$defs/rule-test"},
        {"$ref": "#/$defs/category-list"},
        {"$ref": "#/$defs/due"}, {"$ref": "#/$defs/bill-list"}, {"$ref": "#/$defs/bill-show"},
        {"$ref": "#/$defs/accounts"}, {"$ref": "#/$defs/reconcile"}, {"$ref": "#/$defs/receipt"},
        {"$ref": "#/$defs/snapshot"}, {"$ref": "#/$defs/allowance"}, {"$ref": "#/$defs/goal-list"},
        {"$ref": "#/$defs/pro-status"}, {"$ref": "#/$defs/verify"}, {"$ref": "#/$defs/merge"},
        {"$ref": "#/$defs/gc"}, {"$ref": "#/$defs/repair"}, {"$ref": "#/$defs/compact"}, {"$ref": "#/$defs/export"}, {"$ref": "#/$defs/import"},
        {"$ref": "#/$defs/copy"}, {"$ref": "#/$defs/entries"}, {"$ref": "#/$defs/append"},
        {"$ref": "#/$defs/pro-restore"}, {"$ref": "#/$defs/config"}, {"$ref": "#/$defs/profile"},
        {"$ref": "#/$defs/model"}, {"$ref": "#/$defs/doctor"}, {"$ref": "#/$defs/error"}
      ],
      "$defs": {
        "status": {
          "description": "puldar, status: 'month' is the last of 'months'.",
          "type": "object",
          "required": ["schema", "today", "asOf", "currency", "heads", "complete", "month", "months", "recent", "bills", "accounts", "envelopes", "model", "conflicts", "met"],
          "properties": {
            "schema": {"const": 1}, "today": {"$ref": "#/$defs/day"},
            "asOf": {"description": "The moment of --as-of.", "type": ["string", "null"]},
            "currency": {"type": "string"},
            "heads": {"description": "The last event of each log.", "type": "array", "items": {"$ref": "#/$defs/event-id"}},
            "complete": {"description": "Whether every event is known, whole and counted.", "type": "boolean"},
            "month": {"$ref": "#/$defs/month"},
            "months": {"type": "array", "items": {"$ref": "#/$defs/month"}},
            "recent": {"type": "array", "items": {"$ref": "#/$defs/entry"}},
            "bills": {
              "description": "What bills have due up to the end of these months, and is not paid; null where no bill was ever added.",
              "type": ["object", "null"], "required": ["date", "open", "overdue", "toRecord", "bills"],
              "properties": {
                "date": {"description": "At the end of this day.", "$ref": "#/$defs/day"},
                "open": {"$ref": "#/$defs/bill-sums"}, "overdue": {"$ref": "#/$defs/bill-sums"},
                "toRecord": {"description": "How many days bill run records today; none where that is locked.", "type": "integer"},
                "bills": {"type": "array", "items": {"$ref": "#/$defs/bill-day"}}
              }
            },
            "accounts": {"description": "What the accounts hold today, or when a month that is over ended; null before one was opened.", "anyOf": [{"$ref": "#/$defs/accounts"}, {"type": "null"}]},
            "envelopes": {
              "description": "What is set aside; null where no allowance or goal is, and nothing came in as savings this month.",
              "type": ["object", "null"], "required": ["date", "allowance", "buckets", "savedIncome"],
              "properties": {
                "date": {"description": "At the end of this day.", "$ref": "#/$defs/day"},
                "allowance": {"anyOf": [{"$ref": "#/$defs/allowance-today"}, {"type": "null"}]},
                "buckets": {"$ref": "#/$defs/set-aside"},
                "savedIncome": {"description": "What came in as savings this month.", "type": ["string", "null"]}
              }
            },
            "model": {
              "type": "object", "required": ["left"],
              "properties": {"left": {"description": "Entries that a model may read yet this week; null for any number.", "type": ["integer", "null"]}}
            },
            "conflicts": {"description": "How many of met there are.", "type": "integer"},
            "met": {"description": "What two devices did apart and nobody looked at.", "type": "array", "items": {"$ref": "#/$defs/conflict"}}
          }
        },
        "status-short": {
          "description": "status --short: the bucket of which least is left; null without an income, or a ledger.",
          "type": "object", "required": ["schema", "month", "monthPercent", "spent", "used", "bucket", "text"],
          "properties": {
            "schema": {"const": 1}, "month": {"$ref": "#/$defs/month-id"},
            "monthPercent": {"description": "How much of the month is over; null for another than this.", "type": ["integer", "null"]},
            "spent": {"anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
            "used": {"anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
            "bucket": {"anyOf": [{"$ref": "#/$defs/bucket"}, {"type": "null"}]},
            "text": {"description": "The line.", "type": "string"}
          }
        },
        "report": {
          "description": "'show' says what a person would see; every figure is in each row.",
          "type": "object", "required": ["schema", "by", "show", "months", "currency", "pace", "rows", "total"],
          "properties": {
            "schema": {"const": 1},
            "by": {"type": "array", "items": {"enum": ["bucket", "category", "merchant", "month"]}},
            "show": {"enum": ["spent", "used", "left", "share", "budget"]},
            "months": {"type": "array", "items": {"$ref": "#/$defs/month-id"}}, "currency": {"type": "string"},
            "pace": {
              "description": "How far this month is; null where the report is not of it.",
              "type": ["object", "null"], "required": ["month", "day", "days", "percent"],
              "properties": {"month": {"$ref": "#/$defs/month-id"}, "day": {"type": "integer"}, "days": {"type": "integer"}, "percent": {"type": "integer"}}
            },
            "rows": {"description": "They add up to 'total'.", "type": "array", "items": {"$ref": "#/$defs/report-row"}},
            "total": {"$ref": "#/$defs/report-row"}
          }
        },
        "report-row": {
          "type": "object", "required": ["key", "name", "spent", "covered", "putAway", "used", "budget", "left", "share"],
          "properties": {
            "key": {"type": "string"}, "name": {"type": "string"}, "spent": {"$ref": "#/$defs/amount"},
            "covered": {"$ref": "#/$defs/amount"}, "putAway": {"$ref": "#/$defs/amount"}, "used": {"$ref": "#/$defs/amount"},
            "budget": {"description": "null for what has none.", "anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
            "left": {"description": "null for what has no budget, and for several months.", "anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
            "share": {"description": "Of all that was spent, in percent; null where more came back.", "anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
            "months": {
              "description": "In a table by months.", "type": "array",
              "items": {
                "type": "object", "required": ["id", "spent", "covered", "putAway", "used", "budget", "left", "share"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"}, "spent": {"$ref": "#/$defs/amount"},
                  "covered": {"$ref": "#/$defs/amount"}, "putAway": {"$ref": "#/$defs/amount"}, "used": {"$ref": "#/$defs/amount"},
                  "budget": {"anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
                  "left": {"anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]},
                  "share": {"description": "Of the month.", "anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]}
                }
              }
            },
            "parts": {"description": "What the row is made of.", "type": "array", "items": {"$ref": "#/$defs/report-row"}},
            "trend": {
              "description": "With --trend: the last month beside the mean of those before it; null for the first.",
              "type": ["object", "null"], "required": ["last", "mean", "change"],
              "properties": {"last": {"$ref": "#/$defs/amount"}, "mean": {"$ref": "#/$defs/amount"}, "change": {"$ref": "#/$defs/amount"}}
            }
          }
        },
        "write": {
          "description": "add, receipt add, credit, income, move, edit, void, review, undo, redo, reparse, categorize, and what sets something: allocate, rollover, budget, calendar week-start, bucket, category, rule, bill, pay, unpay, account, correct, reconcile, allowance, goal, attach, detach, pro, init.",
          "type": "object",
          "required": ["schema", "written", "events", "entries", "after"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "events": {"description": "What was stored.", "type": "array", "items": {"$ref": "#/$defs/event-id"}},
            "entries": {"description": "The entries that it made or changed, as they are after it.", "type": "array", "items": {"$ref": "#/$defs/entry"}},
            "after": {"description": "The buckets that it touched, each with its month.", "type": "array", "items": {"$ref": "#/$defs/bucket"}},
            "before": {"description": "The same before it, where something that was there is changed.", "type": "array", "items": {"$ref": "#/$defs/bucket"}},
            "lines": {"description": "What a preview would append.", "type": "array", "items": {"$ref": "#/$defs/line"}},
            "accounts": {
              "description": "The accounts that it changes, with what they hold today; once one was opened.", "type": "array",
              "items": {
                "type": "object", "required": ["account", "before", "after"],
                "properties": {
                  "account": {"type": "string"}, "after": {"$ref": "#/$defs/amount"},
                  "before": {"description": "null where accounts come into use only now.", "anyOf": [{"$ref": "#/$defs/amount"}, {"type": "null"}]}
                }
              }
            },
            "receipts": {"description": "With attach, the files.", "type": "array", "items": {"$ref": "#/$defs/attached"}},
            "files": {"description": "With receipt add, what became of each file.", "type": "array", "items": {"$ref": "#/$defs/added-receipt"}},
            "envelopes": {
              "description": "What is left of today's allowance, and Main Savings, after it; where an allowance or a goal is. Of a preview also what was before.",
              "type": "object", "required": ["remainingToday", "mainSavings"],
              "properties": {
                "remainingToday": {"type": ["string", "null"]}, "mainSavings": {"description": "null before accounts are in use.", "type": ["string", "null"]},
                "remainingTodayBefore": {"type": ["string", "null"]}, "mainSavingsBefore": {"type": ["string", "null"]},
                "shortGoals": {
                  "description": "The goals that it touches, of which more was taken out than was put in.", "type": "array",
                  "items": {"type": "object", "required": ["name", "saved"], "properties": {"name": {"type": "string"}, "saved": {"$ref": "#/$defs/amount"}}}
                }
              }
            },
            "laterChange": {
              "description": "With bill edit, the change that holds from a later day on, where there is one.",
              "type": "object", "required": ["event", "from"],
              "properties": {"event": {"$ref": "#/$defs/event-id"}, "from": {"$ref": "#/$defs/day"}}
            },
            "path": {"description": "With init --demo, where the ledger is.", "type": "string"},
            "why": {"description": "With --why, for each entry how its fields were found.", "type": ["array", "null"], "items": {"type": "array", "items": {"$ref": "#/$defs/reason"}}},
            "words": {"type": "array", "items": {"$ref": "#/$defs/word"}},
            "notUsed": {"type": "array", "items": {"type": "string"}},
            "bills": {
              "description": "For each expense that paid a day of a bill, or may have: whether it is stored that it did.",
              "type": "array",
              "items": {
                "type": "object", "required": ["entry", "bill", "due", "paid"],
                "properties": {"entry": {"$ref": "#/$defs/event-id"}, "bill": {"$ref": "#/$defs/event-id"}, "due": {"$ref": "#/$defs/day"}, "paid": {"type": "boolean"}}
              }
            },
            "incomes": {
              "description": "For each income whose month expects one: the month that it counts in, what that expects, and whether it comes instead of it or on top.",
              "type": "array",
              "items": {
                "type": "object", "required": ["entry", "month", "base", "instead"],
                "properties": {"entry": {"$ref": "#/$defs/event-id"}, "month": {"$ref": "#/$defs/month-id"}, "base": {"$ref": "#/$defs/amount"}, "instead": {"type": "boolean"}}
              }
            },
            "model": {"description": "Why a model was of no use, for each entry.", "type": "array", "items": {"type": ["string", "null"]}}
          }
        },
        "parse": {
          "description": "parse with words. With --jsonl each line of the answer is one entry without 'note' and 'said', an object with 'entries', or one with 'error', a text.",
          "type": "object", "required": ["schema", "entries"],
          "properties": {"schema": {"const": 1}, "entries": {"type": "array", "items": {"$ref": "#/$defs/entry"}}, "move": {"$ref": "#/$defs/move"}}
        },
        "list": {
          "description": "list, find: 'entries', or 'groups' with --group. The sums are of all that was found, also where --limit or --sum shows fewer.",
          "type": "object", "required": ["schema", "count", "out", "in", "net"],
          "anyOf": [{"required": ["entries"]}, {"required": ["groups"]}],
          "properties": {
            "schema": {"const": 1},
            "entries": {"type": "array", "items": {"$ref": "#/$defs/entry"}},
            "groups": {
              "type": "array",
              "items": {
                "type": "object", "required": ["key", "entries", "count", "out", "in", "net"],
                "properties": {
                  "key": {"type": "string"},
                  "entries": {"type": "array", "items": {"$ref": "#/$defs/entry"}},
                  "count": {"type": "integer"}, "out": {"$ref": "#/$defs/amount"},
                  "in": {"$ref": "#/$defs/amount"}, "net": {"$ref": "#/$defs/amount"}
                }
              }
            },
            "count": {"type": "integer"}, "out": {"$ref": "#/$defs/amount"},
            "in": {"$ref": "#/$defs/amount"}, "net": {"$ref": "#/$defs/amount"},
            "bills": {"description": "With words, the bills that hold the words, where there are some.", "type": "array", "items": {"$ref": "#/$defs/bill"}}
          }
        },
        "show": {
          "type": "object", "required": ["schema", "entry", "history"],
          "properties": {
            "schema": {"const": 1},
            "entry": {"description": "null for an event that is no entry.", "anyOf": [{"$ref": "#/$defs/entry"}, {"type": "null"}]},
            "bill": {
              "description": "Of an entry that was recorded with the payment of a bill: which, and for which day.",
              "type": "object", "required": ["id", "due"],
              "properties": {"id": {"$ref": "#/$defs/event-id"}, "due": {"$ref": "#/$defs/day"}}
            },
            "history": {"type": "array", "items": {"$ref": "#/$defs/line"}}
          }
        },
        "log": {
          "type": "object", "required": ["schema", "events"],
          "properties": {"schema": {"const": 1}, "events": {"type": "array", "items": {"$ref": "#/$defs/line"}}}
        },
        "undo-list": {
          "description": "undo --list, redo --list.",
          "type": "object", "required": ["schema", "reversible"],
          "properties": {
            "schema": {"const": 1},
            "reversible": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "ref", "type", "recordedAt", "text"],
                "properties": {
                  "id": {"$ref": "#/$defs/event-id"}, "ref": {"$ref": "#/$defs/event-id"},
                  "type": {"type": "string"}, "recordedAt": {"$ref": "#/$defs/instant"},
                  "text": {"type": "string"}
                }
              }
            }
          }
        },
        "explain": {
          "type": "object",
          "required": ["schema", "figure", "month", "value", "terms", "folded", "events", "currency", "asOf", "conflicts"],
          "properties": {
            "schema": {"const": 1}, "figure": {"type": "string"},
            "month": {"$ref": "#/$defs/month-id"}, "value": {"$ref": "#/$defs/amount"},
            "terms": {"description": "They add up to the value.", "type": "array", "items": {"$ref": "#/$defs/term"}},
            "folded": {"description": "Whether --depth would take it apart further.", "type": "boolean"},
            "events": {"type": "array", "items": {"$ref": "#/$defs/event-id"}},
            "currency": {"type": "string"}, "asOf": {"type": ["string", "null"]},
            "conflicts": {"type": "array", "items": {"$ref": "#/$defs/conflict"}}
          }
        },
        "diff": {
          "type": "object", "required": ["schema", "from", "to", "changes"],
          "properties": {
            "schema": {"const": 1}, "from": {"type": "string"}, "to": {"type": "string"},
            "changes": {
              "type": "array",
              "items": {
                "type": "object", "required": ["month", "bucket", "figure", "before", "after", "causes", "category"],
                "properties": {
                  "month": {"$ref": "#/$defs/month-id"}, "bucket": {"type": ["string", "null"]},
                  "figure": {"type": "string"}, "before": {"$ref": "#/$defs/amount"},
                  "after": {"$ref": "#/$defs/amount"}, "category": {"type": ["string", "null"]},
                  "causes": {
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["id", "on", "change", "why"],
                      "properties": {
                        "id": {"$ref": "#/$defs/event-id"},
                        "on": {"description": "The event that it changes.", "type": ["string", "null"]},
                        "change": {"$ref": "#/$defs/amount"}, "why": {"type": ["string", "null"]}
                      }
                    }
                  },
                  "further": {
                    "type": "object", "required": ["count", "change"],
                    "properties": {"count": {"type": "integer"}, "change": {"$ref": "#/$defs/amount"}}
                  }
                }
              }
            }
          }
        },
        "replay": {
          "type": "object", "required": ["schema", "rules", "months"],
          "properties": {
            "schema": {"const": 1}, "rules": {"type": "array", "items": {"type": "string"}},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "actual", "scenario"],
                "properties": {"id": {"$ref": "#/$defs/month-id"}, "actual": {"$ref": "#/$defs/month"}, "scenario": {"$ref": "#/$defs/month"}}
              }
            }
          }
        },
        "check": {
          "type": "object", "required": ["schema", "checks", "ok", "findings"],
          "properties": {
            "schema": {"const": 1}, "checks": {"type": "array", "items": {"type": "string"}},
            "ok": {"type": "boolean"},
            "findings": {
              "type": "array",
              "items": {
                "type": "object", "required": ["check", "month", "bucket", "over", "events", "text", "conflict"],
                "properties": {
                  "check": {"type": "string"}, "month": {"type": ["string", "null"]},
                  "bucket": {"type": ["string", "null"]}, "over": {"type": ["string", "null"]},
                  "events": {"type": "array", "items": {"$ref": "#/$defs/event-id"}}, "text": {"type": "string"},
                  "conflict": {"description": "null where it is about something else.", "anyOf": [{"$ref": "#/$defs/conflict"}, {"type": "null"}]}
                }
              }
            }
          }
        },

    """# + schemaOfBills + schemaOfAccounts + schemaOfEnvelopes + schemaOfReceipts + schemaOfMachine
    + schemaParts
}
