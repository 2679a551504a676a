import { expect, it } from 'vitest';
import { emptyPage } from './emptyPage.ts';

const state = '<script type="application/json" id="teranga-state">{"a":"<\\u002fscript>"}</script>';
const page = (links: string, content: string) =>
  `<html><head><title>T</title>${links}</head><body><div id="racine">${content}</div>${state}<script type="module" src="/entry.js"></script></body></html>`;

it('an emptied page preserves head, state, code and an empty root element', () => {
  const style = '<link rel="stylesheet" href="/a.css">';
  const full = page(
    style,
    '<link rel="preload" as="image" href="/cdn/hero.webp"><main><div>Robe</div></main>',
  );
  expect(emptyPage(full)).toBe(page(style, ''));
});

it.each(['', '<html></html>', '<div id="racine">sans état</div>', '<script id="teranga-state">{}</script>'])(
  'a foreign document has no emptied page: %s',
  (html) => {
    expect(emptyPage(html)).toBe(null);
  },
);
