/// Brands whose names are common nouns, in alphabetical order: without a capital letter they name a shop only in
/// the place of one.
enum BrandNouns {
  static let list: StaticString =
    """
    admiral apple bolt boots bumble calm chime converse crocs discover enterprise frontier gap grab \
    hinge indigo jumbo lime lush medium midas mint national next notion orange pandora peacock penny \
    puma regal saturn shell slack sonic spectrum spirit sprint sprouts staples steam subway target \
    tidal vans zoom
    """
}
