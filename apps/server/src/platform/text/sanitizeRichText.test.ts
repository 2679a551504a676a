import { plainText, toRichText } from '@teranga/core/domain/rich-text';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './sanitizeRichText.ts';

const rendered = (html: string) => plainText(toRichText(sanitizeRichText(html)));

describe('sanitizeRichText', () => {
  it.each([
    ['a first-level heading', '<h1>Robe</h1>Coton', 'Robe. Coton'],
    ['small headings', '<h5>Entretien</h5>30 °C<h6>Repassage</h6>Doux', 'Entretien. 30 °C. Repassage. Doux'],
    ['div elements', '<div>Coton</div><div>Lin</div>', 'Coton. Lin'],
    ['preformatted text', '<h2>Tailles</h2><pre>36 à 44</pre>Dakar', 'Tailles. 36 à 44. Dakar'],
    [
      'a details element',
      '<details><summary>Entretien</summary>30 °C</details><p>Doux</p>',
      'Entretien. 30 °C. Doux',
    ],
    [
      'text after a details element',
      '<details><summary>Plus</summary>Coton</details>Wax',
      'Plus. Coton. Wax',
    ],
    ['a fieldset legend', '<fieldset><legend>Soin</legend>30 °C</fieldset>', 'Soin. 30 °C'],
    ['a table caption', '<table><caption>Tailles</caption><tr><td>36</td></tr></table>', 'Tailles. 36'],
    ['centred text', '<center>Wax</center><center>Coton</center>', 'Wax. Coton'],
    ['the two sides of a horizontal rule', 'Wax<hr>Coton', 'Wax. Coton'],
    ['terms and their descriptions', '<dl><dt>Tissu</dt><dd>Wax</dd></dl>', 'Tissu. Wax'],
  ])('separates %s from the neighbouring text', (_, html, words) => {
    expect(rendered(html)).toBe(words);
  });

  it.each([
    ['scripts', 'A<script>x()</script>', 'A'],
    ['handlers', '<p onclick="x()">A</p>', '<p>A</p>'],
    ['handlers of a box', '<div onclick="x()" style="top:0">A</div>', '<p>A</p>'],
    ['styles', '<style>p{}</style><p style="top:0">A</p>', '<p>A</p>'],
    ['frames', '<iframe src="https://a.example/"></iframe>A', 'A'],
    ['addresses that run', '<a href="java\nscript:x()">A</a>', 'A'],
  ])('lets no %s through', (_, html, saved) => {
    expect(sanitizeRichText(html)).toBe(saved);
  });
});
