import { expect, it } from 'vitest';
import { forCurrentBrowsers, withoutCondition } from './currentStyles.ts';

const web = '@font-face{font-family:A;src:url(a.woff2)}';
const rules = '@layer ui{.a{color:red}}';
const limited = `@supports (color:color-mix(in srgb, red, red)){${rules}}`;

it('forCurrentBrowsers limits rules to browsers that mix colours', () => {
  expect(forCurrentBrowsers(rules)).toBe(limited);
});

it('forCurrentBrowsers leaves downloaded font faces to all browsers', () => {
  expect(forCurrentBrowsers(web + rules)).toBe(web + limited);
});

it('withoutCondition returns the rules without the condition', () => {
  expect(withoutCondition(forCurrentBrowsers(rules) + forCurrentBrowsers('p{color:red}'))).toBe(
    `${rules}p{color:red}`,
  );
});

it('withoutCondition preserves other conditions', () => {
  const other = '@supports (gap:1px){p{gap:1px}}';
  expect(withoutCondition(other)).toBe(other);
});
