import LedgerModel

/// A thing that money is spent on, and the category it is in.
struct Thing: Hashable {
  var name: String
  var category: CategoryName
}

/// The words that sentences are composed of. None is here because the parser knows it.
enum Vocabulary {
  private static let names: [(CategoryName, String)] = [
    (.dining, "coffee,lunch,dinner,pizza,sushi,a burger,breakfast,a latte,ramen,tacos,drinks"),
    (.groceries, "groceries,milk,bread,eggs,apples,vegetables,cheese,rice,bananas"),
    (.transport, "a taxi,gas,parking,a bus ticket,train tickets,a car wash,new tires"),
    (.housing, "rent,the mortgage,a plumber"),
    (.utilities, "electricity,the water bill,internet,the phone bill,heating"),
    (.health, "medicine,the dentist,a doctor visit,vitamins,glasses"),
    (.entertainment, "movie tickets,concert tickets,the museum,bowling,a video game"),
    (.shopping, "shoes,a jacket,jeans,headphones,a lamp,a book,a laptop,a toaster,towels"),
    (.travel, "a hotel,a flight,the hostel"),
    (.gifts, "a birthday gift,a wedding gift"),
    (.insurance, "car insurance,health insurance"),
    (.education, "tuition,school supplies,a textbook"),
  ]

  static let things: [Thing] = names.flatMap { category, list in
    list.split(separator: ",").map { name in Thing(name: String(name), category: category) }
  }

  static let persons = ["mom", "dad", "my sister", "my brother", "grandma", "uncle", "my friend"]
  /// Who shares no purse with the writer.
  static let others = ["my neighbor", "my sister", "my brother", "dad", "uncle", "my cousin"]
  static let firstNames = [
    "Anna", "Tom", "Priya", "Emily", "Lukas", "Sam", "Ines", "Kofi", "Marta", "Yuki", "Omar",
  ]

  /// Made-up names that are one slip from no common word.
  static let inventedNames = [
    "Zorbly", "Quenvo", "Tolkrade", "Bramwick", "Fennock", "Ombrell", "Vizzolo", "Plinkett",
    "Jurxa", "Kestrova", "Drummeldo", "Wexibar", "Yolanto", "Grifftane", "Nuvemo", "Havlock",
  ]

  static let openings = ["just", "ugh", "so", "ok", "hey", "finally", "well", "lol", "yay"]
  static let endings = ["lol", "haha", "ugh", "thanks", "omg", "😅", "!", "...", "again"]
}
