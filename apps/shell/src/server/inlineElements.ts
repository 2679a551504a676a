import { createHash } from 'node:crypto';
import { tag } from './htmlText.ts';

/** An inline script or style, with its Content-Security-Policy source. */
export interface InlineElement {
  element: 'script' | 'style';
  html: string;
  /** `'sha256-…'` of its text. */
  source: string;
}

/** Markup, or an inline element that the policy must allow. */
export type DocumentPiece = string | InlineElement;

/** The sources of a document's inline elements, for its Content-Security-Policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A text as the source that allows it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineElement(
  element: InlineElement['element'],
  text: string,
  attributes: Parameters<typeof tag>[1] = {},
): InlineElement {
  return {
    element,
    html: `${tag(element, attributes)}${text}</${element}>`,
    source: hashSource(text),
  };
}

/** An inline script. */
export const inlineScript = (code: string) => inlineElement('script', code);

/** A style element, with attributes such as `media`. */
export const inlineStyle = (css: string, attributes?: Parameters<typeof tag>[1]) =>
  inlineElement('style', css, attributes);

const sourcesOf = (pieces: readonly DocumentPiece[], element: InlineElement['element']) => [
  ...new Set(
    pieces.flatMap((piece) => (typeof piece !== 'string' && piece.element === element ? [piece.source] : [])),
  ),
];

/** Joins the pieces of a document and collects the sources of its inline elements. */
export function joinPieces(pieces: readonly DocumentPiece[]): { html: string; inline: InlineSources } {
  return {
    html: pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join(''),
    inline: { scripts: sourcesOf(pieces, 'script'), styles: sourcesOf(pieces, 'style') },
  };
}
