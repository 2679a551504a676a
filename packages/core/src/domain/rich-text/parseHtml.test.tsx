import { describe, expect, it } from 'vitest';
import { parseHtml as parseInBrowser } from './parseHtml.browser.ts';
import { parseHtml } from './parseHtml.ts';
import { toNodes } from './toRichText.ts';

describe('HTML that the server and a browser parse', () => {
  it.each([
    '<p>Du <strong>wax</strong><br>de <a href="/products?a=1&amp;b=2">Dakar</a></p>',
    '<div>un<p>deux</div><ul><li>trois<table><td>quatre',
    'a<p class="b',
    '<frameset><frame></frameset>',
    '<body onload=x()><svg><p>a</svg><script>b</script>c &eacute;',
  ])('becomes the same: %s', (html) => {
    expect(toNodes(parseInBrowser(html))).toEqual(toNodes(parseHtml(html)));
  });
});
