import { inlineScript, inlineStyle, type DocumentPiece } from './inlineElements.ts';

/**
 * Time in milliseconds a browser has to render what the server could not, before the error page is
 * shown.
 */
export const patienceMs = 10_000;

const mark = 'data-fault';

/**
 * Shows a skeleton first, and the error page if nothing replaces it in time; at once without
 * scripts.
 */
const style =
  `[${mark}]{position:relative}[${mark}]>*{animation:fault-seen 1ms ${patienceMs}ms both}` +
  `[${mark}]::before{content:"";position:absolute;inset:var(--space-6) var(--gutter) auto;block-size:10rem;border-radius:var(--radius-s);background:var(--color-skeleton);pointer-events:none;animation:fault-gone 1ms ${patienceMs}ms both}` +
  '@keyframes fault-seen{from{visibility:hidden}}@keyframes fault-gone{to{opacity:0}}';
const withoutScript = `[${mark}]>*{animation:none}[${mark}]::before{display:none}`;

const said = 'The server could not draw this page, so the browser draws it.';

/**
 * Additions to the document of a page that the server failed to render: its style and a console
 * error.
 */
export const errorFragments: readonly DocumentPiece[] = [
  inlineStyle(style),
  '<noscript>',
  inlineStyle(withoutScript),
  '</noscript>',
  inlineScript(`console.error('${said}')`),
];

/**
 * Marks the error page that replaces another. The browser re-renders the page, which removes the
 * mark.
 */
export const markError = (content: string): string => content.replace('<main ', `<main ${mark} `);
