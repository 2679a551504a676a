import { expect, it } from 'vitest';
import { anImporter } from '../testing/anImporter.ts';

const { newStore, importText, tryText } = await anImporter();
const woo = { source: 'woocommerce' } as const;

it('An import leaves external and grouped products aside by name, whatever identity they have', async () => {
  const store = await newStore();
  const text =
    'ID,Type,SKU,Name,Regular price\n,grouped,,Coffret,\n,external,,Ailleurs,5\n,simple,,Sans numéro,5000\n';
  const { notes, counts } = await importText(store, text, woo);
  expect(Object.fromEntries(notes.skipped)).toEqual({
    'produits groupés, que la boutique ne sait pas vendre': { count: 1, names: ['Coffret'] },
    'produits externes, vendus sur un autre site': { count: 1, names: ['Ailleurs'] },
  });
  expect(counts).toMatchObject({ rows: 3, created: 1 });
  expect((await importText(store, text, woo)).counts).toMatchObject({ created: 0, unchanged: 1 });
});

it('a sale is shown as a price and what it is reduced by, with the dates that it has', async () => {
  const header = 'Type,SKU,Name,Regular price,Sale price,Date sale price ends';
  const rows = ['simple,A,Tasse,5000,4000,', 'simple,B,Bol,6000,4500,2027-01-31'];
  const { changes } = await tryText(await newStore(), [header, ...rows].join('\n'), woo);
  expect(changes.map(({ fields }) => fields.find(({ field }) => field === 'prix')?.after)).toEqual([
    '6\u202f000\u00a0FCFA, −1\u202f500\u00a0FCFA au 31 janvier 2027',
    '5\u202f000\u00a0FCFA, −1\u202f000\u00a0FCFA',
  ]);
});

it('an import that ends a reduction says so beside the new price', async () => {
  const store = await newStore();
  const header = 'Type,SKU,Name,Regular price,Sale price';
  await importText(store, `${header}\nsimple,A,Tasse,5000,4000\n`, woo);
  const { changes } = await tryText(store, 'Référence;Prix\nA;5500\n', { source: 'spreadsheet' });
  expect(changes.flatMap(({ fields }) => fields.map(({ after }) => after))).toEqual([
    '5\u202f500\u00a0FCFA, sans réduction',
  ]);
});
