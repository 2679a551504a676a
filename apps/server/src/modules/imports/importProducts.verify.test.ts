import { expect, it } from 'vitest';
import { anImporter } from './testing/anImporter.ts';
import { manyLike, plain, wooFile as file } from './woocommerce/testing/wooRows.ts';

const { asAdmin, newStore, importText } = await anImporter();
const woo = { source: 'woocommerce', rate: 600 } as const;
const many = manyLike(plain);

it('an import is written in transactions of at most 200 products', async () => {
  const store = await newStore();
  const sizes = () =>
    asAdmin<{ count: number }>(
      'select count(*)::int as count from products where store_id = $1 group by xmin::text',
      [store],
    );
  await importText(store, file(...many), woo);
  expect(Math.max(...(await sizes()).map(({ count }) => count))).toBe(200);
  await importText(store, file(...many.map((row) => ({ ...row, 'Regular price': '12' }))), woo);
  expect(Math.max(...(await sizes()).map(({ count }) => count))).toBeLessThanOrEqual(200);
});
