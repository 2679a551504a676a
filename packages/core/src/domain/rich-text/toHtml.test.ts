import { expect, it } from 'vitest';
import { toHtml } from './toHtml.ts';
import { toRichText } from './toRichText.ts';

it.each([
  ['', ''],
  ['<p>Un <b>sac</b><br>rouge</p>', '<p>Un <b>sac</b><br>rouge</p>'],
  ['<p><a href="/p?a=1&amp;b=%22">voir</a></p>', '<p><a href="/p?a=1&amp;b=%22">voir</a></p>'],
  ['3 < 5 & 5 > 3', '3 &lt; 5 &amp; 5 &gt; 3'],
  ['<p onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  ['<div>a<b><div>c</div></b>d</div>', '<p>a</p><b><p>c</p></b><p>d</p>'],
  ['<table><tfoot><tr><td><pre>a</pre></table>', '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>'],
])('The HTML %j is written as %j, which is read as the same', (html, written) => {
  const nodes = toRichText(html);
  expect(toHtml(nodes)).toBe(written);
  expect(toHtml(toRichText(written))).toBe(written);
});
