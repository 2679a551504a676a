import { inlineScript, inlineStyle, type DocumentPiece } from './inlineElements.ts';

/** How long, in milliseconds, a browser is given to draw what the server could not, before the error page is seen. */
export const patienceMs = 10_000;

const mark = 'data-fault';

/** A grey place first, and the error page when nothing else has come; at once where no script runs. */
const style =
  `[${mark}]{position:relative}[${mark}]>*{animation:fault-seen 1ms ${patienceMs}ms both}` +
  `[${mark}]::before{content:"";position:absolute;inset:var(--space-6) var(--gutter) auto;block-size:10rem;border-radius:var(--radius-s);background:var(--color-skeleton);pointer-events:none;animation:fault-gone 1ms ${patienceMs}ms both}` +
  '@keyframes fault-seen{from{visibility:hidden}}@keyframes fault-gone{to{opacity:0}}';
const withoutScript = `[${mark}]>*{animation:none}[${mark}]::before{display:none}`;

const said = 'The server could not draw this page, so the browser draws it.';

/** What the document of a page that the server could not render has besides: its style, and a word in the console. */
export const errorFragments: readonly DocumentPiece[] = [
  inlineStyle(style),
  '<noscript>',
  inlineStyle(withoutScript),
  '</noscript>',
  inlineScript(`console.error('${said}')`),
];

/** Marks the error page that stands for another. The browser, which draws that one anew, takes the mark away with all the rest. */
export const markError = (content: string): string => content.replace('<main ', `<main ${mark} `);
