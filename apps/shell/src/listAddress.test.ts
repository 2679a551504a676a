import { describe, expect, it } from 'vitest';
import { render } from './testing/builtShell.ts';
import { testReader } from './testing/testReader.ts';
import { someMoment, someSettings } from './testing/someStore.ts';

const answers: Readonly<Record<string, unknown>> = {
  getProducts: { data: [], current_page: 1, last_page: 1, total: 0 },
  getCategories: [{ id: 'robes', name: 'Robes' }],
};
const page = (url: string) =>
  render({
    url,
    settings: someSettings(),
    read: testReader({ answers }).read,
    now: someMoment,
  });

describe('the address of a list', () => {
  it('moves to the names as they are written', async () => {
    const { status, location, html } = await page('/products?category=ROBES&page=2');
    expect(status).toBe(301);
    expect(location).toBe('/products?category=Robes&page=2');
    expect(html.length).toBe(0);
  });

  it.each(['/products?category=Robes', '/products?category=Inconnue'])('stays at %s', async (url) => {
    const { status, location } = await page(url);
    expect(status).toBe(200);
    expect(location).toBeNull();
  });
});
