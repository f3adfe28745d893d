extension PuldarProgram {
  /// The shapes of what looks after plans and logs.
  static let schemaParts = #"""
        "income": {
          "description": "income without an amount: what holds for each month.",
          "type": "object", "required": ["schema", "months"],
          "properties": {
            "schema": {"const": 1},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "mode", "base", "recorded", "expected", "income", "from", "event"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"},
                  "mode": {"description": "actual: only what came in counts.", "enum": ["base", "actual"]},
                  "base": {"type": ["string", "null"]}, "recorded": {"$ref": "#/$defs/amount"}, "expected": {"$ref": "#/$defs/amount"},
                  "income": {"$ref": "#/$defs/amount"},
                  "from": {"description": "The first month of the setting.", "type": ["string", "null"]},
                  "event": {"description": "What set it.", "type": ["string", "null"]}
                }
              }
            }
          }
        },
        "rollover": {
          "description": "budget rollover without a bucket.",
          "type": "object", "required": ["schema", "months"],
          "properties": {
            "schema": {"const": 1},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "buckets"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"},
                  "buckets": {
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["id", "name", "mode", "carried"],
                      "properties": {"id": {"type": "string"}, "name": {"type": "string"}, "mode": {"enum": ["off", "surplus", "both"]}, "carried": {"$ref": "#/$defs/amount"}}
                    }
                  }
                }
              }
            }
          }
        },
        "bucket-list": {
          "type": "object", "required": ["schema", "months"],
          "properties": {
            "schema": {"const": 1},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "buckets"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"},
                  "buckets": {
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["id", "name", "share", "from", "end", "heir", "categories"],
                      "properties": {
                        "id": {"type": "string"}, "name": {"type": "string"},
                        "share": {"description": "null in a month that does not have it.", "type": ["string", "null"]},
                        "from": {"description": "The first month; null for the three of every ledger.", "type": ["string", "null"]},
                        "end": {"description": "The first month without it.", "type": ["string", "null"]},
                        "heir": {"description": "What has what it had, once it has ended.", "type": ["string", "null"]},
                        "categories": {"type": "array", "items": {"type": "string"}}
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "category-list": {
          "type": "object", "required": ["schema", "months"],
          "properties": {
            "schema": {"const": 1},
            "months": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "categories"],
                "properties": {
                  "id": {"$ref": "#/$defs/month-id"},
                  "categories": {
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["id", "name", "symbol", "bucket", "spent", "end"],
                      "properties": {
                        "id": {"type": "string"}, "name": {"type": "string"}, "symbol": {"type": ["string", "null"]},
                        "bucket": {"type": "string"}, "spent": {"$ref": "#/$defs/amount"},
                        "end": {"description": "The first month without it.", "type": ["string", "null"]}
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "pro-status": {
          "type": "object", "required": ["schema", "policy", "event", "transaction", "features"],
          "properties": {
            "schema": {"const": 1}, "policy": {"enum": ["metered", "open"]},
            "event": {"type": ["string", "null"]}, "transaction": {"type": ["string", "null"]},
            "features": {"description": "Whether each is unlocked.", "type": "object", "additionalProperties": {"type": "boolean"}}
          }
        },
        "verify": {
          "type": "object", "required": ["schema", "logs", "figures", "snapshot"],
          "properties": {
            "schema": {"const": 1},
            "logs": {
              "type": "array",
              "items": {
                "type": "object", "required": ["writer", "eventCount", "sealedHead", "intact", "damage"],
                "properties": {
                  "writer": {"type": ["string", "null"]}, "eventCount": {"type": "integer"},
                  "sealedHead": {"type": ["string", "null"]}, "intact": {"type": "boolean"},
                  "damage": {
                    "type": ["object", "null"], "required": ["log", "line", "byte", "reason"],
                    "properties": {"log": {"type": "string"}, "line": {"type": "integer"}, "byte": {"type": "integer"}, "reason": {"type": "string"}}
                  }
                }
              }
            },
            "figures": {"enum": ["equal", "different", "notCompared"]},
            "snapshot": {"enum": ["equal", "different", "none"]},
            "replay": {"enum": ["equal", "different"]},
            "receipts": {
              "description": "Where any are attached.",
              "type": "object", "required": ["count", "missing", "changed"],
              "properties": {
                "count": {"type": "integer"}, "missing": {"type": "array", "items": {"type": "string"}},
                "changed": {"type": "array", "items": {"type": "string"}}
              }
            },
            "expected": {
              "type": "array",
              "items": {
                "type": "object", "required": ["head", "found", "holds"],
                "properties": {"head": {"type": "string"}, "found": {"type": ["string", "null"]}, "holds": {"type": "boolean"}}
              }
            }
          }
        },
        "merge": {
          "type": "object", "required": ["schema", "written", "logs", "conflicts", "joined"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "logs": {
              "type": "array",
              "items": {
                "type": "object", "required": ["source", "writer", "eventCount", "here", "added", "movedTo"],
                "properties": {"source": {"type": "string"}, "writer": {"type": "string"}, "eventCount": {"type": "integer"}, "here": {"type": "integer"}, "added": {"type": "integer"}, "movedTo": {"type": ["string", "null"]}}
              }
            },
            "conflicts": {"type": ["integer", "null"]}, "joined": {"type": "array", "items": {"type": "string"}},
            "absentReceipts": {"description": "How many attached files are not on this machine; null for a preview.", "type": ["integer", "null"]}
          }
        },
        "gc": {
          "type": "object", "required": ["schema", "written", "files", "bytes", "kept"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "files": {
              "description": "What was removed, or would be.", "type": "array",
              "items": {
                "type": "object", "required": ["file", "bytes", "since"],
                "properties": {"file": {"type": "string"}, "bytes": {"type": "integer"}, "since": {"description": "Since when nothing needs it.", "$ref": "#/$defs/instant"}}
              }
            },
            "bytes": {"type": "integer"}, "kept": {"description": "How many others are not needed either, for less long.", "type": "integer"}
          }
        },
        "repair": {
          "type": "object", "required": ["schema", "written"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "issues": {"type": "array", "items": {"$ref": "#/$defs/issue"}},
            "accepted": {"description": "With --accept-older.", "type": "array", "items": {"$ref": "#/$defs/issue"}},
            "kept": {"type": "array", "items": {"type": "string"}},
            "restored": {
              "type": "array",
              "items": {
                "type": "object", "required": ["log", "writer", "from", "numbers", "eventCount", "bytesBehind", "replaced"],
                "properties": {
                  "log": {"type": "string"}, "writer": {"type": "string"}, "from": {"type": "string"},
                  "numbers": {"description": "The first and the last of each run of events.", "type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
                  "eventCount": {"type": "integer"}, "bytesBehind": {"type": "integer"}, "replaced": {"type": ["string", "null"]}
                }
              }
            },
            "cut": {
              "type": ["object", "null"], "required": ["log", "byteCount", "copy", "event"],
              "properties": {"log": {"type": "string"}, "byteCount": {"type": "integer"}, "copy": {"type": "string"}, "event": {"$ref": "#/$defs/event-id"}}
            }
          }
        },
        "issue": {
          "type": "object", "required": ["log", "writer", "own", "eventCount", "bytesBehind", "canCut", "problem"],
          "properties": {"log": {"type": "string"}, "writer": {"type": "string"}, "own": {"type": "boolean"}, "eventCount": {"type": "integer"}, "bytesBehind": {"type": "integer"}, "canCut": {"type": "boolean"}, "problem": {"type": ["string", "null"]}}
        },
        "conflict": {
          "description": "What two devices did, neither knowing of the other, and of which not both can hold.",
          "type": "object", "required": ["subject", "entry", "earlier", "later", "holds", "sides", "keep", "change"],
          "properties": {
            "subject": {"enum": ["values", "counting", "reversal", "copy", "setting", "fact"]},
            "entry": {"description": "null where it is about none.", "anyOf": [{"$ref": "#/$defs/event-id"}, {"type": "null"}]},
            "earlier": {"$ref": "#/$defs/event-id"}, "later": {"$ref": "#/$defs/event-id"}, "holds": {"$ref": "#/$defs/event-id"},
            "sides": {"type": "array", "items": {
              "type": "object", "required": ["event", "device", "recorded", "text"],
              "properties": {"event": {"$ref": "#/$defs/event-id"}, "device": {"type": "string"}, "recorded": {"$ref": "#/$defs/day"}, "text": {"type": "string"}}
            }},
            "keep": {"description": "The command that says that it is right.", "type": "string"}, "change": {"description": "The one that makes the other count.", "type": "string"}
          }
        },
        "compact": {
          "type": "object", "required": ["schema", "written", "entryCount"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "eventCount": {"type": "integer"}, "entryCount": {"type": "integer"}, "settingCount": {"type": "integer"},
            "ledger": {"type": "string"}, "writer": {"type": "string"}, "path": {"type": "string"}
          }
        },
        "export": {
          "description": "export jsonl --salvage, on standard error; the lines themselves are the answer.",
          "type": "object", "required": ["schema", "lineCount", "gapCount", "gaps"],
          "properties": {
            "schema": {"const": 1}, "lineCount": {"type": "integer"}, "gapCount": {"type": "integer"},
            "gaps": {
              "type": "array",
              "items": {
                "type": "object", "required": ["log", "from", "to", "firstEvent", "nextEvent"],
                "properties": {"log": {"type": "string"}, "from": {"type": "integer"}, "to": {"type": "integer"}, "firstEvent": {"type": "integer"}, "nextEvent": {"type": ["integer", "null"]}}
              }
            }
          }
        },
        "copy": {
          "description": "backup, restore, export jsonl with a folder.",
          "type": "object", "required": ["schema", "written", "path", "logs"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"}, "path": {"type": "string"},
            "logs": {
              "type": "array",
              "items": {
                "type": "object", "required": ["writer", "events"],
                "properties": {"writer": {"type": "string"}, "events": {"type": "integer"}, "sealedHead": {"type": "string"}}
              }
            }
          }
        },
        "entries": {
          "description": "export json, in the order in which they were added.",
          "type": "object", "required": ["schema", "entries"],
          "properties": {"schema": {"const": 1}, "entries": {"type": "array", "items": {"$ref": "#/$defs/entry"}}}
        },
        "append": {
          "description": "append: what became of each line that is neither empty nor a comment.",
          "type": "object", "required": ["schema", "written", "lines"],
          "properties": {
            "schema": {"const": 1}, "written": {"$ref": "#/$defs/written"},
            "lines": {
              "type": "array",
              "items": {
                "type": "object", "required": ["line", "state", "event"],
                "properties": {
                  "line": {"type": "integer"}, "state": {"enum": ["written", "alreadyThere", "leftOut", "refused"]},
                  "event": {"type": ["string", "null"]},
                  "alone": {"description": "It is stored without what it belonged to, which is not among the lines.", "const": true},
                  "error": {
                    "type": "object", "required": ["problem", "remedy", "exit"],
                    "properties": {"problem": {"type": "string"}, "remedy": {"type": ["string", "null"]}, "exit": {"type": "integer"}}
                  }
                }
              }
            }
          }
        },
        "pro-restore": {
          "type": "object", "required": ["schema", "unlocked", "purchases"],
          "properties": {
            "schema": {"const": 1}, "unlocked": {"type": "boolean"},
            "purchases": {
              "type": "array",
              "items": {
                "type": "object", "required": ["event", "product", "transaction", "state", "revokedBy"],
                "properties": {
                  "event": {"$ref": "#/$defs/event-id"}, "product": {"type": "string"}, "transaction": {"type": "string"},
                  "state": {"enum": ["holds", "revoked", "undone"]},
                  "revokedBy": {"type": "array", "items": {"$ref": "#/$defs/event-id"}}
                }
              }
            }
          }
        },
        "doctor": {
          "type": "object", "required": ["schema", "version", "ok", "checks"],
          "properties": {
            "schema": {"const": 1}, "version": {"type": "string"}, "ok": {"type": "boolean"},
            "checks": {
              "type": "array",
              "items": {
                "type": "object", "required": ["id", "ok", "fact", "remedy"],
                "properties": {"id": {"type": "string"}, "ok": {"type": "boolean"}, "fact": {"type": "string"}, "remedy": {"type": ["string", "null"]}}
              }
            }
          }
        },
        "error": {
          "type": "object", "required": ["schema", "error"],
          "properties": {
            "schema": {"const": 1},
            "error": {
              "type": "object", "required": ["problem", "remedy", "exit"],
              "properties": {"problem": {"type": "string"}, "remedy": {"type": ["string", "null"]}, "exit": {"description": "As in 'puldar help exit-codes'.", "type": "integer"}}
            },
            "files": {"description": "With receipt add, the receipts that it is about.", "type": "array", "items": {"$ref": "#/$defs/added-receipt"}},
            "choices": {"description": "What the words or receipts could mean, on standard output.", "type": "array", "items": {"$ref": "#/$defs/entry"}},
            "move": {"$ref": "#/$defs/move"}
          }
        },
        "move": {
          "description": "What would be moved between accounts.",
          "type": "object", "required": ["date", "amount", "currency", "from", "to"],
          "properties": {"date": {"type": "string"}, "amount": {"type": "string"}, "currency": {"type": "string"}, "from": {"type": "string"}, "to": {"type": "string"}}
        },

    """# + schemaOfEntries
}
