import { aCart, aCartLine, aStore } from '@teranga/testing';
import type { CurrencyCode } from '@teranga/core/domain/money';
import { describe, expect, it } from 'vitest';
import { designs, render } from './testing/builtShell.ts';
import { testReader } from './testing/testReader.ts';
import { someMoment, someSettings } from './testing/someStore.ts';

const euro = { XOF: 1, EUR: 1 / 655.957 };

/** The cart's page in a currency, with the rates that the server knows. */
async function page(
  currency: CurrencyCode,
  { design = 'default', rates = euro }: { design?: string; rates?: object | null } = {},
) {
  const store = aStore();
  const { read } = testReader({
    answers: { getStore: store, getCart: aCart([aCartLine()]), getRates: { rates } },
  });
  const { html } = await render({
    url: '/cart',
    settings: someSettings({ design }),
    read,
    now: someMoment,
    currency,
  });
  return { html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
}

describe.each(designs)('a page in the design $id', ({ id: design }) => {
  it('shows prices in the visitor’s currency, and says so to the script before the first paint', async () => {
    const { html, main } = await page('EUR', { design });
    expect(main).toContain('€');
    expect(/<html [^>]*data-currency="EUR"/.test(html)).toBe(true);
    expect(html.includes('"currency":{"selected":"EUR"}')).toBe(true);
  });

  it('offers the currencies as buttons of a form, to which the header leads', async () => {
    const { html } = await page('XOF', { design });
    const form = /<form id="devise"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toContain('action="/currency" method="post"');
    expect(form).toContain('value="EUR"');
    expect(form).not.toContain('value="USD"');
    expect(html.includes('href="#devise"')).toBe(true);
    expect(html.includes('data-currency=')).toBe(false);
  });
});

it('a page shows FCFA where the rate is not known', async () => {
  const { html, main } = await page('USD');
  expect(main).toContain('FCFA');
  expect(html.includes('data-currency=')).toBe(false);
});

it('a page offers no other currency where no rate is known', async () => {
  expect((await page('EUR', { rates: null })).html.includes('id="devise"')).toBe(false);
});
