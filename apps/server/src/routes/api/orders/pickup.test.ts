import { OrderStatusWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { testZones, writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { orderShop } from './testing/orderShop.ts';

const { db, inject, session, post, placed, rowsOf } = await orderShop();

const boutique = {
  id: 'boutique',
  kind: 'pickup',
  name: 'Boutique',
  price: 0,
  description: '',
  enabled: true,
  order: 0,
} as const;
const withPickup = () => db.withStore('a', (tx) => writeTestTerms(tx, { zones: [boutique, ...testZones] }));

const { address: _address, city: _city, ...withoutAddress } = anOrder();
const pickedUp = { ...withoutAddress, deliveryZone: 'boutique' };

describe('an order that is picked up', () => {
  it('needs no address, and says so where it is followed', async () => {
    await withPickup();
    const answer = await post(await session(), pickedUp);
    expect(answer.statusCode).toBe(200);
    const { ref } = answer.json<{ data: { ref: string } }>().data;
    expect(wireAnswer(OrderStatusWire, await inject('a', `/api/orders-status/${ref}`))).toMatchObject({
      deliveryKind: 'pickup',
      deliveryZone: 'Boutique',
      deliveryCharge: 0,
      client: { address: '', city: '' },
    });
  });

  it('stores no address that came with it', async () => {
    await withPickup();
    await placed(await session(), { deliveryZone: 'boutique' });
    expect(await rowsOf('select distinct address, city, postal_code, delivery_kind from orders')).toEqual([
      { address: '', city: '', postal_code: null, delivery_kind: 'pickup' },
    ]);
  });

  it('is one only where the zone is one: a delivery without an address is refused', async () => {
    await withPickup();
    const refused = refusal(await post(await session(), { ...pickedUp, deliveryZone: 'dakar' }), 422);
    expect(refused.errors).toEqual({ address: ["L'adresse est requise"], city: ['La ville est requise'] });
    expect(await rowsOf('select ref from orders')).toEqual([]);
  });

  it('shows what its pick-up costs, and that it is not paid on arrival', async () => {
    await withPickup();
    const dear = refusal(await post(await session(), { ...pickedUp, deliveryCharge: 500 }), 409);
    expect(dear.message).toMatch(/^Le prix du retrait a changé/);
    await db.withStore('a', (tx) =>
      writeTestTerms(tx, { zones: [boutique], features: { cashOnDelivery: false } }),
    );
    const unpaid = refusal(await post(await session(), pickedUp), 422);
    expect(unpaid.message).toBe('Le paiement au retrait n’est pas proposé par cette boutique.');
  });
});
