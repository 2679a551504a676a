import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson, tag } from './htmlText.ts';

describe('escapeHtml', () => {
  it('escapes everything that could open a tag or close an attribute', () => {
    expect(escapeHtml(`<b class="a">L'été & co</b>`)).toBe(
      '&lt;b class=&quot;a&quot;&gt;L&#39;été &amp; co&lt;/b&gt;',
    );
  });
});

describe('tag', () => {
  it.each([
    [{ name: 'design', content: 'x"><script>' }, '<meta name="design" content="x&quot;&gt;&lt;script&gt;">'],
    [{ a: null, b: true, c: '' }, '<meta b c="">'],
  ])('writes %j', (attributes, html) => {
    expect(tag('meta', attributes as Record<string, string | true | null>)).toBe(html);
  });
});

describe('scriptJson', () => {
  it('cannot end the element that holds it, and reads back as it was', () => {
    const value = { name: '</script><!--<script>', text: 'a\u2028b' };
    const json = scriptJson(value);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(value);
  });
});
