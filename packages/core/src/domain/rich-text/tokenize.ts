import { decodeEntities } from './entities.ts';

/** A token of an HTML text. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; href: string | null }
  | { kind: 'close'; name: string };

/** Elements removed together with their content. */
const droppedWhole = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'head',
  'xmp',
  'plaintext',
]);

/** Index of the `>` that closes the tag at `start`, ignoring quoted ones; -1 when there is none. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let index = start; index < html.length; index += 1) {
    const char = html.charAt(index);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return index;
  }
  return html.indexOf('>', start);
}

const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readHref(attributes: string): string | null {
  for (const [, name, quoted, single, bare] of attributes.matchAll(attribute)) {
    if (name?.toLowerCase() === 'href') return decodeEntities(quoted ?? single ?? bare ?? '');
  }
  return null;
}

/** Where what follows a dropped element begins. */
function afterDropped(lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  const end = close < 0 ? -1 : lower.indexOf('>', close);
  return end < 0 ? lower.length : end + 1;
}

/** Reads one tag, comment or stray `<`; gives the tokens and where to go on. */
function readMarkup(html: string, lower: string, start: number): { tokens: Token[]; next: number } {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return { tokens: [], next: end < 0 ? html.length : end + 3 };
  }
  const next = html.charAt(start + 1);
  if (!/[a-z/!?]/i.test(next)) return { tokens: [{ kind: 'text', text: '<' }], next: start + 1 };
  const end = tagEnd(html, start);
  // A truncated tag: nothing after it can be trusted.
  if (end < 0) return { tokens: [], next: html.length };
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(lower.slice(start, start + 40)) ?? [];
  if (name === '') return { tokens: [], next: end + 1 };
  if (slash !== '') return { tokens: [{ kind: 'close', name }], next: end + 1 };
  if (droppedWhole.has(name)) return { tokens: [], next: afterDropped(lower, name, end + 1) };
  const attributes = name === 'a' ? html.slice(start + 2, end) : '';
  return { tokens: [{ kind: 'open', name, href: readHref(attributes) }], next: end + 1 };
}

/** Splits any HTML text into tokens; never throws. */
export function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  const lower = html.toLowerCase();
  let index = 0;
  while (index < html.length) {
    const start = html.indexOf('<', index);
    const text = html.slice(index, start < 0 ? html.length : start);
    if (text !== '') tokens.push({ kind: 'text', text: decodeEntities(text) });
    if (start < 0) break;
    const markup = readMarkup(html, lower, start);
    tokens.push(...markup.tokens);
    index = markup.next;
  }
  return tokens;
}
