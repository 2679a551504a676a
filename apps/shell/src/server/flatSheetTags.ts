import { tag } from './htmlText.ts';
import { inlineScript, type DocumentPiece } from './inlineElements.ts';

/** The newest thing that style sheets say and the flat ones say otherwise: who does not know it gets the design's flat sheet. */
const isKnown = "window.CSS&&CSS.supports('color','color-mix(in srgb,red,red)')";

/** Loads the flat style sheet of the design that the document names, before anything is painted, where it is needed. */
export const flatSheetScript = (sheets: Readonly<Record<string, string>>): string =>
  `${isKnown}||function(s,d){var m=d.querySelector('meta[name=design]'),u=s[m&&m.content]||s['default'];` +
  `u&&d.write('<link rel="stylesheet" href="/'+u+'">')}(${JSON.stringify(sheets)},document)`;

/** The same for a page whose design is known; without scripts the sheet is loaded by whoever reads it. */
export function flatSheetTags(sheet: string | undefined): DocumentPiece[] {
  if (sheet === undefined) return [];
  const link = tag('link', { rel: 'stylesheet', href: `/${sheet}` });
  return [inlineScript(`${isKnown}||document.write('${link}')`), `<noscript>${link}</noscript>`];
}

/** More than any layer of a flat sheet weighs. */
const weight = ':not(#\\#)'.repeat(6);

/** An operator's tokens, so that they stand over those of a flat sheet too. */
export const aboveFlatSheet = (css: string): string =>
  css.replaceAll(/\[data-design='[^']*'\]/g, (selector) => selector + weight);
