/// The colours of pages and pictures. Each of the six series has at least 3:1 against its ground, each text 4.5:1, and
/// the six differ for colour-blind readers; nothing is told by colour alone.
enum Colours {
  private static let light = """
    --ground:#fff;--card:#fff;--ink:#1b1f23;--muted:#57606a;--line:#d5dae0;--ghost:#dde3e9;\
    --s1:#0072b2;--s2:#b84a00;--s3:#007a5a;--s4:#a3347f;--s5:#7a6000;--s6:#5c6670;--over:#b3261e;\
    --h1:#d6e8f3;--h2:#9ecae6;--h3:#4f9fd0;--h4:#0b6aa6;--on4:#fff;
    """

  private static let dark = """
    --ground:#14171a;--card:#1b1f23;--ink:#e8ebee;--muted:#a9b4be;--line:#39414a;--ghost:#39424b;\
    --s1:#56b4e9;--s2:#f0944d;--s3:#2bc4a0;--s4:#e28ac6;--s5:#e6c84b;--s6:#a9b4be;--over:#ff8a80;\
    --h1:#20384a;--h2:#25587c;--h3:#1f6c9c;--h4:#7cc8f4;--on4:#14171a;
    """

  /// The colours by the reader's setting; on paper the light ones.
  static let sheet = """
    :root{color-scheme:light dark;\(light)}\
    @media (prefers-color-scheme:dark){:root{\(dark)}}\
    @media print{:root{\(light)}}
    """
}

/// The rules of how things look.
enum StyleSheet {
  /// The rules for what is drawn.
  static let ofPictures = """
    svg text{fill:var(--ink);font-size:13px}\
    svg .small{font-size:11px;fill:var(--muted)}svg .end{text-anchor:end}\
    svg .middle{text-anchor:middle}svg .strong{font-weight:600}svg .over-words{fill:var(--over)}\
    svg .ground{fill:var(--ground)}.ghost{fill:var(--ghost)}.over{fill:var(--over)}\
    .s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}.s4{fill:var(--s4)}\
    .s5{fill:var(--s5)}.s6{fill:var(--s6)}\
    .ring{fill:none;stroke-width:34px}.r1{stroke:var(--s1)}.r2{stroke:var(--s2)}\
    .r3{stroke:var(--s3)}.r4{stroke:var(--s4)}.r5{stroke:var(--s5)}.r6{stroke:var(--s6)}\
    .rule{stroke:var(--line);fill:none}.zero{stroke:var(--muted);fill:none}\
    .mark{stroke:var(--ink);stroke-width:2px;fill:none}\
    .limit{stroke:var(--ink);stroke-width:1.5px;stroke-dasharray:4 3;fill:none}\
    .curve{stroke:var(--s1);stroke-width:2px;fill:none;stroke-linejoin:round}\
    .area{fill:var(--s1);opacity:.16}\
    .h0{fill:var(--ghost);opacity:.55}.h1{fill:var(--h1)}.h2{fill:var(--h2)}.h3{fill:var(--h3)}\
    .h4{fill:var(--h4)}svg .sheet{fill:var(--ink)}svg .on4{fill:var(--on4)}.today{fill:none;stroke:var(--ink);stroke-width:2px}
    """

  /// The rules for pages.
  static let ofPages = """
    *{box-sizing:border-box}\
    html{font-size:16px}body{margin:0;background:var(--ground);color:var(--ink);\
    font:1rem/1.45 system-ui,-apple-system,"Segoe UI",sans-serif}\
    main,header,footer{max-width:76rem;margin:0 auto;padding:0 1rem}\
    h1{font-size:1.75rem;margin:1.25rem 0 0}h2{font-size:1.05rem;margin:0 0 .6rem}\
    p{margin:.25rem 0}.muted,caption,summary{color:var(--muted)}\
    caption{text-align:start;font-size:.85rem;padding-bottom:.3rem}\
    .figures{display:flex;flex-wrap:wrap;gap:.25rem 2rem;margin:.75rem 0 1.1rem;padding:0}\
    .figures div{min-width:7rem}.figures dt{color:var(--muted);font-size:.85rem}\
    .figures dd{margin:0;font-size:1.35rem;font-variant-numeric:tabular-nums}\
    .figures .first dd{font-size:1.9rem;font-weight:650}\
    main{columns:21rem 3;column-gap:1rem}\
    section{background:var(--card);border:1px solid var(--line);border-radius:.6rem;\
    padding:.9rem 1rem;margin:0 0 1rem;break-inside:avoid;overflow-wrap:anywhere}.wide{column-span:all;margin-top:1rem}\
    section>svg{display:block;width:100%;height:auto;max-width:40rem}\
    .wide>svg{max-width:52rem}\
    table.long{font-size:.72rem}table.long .n{white-space:normal;overflow-wrap:anywhere}\
    table{border-collapse:collapse;width:100%;font-size:.9rem;margin-top:.6rem}\
    th,td{padding:.22rem .5rem .22rem 0;text-align:start;border-top:1px solid var(--line);\
    vertical-align:top;overflow-wrap:anywhere;font-weight:400}\
    thead th{border-top:0;color:var(--muted);font-size:.8rem;overflow-wrap:normal}\
    .n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap;overflow-wrap:normal}\
    td:last-child,th:last-child{padding-inline-end:0}\
    th.short{white-space:nowrap}\
    tr.below td{border-top:0;padding-top:0}.total th,.total td{font-weight:600}\
    .bad{color:var(--over);font-weight:600}.spark{width:72px;height:18px;vertical-align:middle}\
    details{font-size:.8rem}summary{cursor:pointer}\
    ul{margin:.2rem 0;padding-inline-start:1.1rem}code{font-size:.85em;overflow-wrap:anywhere}\
    .key{display:inline-block;width:.7em;height:.7em;border-radius:2px;margin-inline-end:.4em}\
    .key.s1{background:var(--s1)}.key.s2{background:var(--s2)}.key.s3{background:var(--s3)}\
    .key.s4{background:var(--s4)}.key.s5{background:var(--s5)}.key.s6{background:var(--s6)}\
    footer{margin:1.5rem auto 2rem;color:var(--muted);font-size:.85rem;overflow-wrap:anywhere}\
    @page{size:A4;margin:9mm}\
    @media print{html{font-size:7.2pt}body{font-size:1rem;line-height:1.25}main,header,footer{max-width:none;padding:0}\
    main{columns:3;column-gap:2mm}section{padding:1.5mm 2mm;margin:0 0 2mm}\
    h1{font-size:15pt;margin:0}h2{font-size:9.5pt;margin:0 0 1mm}table{margin-top:1mm}\
    th,td{padding:.2mm 1mm .2mm 0}.figures{margin:1.5mm 0;gap:0 6mm}\
    .figures dd,.figures .first dd{font-size:12pt}details{display:none}.spark{width:48px;height:10px}footer{margin:2mm 0 0}}
    """
}
