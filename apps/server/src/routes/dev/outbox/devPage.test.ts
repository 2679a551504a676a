import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { plainPolicy } from '../../../platform/http/contentSecurityPolicy.ts';
import { testApp } from '../../../testing/testApp.ts';

const { inject } = await testApp();

/** What a style sheet's rule declares of a property. */
function declaredBy(css: string, selector: string, property: string): string[] {
  const values: string[] = [];
  postcss.parse(css).walkRules(selector, (rule) => {
    rule.walkDecls(property, ({ value }) => void values.push(value));
  });
  return values;
}

it.each(['/dev/mails', '/dev/outbox'])(
  'The page %s fits a telephone: its long words and lines are broken, by a style that its policy allows',
  async (url) => {
    const { headers, payload } = await inject('a', url);
    const page = parseDocument(payload);
    const [style = ''] = textsOf(page, 'style');
    expect(headers['content-security-policy']).toBe(
      plainPolicy(style, "form-action 'none'", "frame-src 'self'"),
    );
    expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toBe(
      'width=device-width, initial-scale=1',
    );
    expect(declaredBy(style, 'body', 'padding')).toEqual(['1.5rem min(1rem,5vw) 3rem']);
    expect(declaredBy(style, 'body', 'overflow-wrap')).toEqual(['anywhere']);
    expect(declaredBy(style, 'pre', 'white-space')).toEqual(['pre-wrap']);
  },
);
