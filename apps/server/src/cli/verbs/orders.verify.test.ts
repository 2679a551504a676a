import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../modules/orders/testing/anIntent.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, asAdmin, store, create } = await aShopfront();
beforeAll(() => create('marche', 'marche.localhost'));

let placed = 0;
/** Another shopper's order each time, the first one Fatou Sarr's. */
const place = () => {
  const intent = anIntent([aLine('savon', 2)], placed > 0 ? { client: aClient(placed) } : {});
  placed += 1;
  return db.withStore('commandes', (tx) => placeOrder(tx, intent, aContext('v')));
};

describe('orders and order-status', () => {
  beforeAll(async () => {
    await create('commandes', 'commandes.localhost');
    await db.withStore('commandes', (tx) =>
      upsertProducts(tx, [aProduct({ id: 'savon', quantity: 100 })], new Date()),
    );
  });

  it('list the latest orders, and take one step by step', async () => {
    const { ref } = (await place()).data;
    const [, , line = ''] = (await store('orders', 'commandes')).out.split('\n');
    expect(line.split(/\s{2,}/).toSpliced(1, 1)).toEqual([
      ref,
      'Fatou Sarr +221771234567',
      '22\u202f000\u00a0FCFA',
      'En attente de validation, à la livraison',
    ]);
    expect((await store('order-status', 'commandes', ref, 'validated')).out).toBe(
      `Commande ${ref} : WAITING_FOR_VALIDATION (En attente de validation) → VALIDATED (Validée).`,
    );
    await store(
      'order-status',
      'commandes',
      ref.toLowerCase(),
      'CANCELLED',
      '--reason',
      'Client injoignable',
    );
    expect((await store('orders', 'commandes', '--status', 'VALIDATED')).out).toBe('Aucune commande.');
    const updates = await asAdmin(
      `select status, reason from order_updates where store_id = 'commandes' order by id`,
    );
    expect(updates.at(-1)).toEqual({ status: 'CANCELLED', reason: 'Client injoignable' });
  });

  it('distinguish paid from unpaid orders and validate an unpaid one only with --unpaid', async () => {
    const { ref } = (await place()).data;
    await asAdmin("update orders set payment_method = 'paytech', payment_status = 'WAITING'");
    const listed = async () => (await store('orders', 'commandes', '--limit', '1')).out;
    expect(await listed()).toContain('En attente de validation, en ligne, attendu');
    await expect(store('order-status', 'commandes', ref, 'VALIDATED')).rejects.toThrow(
      `La commande ${ref} n’est pas payée : elle est validée d’elle-même quand son paiement arrive. Pour la valider sans paiement en ligne, ajoutez --unpaid.`,
    );
    expect((await store('order-status', 'commandes', ref, 'VALIDATED', '--unpaid')).out).toBe(
      `Commande ${ref} : WAITING_FOR_VALIDATION (En attente de validation) → VALIDATED (Validée).\nElle n’est pas payée : son paiement en ligne est fermé.`,
    );
    expect(await listed()).toContain('Validée, en ligne, non payé');
  });

  it.each([
    ['DELIVERED', 'ne peut pas devenir « Livrée ». Elle peut devenir « Validée » ou « Rejetée »'],
    [
      'PERDUE',
      'Le statut « PERDUE » n’existe pas. Il y a : WAITING_FOR_VALIDATION (En attente de validation), VALIDATED',
    ],
  ])('refuse the step to %s', async (status, message) => {
    const { ref } = (await place()).data;
    await expect(store('order-status', 'commandes', ref, status)).rejects.toThrow(message);
  });

  it.each(['ABCD', '0000-0000-0000-0000'])('do not know the order %s', async (ref) => {
    await expect(store('order-status', 'commandes', ref, 'VALIDATED')).rejects.toThrow(
      'Cette boutique n’a pas cette commande.',
    );
  });

  it.each([
    ['validée', 'VALIDATED'],
    ['  Rejetee ', 'REJECTED'],
    ['ANNULÉE', 'CANCELLED'],
  ])('accept the French status «%s»', async (typed, status) => {
    const { ref } = (await place()).data;
    const { out } = await store('--as', 'Awa', 'order-status', 'commandes', ref, typed, '--json');
    expect(JSON.parse(out)).toEqual({ ref, from: 'WAITING_FOR_VALIDATION', to: status, refund: 0 });
    const audit = await store('audit', 'commandes', '--subject', `order:${ref}`, '--limit', '1', '--json');
    expect(JSON.parse(audit.out)).toMatchObject([
      {
        actor: { name: 'Awa' },
        action: 'order.status',
        before: { status: 'WAITING_FOR_VALIDATION' },
        after: { status },
      },
    ]);
  });

  it('write one order with its notes, and find it by a search', async () => {
    const { ref } = (await place()).data;
    const noted = await store('--as', 'Awa', 'order', 'commandes', ref, '--note', 'Rappeler à 18 h');
    expect(noted.out).toContain(`Commande      ${ref}`);
    expect(noted.out).toMatch(/savon +SAVON +2 +10\s000\sFCFA/);
    expect(noted.out).toContain('Note de Awa : Rappeler à 18 h');
    const { out } = await store('order', 'commandes', ref, '--json');
    expect(JSON.parse(out)).toMatchObject({
      ref,
      status: 'WAITING_FOR_VALIDATION',
      lines: [{ productId: 'savon', quantity: 2 }],
      notes: [{ author: 'Awa', text: 'Rappeler à 18 h' }],
    });
    const found = await store('orders', 'commandes', '--search', ref, '--json');
    expect(JSON.parse(found.out)).toMatchObject([{ ref, units: 2 }]);
    await expect(store('order', 'marche', ref)).rejects.toThrow('n’a pas de commande');
  });

  it('do not find an order of another store', async () => {
    const { ref } = (await place()).data;
    await expect(store('order-status', 'marche', ref, 'VALIDATED')).rejects.toThrow('n’a pas cette commande');
  });
});
