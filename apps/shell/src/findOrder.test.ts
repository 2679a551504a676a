import { parseDocument } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { designs, render } from './testing/builtShell.ts';
import { testReader } from './testing/testReader.ts';
import { someMoment, someSettings } from './testing/someStore.ts';

async function page(url: string, design = 'default') {
  const { read, requested } = testReader();
  const rendered = await render({ url, settings: someSettings({ design }), read, now: someMoment });
  return { ...rendered, requested };
}

it.each(designs.map(({ id }) => id))(
  'In the design %s /orders-status has a form for a reference that needs no script',
  async (design) => {
    const { html, requested } = await page('/orders-status', design);
    const form = parseDocument(html).querySelector('form:has(input[name=ref])');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.getAttribute('action')).toBe('/orders-status');
    expect(requested.filter((read) => read.startsWith('getOrder'))).toEqual([]);
  },
);

it('A typed reference redirects to its order without caching', async () => {
  const { status, location, isPrivate } = await page('/orders-status?ref=2f7n+9k7e');
  expect(status).toBe(303);
  expect(location).toBe('/orders-status/2f7n%209k7e');
  expect(isPrivate).toBe(true);
});
