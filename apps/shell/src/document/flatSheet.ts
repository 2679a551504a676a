/**
 * The newest CSS feature that the flat sheets replace: browsers without it get the design's flat
 * sheet.
 */
const isKnown = "window.CSS&&CSS.supports('color','color-mix(in srgb,red,red)')";

/** Loads the flat style sheet of the document's design before the first paint, where needed. */
export const flatSheetScript = (sheets: Readonly<Record<string, string>>): string =>
  `${isKnown}||function(s,d){var m=d.querySelector('meta[name=design]'),u=s[m&&m.content]||s['default'];` +
  `u&&d.write('<link rel="stylesheet" href="/'+u+'">')}(${JSON.stringify(sheets)},document)`;

/** The same for a page whose design is known. */
export const loadFlatSheet = (sheet: string): string =>
  `${isKnown}||document.write('<link rel="stylesheet" href="/${sheet}">')`;
