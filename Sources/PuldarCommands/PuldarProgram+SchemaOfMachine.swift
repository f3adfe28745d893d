extension PuldarProgram {
  /// The shapes of what tells of this machine: settings, profiles, the model.
  static let schemaOfMachine = #"""
        "profile": {
          "description": "profile, profile list: all of them; profile add, use, lock, unlock and rename: the one that was named; profile remove: those that are left.",
          "type": "object", "required": ["schema", "ledger", "profiles"],
          "properties": {
            "schema": {"const": 1},
            "ledger": {"description": "The ledger that a path names, so that no profile is worked with; else null.", "type": ["string", "null"]},
            "profiles": {
              "type": "array",
              "items": {
                "type": "object", "required": ["name", "inUse", "locked", "email", "ledger", "path"],
                "properties": {
                  "name": {"type": "string"}, "inUse": {"type": "boolean"}, "locked": {"type": "boolean"},
                  "email": {"type": ["string", "null"]},
                  "ledger": {"description": "Whether it was begun.", "type": "boolean"},
                  "path": {"type": "string"}
                }
              }
            }
          }
        },
        "config": {
          "description": "config: every setting, or the one that was named.",
          "type": "object", "required": ["schema", "file", "about", "settings"],
          "properties": {
            "schema": {"const": 1}, "file": {"type": ["string", "null"]},
            "about": {
              "description": "Which ledger is worked with, for whom and on what; null where one setting was named.",
              "type": ["object", "null"], "required": ["ledger", "profile", "actor", "device"],
              "properties": {
                "ledger": {"type": ["string", "null"]},
                "profile": {"description": "null where a path names the ledger.", "type": ["string", "null"]},
                "actor": {"description": "The e-mail of the ledger's profile, else its name.", "type": ["string", "null"]},
                "device": {"type": "string"}
              }
            },
            "settings": {
              "type": "array",
              "items": {
                "type": "object", "required": ["name", "value", "set"],
                "properties": {"name": {"type": "string"}, "value": {"type": ["string", "null"]}, "set": {"type": "boolean"}}
              }
            }
          }
        },
        "model": {
          "type": "object", "required": ["schema", "file", "use", "program", "left"],
          "properties": {"schema": {"const": 1}, "file": {"type": ["string", "null"]}, "use": {"enum": ["never", "unsure", "always"]}, "program": {"type": ["string", "null"]}, "left": {"type": ["integer", "null"]}}
        },

    """#
}
