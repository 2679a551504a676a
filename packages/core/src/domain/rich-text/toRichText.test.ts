import { describe, expect, it } from 'vitest';
import type { RichTextNode } from './richText.ts';
import { plainText } from './plainText.ts';
import { deepestElement, safeHref, toRichText } from './toRichText.ts';

/** The tree as a browser would write it: short to compare. */
function written(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` href=${node.href}`;
      return `<${node.tag}${href}>${written(node.children)}</${node.tag}>`;
    })
    .join('');
}

describe('toRichText', () => {
  it('returns the tree of allowed elements', () => {
    expect(toRichText('<p>Du <strong>wax</strong><br>de <a href="/products">Dakar</a></p>')).toEqual([
      {
        tag: 'p',
        children: [
          'Du ',
          { tag: 'strong', children: ['wax'] },
          { tag: 'br', children: [] },
          'de ',
          { tag: 'a', href: '/products', children: ['Dakar'] },
        ],
      },
    ]);
  });

  it.each([
    ['a plain text', 'Bonjour', 'Bonjour'],
    ['nothing', '', ''],
    [
      'entities',
      '<p>L&#39;&eacute;t&eacute; &amp; l&rsquo;hiver &#x20AC;&nbsp;&lt;3</p>',
      "<p>L'été & l’hiver €\u00a0<3</p>",
    ],
    ['an entity nobody knows', '&toString; &constructor;', '&toString; &constructor;'],
    ['a number that is no character', '&#0;&#xD800;&#99999999;x', '\ufffd\ufffd\ufffdx'],
    ['upper case', '<P>A<BR/>B</P>', '<p>A<br></br>B</p>'],
    ['a stray <', 'de 3 < 5 à 5 > 3', 'de 3 < 5 à 5 > 3'],
    ['an unknown element', '<p><font color="red">rouge</font></p>', '<p>rouge</p>'],
    ['a heading of the page', '<h1>Titre</h1>', '<h2>Titre</h2>'],
    ['blocks of no kind', '<div>un</div><div>deux</div>', '<p>un</p><p>deux</p>'],
    ['a block in a block', '<div><p>un</p></div>', '<p>un</p>'],
    ['empty elements', '<p></p><p> a</p><ul></ul>', '<p> a</p>'],
    ['a comment', 'a<!-- <b>non</b> -->b', 'ab'],
    ['a comment cut off', 'a<!-- b', 'a'],
    ['a doctype', '<!DOCTYPE html>a', 'a'],
    ['a tag cut off', 'a<p class="b', 'a'],
    ['a closing tag nobody opened', 'a</p></div>b', '<p>a</p><p>b</p>'],
    ['text after a block in a box', '<div><p>a</p>b</div>c', '<p>a</p><p>b</p>c'],
    ['a line after a block in a box', '<div><p>a</p>b<i>c</div>d', '<p>a</p><p>b<i>c</i></p><i>d</i>'],
    ['a box that ends in an item', '<ul><li><p>a</p>b</div>c</li></ul>', '<ul><li><p>a</p>bc</li></ul>'],
    ['a box that ends between items', '<ul><li>a</li></div><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['elements left open', '<p>a<strong>b', '<p>a<strong>b</strong></p>'],
    ['elements closed crosswise', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>'],
    ['a paragraph in a paragraph', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a list in a paragraph', '<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['items left open', '<ol><li>a<li>b</ol>', '<ol><li>a</li><li>b</li></ol>'],
    ['an item without a list', '<li>a</li>', '<p>a</p>'],
    ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['space between items', '<ul>\n <li>a</li>\n</ul>', '<ul><li>a</li></ul>'],
    ['a link in a link', '<a href="/a">a<a href="/b">b</a></a>', '<a href=/a>a</a><a href=/b>b</a>'],
    [
      'a table without its parts',
      '<table><tr><td>a<td>b</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      'a table with a title',
      '<table><caption><b>T</b></caption><thead><tr><th>a</th></tr></thead></table>',
      '<table><caption><b>T</b></caption><thead><tr><th>a</th></tr></thead></table>',
    ],
    [
      'a title that is left open, or empty',
      '<table><caption><p>T<tr><td>a</table><table><caption></caption><tr><td>b</table>',
      '<table><caption><p>T</p></caption><tbody><tr><td>a</td></tr></tbody></table><table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['a title without a table', '<caption>T</caption>', 'T'],
    [
      'a cell without a row',
      '<table><td>a</td></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['a row without a table', '<tr><td>a</td></tr>', 'a'],
    [
      'text loose in a table',
      '<table>x<tr>y<td>a</td></tr></table>',
      'xy<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'a table with a head',
      '<table><thead><tr><th>T</th></tr></thead><tbody><tr><td><p>a</p></td></tr></tbody></table>',
      '<table><thead><tr><th>T</th></tr></thead><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    ],
  ])('reads %s', (_what, html, tree) => {
    expect(written(toRichText(html))).toBe(tree);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in odd case', '<ScRiPt src=//x>alert(1)</sCrIpT >'],
    ['a script left open', '<script>alert(1)'],
    ['a script hidden in a script', '<scr<script>ipt>alert(1)</script>'],
    ['a style', '<style>*{display:none}</style>'],
    ['a frame', '<iframe src="javascript:alert(1)">x</iframe>'],
    ['an object', '<object data=x><embed src=x></object>'],
    ['an SVG image', '<svg onload=alert(1)><script>alert(1)</script></svg>'],
    ['a formula', '<math><mtext></math>'],
    ['a template', '<template><p>x</p></template>'],
    ['an image', '<img src=x onerror=alert(1)>'],
    ['a body', '<body onload=alert(1)>'],
    ['a link by script', '<a href="javascript:alert(1)"></a>'],
    ['a form', '<form action=//x><input></form>'],
    ['a base', '<base href="//x">'],
  ])('removes %s entirely', (_what, html) => {
    expect(written(toRichText(html))).not.toMatch(
      /<script|<style|<iframe|<svg|<img|href|alert\(1\)<|onload/i,
    );
    expect(toRichText(html).every((node) => typeof node === 'string')).toBe(true);
  });

  it.each([
    ['script', '<script>secret</script>'],
    ['style', '<style>secret</style>'],
    ['iframe', '<iframe>secret</iframe>'],
    ['script, left open', 'a<script>secret'],
    ['style with a false end', '<style></styl>secret</style>'],
  ])('removes the content of a %s', (_what, html) => {
    expect(plainText(toRichText(html))).not.toContain('secret');
  });

  it('limits the nesting depth', () => {
    const deep = toRichText(`${'<blockquote>'.repeat(5000)}fond`);
    const depth = (nodes: RichTextNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
    expect(depth(deep)).toEqual(deepestElement);
    expect(plainText(deep)).toBe('fond');
  });

  it('takes any text, cut anywhere', () => {
    const html =
      '<div class="a>b" x=\'"\'><p>é&eacute;<a href="https://x.test/?a=1&amp;b=2">l</a><table><tr><td>1</table>';
    const cuts = Array.from({ length: html.length }, (_, end) => toRichText(html.slice(0, end)));
    expect(cuts.every(Array.isArray)).toBe(true);
  });
});

describe('safeHref', () => {
  it.each([
    ['https://x.test/a?b#c', 'https://x.test/a?b#c'],
    ['HTTP://x.test', 'HTTP://x.test'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['tel:+221771234567', 'tel:+221771234567'],
    ['/products', '/products'],
    [' /products ', '/products'],
    ['//x.test', null],
    ['/\\x.test', null],
    ['\\\\x.test', null],
    ['products', null],
    ['#a', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['https:x.test', null],
    ['', null],
    [null, null],
  ])('makes of %j: %j', (href, safe) => {
    expect(safeHref(href)).toBe(safe);
  });

  it.each([
    ['<a href="java&#115;cript:alert(1)">x</a>', 'x'],
    ['<a href="java&#x0A;script:alert(1)">x</a>', 'x'],
    ['<a data-x="href=/bad" href=/good>x</a>', '<a href=/good>x</a>'],
    ["<a title='>' href='/good'>x</a>", '<a href=/good>x</a>'],
    ['<a>x</a>', 'x'],
  ])('is applied to %s', (html, tree) => {
    expect(written(toRichText(html))).toBe(tree);
  });
});

describe('plainText', () => {
  it.each([
    [
      '<h3>Entretien</h3><ul><li>Laver à la main</li><li>Sécher à l’ombre</li></ul>',
      'Entretien. Laver à la main. Sécher à l’ombre',
    ],
    [
      '<p>Compris :</p><ul><li>le vol ;</li><li>l’hôtel.</li></ul>Bon voyage',
      'Compris : le vol ; l’hôtel. Bon voyage',
    ],
    ['<ul><li><p>Coton</p></li><li>Lin<ul><li>lavé</li></ul></li></ul>', 'Coton. Lin. lavé'],
    ['<table><tr><th>Taille</th><td>M</td></tr><tr><td></td></tr></table>', 'Taille M'],
  ])('separates the elements of %s', (html, text) => {
    expect(plainText(toRichText(html))).toBe(text);
  });

  it('inserts no space inside a word', () => {
    expect(plainText(toRichText('<p>à <b>Th</b>iès.<br>Oui</p>'))).toBe('à Thiès. Oui');
  });
});
