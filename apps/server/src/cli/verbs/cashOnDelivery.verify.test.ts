import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store, create } = await aShopfront();
beforeAll(() => create('marche', 'marche.localhost'));

const settings = /\ncashOnDelivery:\n(?: .*\n)+/;
const shown = async () => (await store('show', 'marche')).out;
/** Gives the store its own file back with other settings; empty leaves them out. */
async function set(text: string) {
  const file = path.join(folder, 'marche.yaml');
  await writeFile(file, `${await shown()}\n`.replace(settings, `\n${text}`));
  return store('set', 'marche', file);
}
const terms = async () => (await db.withStore('marche', readStoreTerms)).cashOnDelivery;

describe('cashOnDelivery of a store’s file', () => {
  it('is shown as it is by default', async () => {
    expect(settings.exec(`${await shown()}\n`)?.[0]).toBe(
      '\ncashOnDelivery:\n  holdHours: 48\n  confirmByCode: never\n',
    );
  });

  it('is read per setting; omitted settings stay unchanged', async () => {
    await set('cashOnDelivery:\n  confirmByCode: 50000\n');
    expect(await terms()).toEqual({ holdHours: 48, confirmByCode: 50_000 });
    await set('cashOnDelivery:\n  holdHours: 24\n  confirmByCode: always\n');
    await set('');
    expect(await terms()).toEqual({ holdHours: 24, confirmByCode: 'always' });
  });

  it.each([
    ['holdHours: 0', '« cashOnDelivery › holdHours » est trop petit : 1 au moins.'],
    ['holdHours: 1.5', '« cashOnDelivery › holdHours » attend un nombre entier.'],
    ...['parfois', 'sometimes', '-5', '1.5', '2000000001', 'true', 'null'].map((value) => [
      `confirmByCode: ${value}`,
      '« cashOnDelivery › confirmByCode » attend never, always ou un montant entier en FCFA.',
    ]),
    ['confirmByCod: never', '« cashOnDelivery › confirmByCod » n’est pas un champ connu.'],
  ])('with %s is refused', async (line, error) => {
    await expect(set(`cashOnDelivery:\n  ${line}\n`)).rejects.toThrow(error);
  });
});
