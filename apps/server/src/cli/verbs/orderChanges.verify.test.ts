import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { writeTestTerms } from '../../modules/stores/testing/aStoreContent.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store, create } = await aShopfront();
const id = 'boutique';
beforeAll(async () => {
  await create(id, 'boutique.localhost');
  await db.withStore(id, async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'savon', sku: 'SAV-1', sellingPrice: 1_000, quantity: 100 }),
        aProduct({ id: 'robe', sku: 'ROB-1', sellingPrice: 25_000, quantity: 100 }),
        aProduct({ id: 'boubou', sku: 'BOU-1', variations: [aVariation({ sku: 'BOU-1-M' })] }),
      ],
      new Date(),
    );
  });
});

const client = ['--first-name', 'Khady', '--last-name', 'Diop', '--phone', '77 123 45 67'];
const where = ['--zone', 'Dakar', '--address', 'Rue 10, Médina', '--city', 'Dakar'];
const place = async (...items: string[]) => {
  const wanted = items.flatMap((item) => ['--item', item]);
  const { out } = await store('--as', 'Awa', 'order-new', id, ...client, ...where, ...wanted, '--json');
  return (JSON.parse(out) as { ref: string }).ref;
};
const advance = async (ref: string, ...steps: string[]) => {
  for (const step of steps) await store('order-status', id, ref, step);
};
const stockOf = async (product: string) => {
  const { out } = await store('stock', id, product, '--json');
  return (JSON.parse(out) as { quantity: number }).quantity;
};

describe('npm run store -- order-new', () => {
  it('takes an order by telephone under the operator’s name', async () => {
    const { out } = await store('--as', 'Awa', 'order-new', id, ...client, ...where, '--item', 'SAV-1:2');
    expect(out).toMatch(
      /^Commande [-0-9A-Z]{19} : 4\u202f000\u00a0FCFA\.\nSuivi : http:\/\/boutique\.localhost:3000\/orders-status\//,
    );
    const ref = out.slice(9, 28);
    expect((await store('order', id, ref)).out).toContain('En attente de validation  par Awa');
  });

  it('names every wrong field', async () => {
    const wrong = ['--first-name', 'K', '--last-name', 'Diop', '--phone', 'abc'];
    await expect(store('order-new', id, ...wrong, ...where, '--item', 'SAV-1')).rejects.toThrow(
      /--first-name : Minimum 2 caractères\n--phone : Numéro de téléphone invalide/,
    );
  });

  it('names the variations of a product that is sold in several', async () => {
    await expect(store('order-new', id, ...client, ...where, '--item', 'BOU-1')).rejects.toThrow(
      'Cet article a des déclinaisons : nommez-en une (BOU-1-M).',
    );
  });

  it('refuses a product without a unit', async () => {
    await expect(store('order-new', id, ...client, ...where, '--item', 'SAV-1:0')).rejects.toThrow(
      '--item est un article et un nombre, comme ENF-005:2, pas « SAV-1:0 ».',
    );
  });
});

describe('npm run store -- order-edit', () => {
  it('removes a product and changes the address', async () => {
    const ref = await place('SAV-1:2', 'ROB-1');
    const changed = ['--line', 'SAV-1:0', '--zone', 'Thiès & Mbour', '--city', 'Thiès'];
    const { out } = await store('order-edit', id, ref, ...changed, '--reason', 'rupture');
    expect(out).toBe(`Commande ${ref} modifiée : 28\u202f500\u00a0FCFA.`);
    await expect(store('order-edit', id, ref, '--line', 'savon:0')).rejects.toThrow('Elle a : ROB-1.');
  });
});

describe('npm run store -- order-return', () => {
  it('says when there is nothing to change', async () => {
    const ref = await place('SAV-1:1');
    expect((await store('order-edit', id, ref, '--city', 'Dakar')).out).toBe(
      `Commande ${ref} : rien à changer.`,
    );
  });

  it('names the zones to who names another one', async () => {
    const ref = await place('SAV-1:1');
    await expect(store('order-edit', id, ref, '--zone', 'Mars')).rejects.toThrow(
      'Cette boutique n’a pas de zone « Mars ». Elle a : « Dakar », « Thiès & Mbour »',
    );
  });

  it('takes a refused parcel back once', async () => {
    const before = await stockOf('SAV-1');
    const ref = await place('SAV-1:3');
    await advance(ref, 'validée', 'expédiée');
    const { out } = await store('order-return', id, ref, '--refused', '--reason', 'absent');
    expect(out).toMatch(/^3 × .+ de retour en stock\.$/);
    expect(await stockOf('SAV-1')).toBe(before);
    expect((await store('order', id, ref)).out).toMatch(/SAV-1 +3 +3 /);
    await expect(store('order-return', id, ref, '--refused')).rejects.toThrow('sont déjà revenus');
  });

  it('takes damaged products back and refunds a part', async () => {
    const ref = await place('SAV-1:3');
    await advance(ref, 'validée', 'expédiée', 'livrée');
    const after = await stockOf('SAV-1');
    const part = ['--line', 'savon:1', '--damaged', '--refund', '1000'];
    const { out } = await store('order-return', id, ref, '--returned', ...part);
    expect(out).toMatch(
      /hors stock\.\nRemboursement [-0-9a-f]{36} de 1\u202f000\u00a0FCFA, à la main : à faire\.$/,
    );
    expect(await stockOf('SAV-1')).toBe(after);
  });

  it.each([
    [[], 'un seul des deux'],
    [['--refused', '--returned'], 'un seul des deux'],
    [['--refused', '--line', ''], 'comme ENF-005:2'],
    [['--returned', '--line', 'SAV-1:1', '--refund', 'tout'], 'donnez la somme : ces articles valent'],
  ])('the command order-return refuses %j', async (options, text) => {
    await expect(store('order-return', id, await place('SAV-1'), ...options)).rejects.toThrow(text);
  });
});

describe('npm run store -- order-refund', () => {
  it('refunds by hand, and settles what is due', async () => {
    const ref = await place('SAV-1:3');
    await advance(ref, 'validée', 'expédiée', 'livrée');
    expect((await store('order-refund', id, ref, '--amount', '500', '--by-hand')).out).toMatch(
      /à la main : fait\.$/,
    );
    const due = JSON.parse((await store('order-refund', id, ref, '--json')).out) as { id: string };
    const { out } = await store('order-refund', id, ref, '--settle', due.id);
    expect(out).toMatch(/de 4\u202f500\u00a0FCFA, à la main : fait\.$/);
    await expect(store('order-refund', id, ref)).rejects.toThrow('déjà remboursée');
  });
});

describe('npm run store -- order-slip', () => {
  it('writes a page to print', async () => {
    const ref = await place('SAV-1');
    const file = path.join(folder, 'bon.html');
    await store('order-slip', id, ref, '--format', '80mm', '--output', file);
    expect(await readFile(file, 'utf8')).toContain(ref);
    await expect(store('order-slip', id, ref, '--format', 'a4')).rejects.toThrow('a6 ou 80mm');
  });
});

describe('orders', () => {
  it('filters by day and payment', async () => {
    const list = async (...options: string[]) =>
      JSON.parse((await store('orders', id, '--json', ...options)).out) as unknown[];
    const all = (await list()).length;
    expect((await list('--since', '2000-01-01', '--payment', 'à-la-livraison')).length).toBe(all);
    expect(await list('--until', '2000-01-01')).toEqual([]);
    expect(await list('--payment', 'payé')).toEqual([]);
    await expect(store('orders', id, '--payment', 'bof')).rejects.toThrow('--payment est attendu');
  });
});
