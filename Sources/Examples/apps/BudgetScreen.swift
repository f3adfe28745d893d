// SwiftUI exists only on Apple's systems.
#if canImport(SwiftUI)
  import Puldar
  import PuldarObservation
  import SwiftUI

  /// A budget on one screen: the buckets, a sentence with its preview, what is due, the entries.
  struct BudgetScreen: View {
    @State var model: LedgerViewModel

    var body: some View {
      List {
        Section(model.month.text) {
          ForEach(model.budget?.buckets ?? []) { bucket in
            LabeledContent(bucket.name, value: "\(bucket.left) of \(bucket.capacity)")
          }
        }
        Section {
          TextField("spent 45 at whole foods", text: $model.sentence)
            .onSubmit { Task { await model.add() } }
          if let preview = model.preview { shown(preview) }
        }
        Section("Due") {
          ForEach(model.due, id: \.self) { day in
            Button("\(day.terms.name) \(day.left) · \(day.due)") { Task { await model.pay(day) } }
          }
        }
        Section("Entries") {
          ForEach(model.entries) { entry in
            LabeledContent(entry.texts.merchant, value: "\(entry.values.amount)")
          }
        }
      }
      .toolbar { Button("Undo") { Task { await model.undo() } }.disabled(!model.canUndo) }
      .task { await model.follow() }
      .task(id: model.sentence) { await model.readSentence() }
      .alert(
        model.problem?.title ?? "", isPresented: $model.hasProblem, presenting: model.problem
      ) { _ in
        Button("OK") {}
      } message: { problem in
        Text([problem.explanation, problem.remedy].compactMap(\.self).joined(separator: "\n"))
      }
    }

    /// What the sentence would store, or the readings to choose from, or what is missing.
    @ViewBuilder private func shown(_ preview: EntryPreview) -> some View {
      ForEach(preview.read?.entries ?? [], id: \.self) { entry in
        Text("\(entry.amount) \(entry.merchant) · \(entry.category)")
      }
      ForEach(preview.choices, id: \.self) { choice in
        Button("\(choice.amount) \(choice.merchant)") { Task { await model.choose(choice) } }
      }
      if let problem = preview.problem { Text(problem.explanation).foregroundStyle(.secondary) }
    }
  }
#endif
