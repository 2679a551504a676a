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
    await db.withStore('commandes', (tx) => upsertProducts(tx, [aProduct({ id: 'savon' })], new Date()));
  });

  it('list the latest orders, and take one step by step', async () => {
    const { ref } = (await place()).data;
    const [, , line = ''] = (await store('orders', 'commandes')).out.split('\n');
    expect(line.split(/\s{2,}/).toSpliced(1, 1)).toEqual([
      ref,
      'Fatou Sarr',
      '+221771234567',
      'Dakar',
      '2',
      '22\u202f000\u00a0FCFA',
      'à la livraison',
      'WAITING_FOR_VALIDATION (En attente de validation)',
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
    expect(await listed()).toContain('en ligne, attendu  WAITING_FOR_VALIDATION');
    await expect(store('order-status', 'commandes', ref, 'VALIDATED')).rejects.toThrow(
      `La commande ${ref} n’est pas payée : elle est validée d’elle-même quand son paiement arrive. Pour la valider sans paiement en ligne, ajoutez --unpaid.`,
    );
    expect((await store('order-status', 'commandes', ref, 'VALIDATED', '--unpaid')).out).toBe(
      `Commande ${ref} : WAITING_FOR_VALIDATION (En attente de validation) → VALIDATED (Validée).\nElle n’est pas payée : son paiement en ligne est fermé.`,
    );
    expect(await listed()).toContain('en ligne, non payé  VALIDATED');
  });

  it.each([
    [
      'DELIVERED',
      'ne peut pas devenir DELIVERED (Livrée). Elle peut devenir VALIDATED (Validée) ou REJECTED',
    ],
    ['PERDUE', 'Le statut « PERDUE » n’existe pas. Il y a : WAITING_FOR_VALIDATION, VALIDATED'],
  ])('refuse the step to %s', async (status, message) => {
    const { ref } = (await place()).data;
    await expect(store('order-status', 'commandes', ref, status)).rejects.toThrow(message);
  });

  it.each(['ABCD', '0000-0000-0000-0000'])('do not know the order %s', async (ref) => {
    await expect(store('order-status', 'commandes', ref, 'VALIDATED')).rejects.toThrow(
      `La boutique « commandes » n’a pas de commande « ${ref} ».`,
    );
  });

  it('do not find an order of another store', async () => {
    const { ref } = (await place()).data;
    await expect(store('order-status', 'marche', ref, 'VALIDATED')).rejects.toThrow('n’a pas de commande');
  });
});
