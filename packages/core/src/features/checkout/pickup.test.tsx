import { aDeliveryZone } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  answerOrders,
  isReady,
  open,
  placed,
  rightValues,
  type,
  withBasket,
} from './testing/checkoutPage.tsx';

const served = serveWorld();

/** A checkout of a store where products can be picked up as well, at no cost. */
async function openWithPickup(order: number) {
  withBasket(served);
  const boutique = aDeliveryZone({ id: 'boutique', name: 'Boutique', kind: 'pickup', price: 0, order });
  served.world.store.marketplaceInfo.deliveryInfo.zones.push(boutique);
  const page = open();
  await isReady(page);
  await waitFor(() => expect(page.ready().zones.value).not.toBe(''));
  return page;
}

const shownOf = (page: Awaited<ReturnType<typeof openWithPickup>>) => {
  const { kinds, zones, isPickup, totals, methods, deliveryNotes } = page.ready();
  return {
    kind: kinds?.value,
    zones: zones.choices.map(({ value }) => value),
    isPickup,
    fee: [totals.deliveryName, totals.delivery],
    method: methods.choices.at(-1)?.label,
    deliveryNotes,
  };
};

const delivered = {
  kind: 'delivery',
  zones: ['dakar', 'thies'],
  isPickup: false,
  fee: ['Livraison', '1\u202f500\u00a0FCFA'],
  method: 'Paiement à la livraison',
  deliveryNotes: ['Nous appelons avant de livrer.'],
};
const pickedUp = {
  kind: 'pickup',
  zones: ['boutique'],
  isPickup: true,
  fee: ['Retrait', 'Gratuit'],
  method: 'Paiement au retrait',
  deliveryNotes: [],
};

describe('Delivery and pick-up', () => {
  it('are a choice of their own, and each remembers its zone', async () => {
    const page = await openWithPickup(9);
    await waitFor(() => expect(shownOf(page)).toEqual(delivered));
    expect(page.ready().kinds?.choices).toMatchObject([
      {
        value: 'delivery',
        label: 'Livraison',
        description: 'À votre adresse, à partir de 1\u202f500\u00a0FCFA',
      },
      { value: 'pickup', label: 'Retrait', description: 'Sur place, gratuit' },
    ]);
    act(() => page.ready().zones.choose('thies'));
    act(() => page.ready().kinds?.choose('pickup'));
    expect(shownOf(page)).toEqual(pickedUp);
    act(() => page.ready().kinds?.choose('delivery'));
    expect(page.ready().zones.value).toBe('thies');
  });

  it('begin with delivery, also where pick-up is listed first', async () => {
    const page = await openWithPickup(0);
    await waitFor(() => expect(shownOf(page)).toEqual(delivered));
  });

  it('are no choice where the store has one way only', async () => {
    withBasket(served);
    const page = open();
    await isReady(page);
    await waitFor(() => expect(page.ready()).toMatchObject({ kinds: null, isPickup: false }));
  });

  it('differ in the request: a pick-up order has no address', async () => {
    const sent = answerOrders(served, placed({ ref: 'R-1' }));
    const page = await openWithPickup(0);
    act(() => page.ready().kinds?.choose('pickup'));
    const { address: _address, city: _city, ...withoutAddress } = rightValues;
    await type(withoutAddress);
    await act(async () => page.ready().submit());
    await waitFor(() => expect(sent.length).toBe(1));
    expect(sent[0]?.body).toMatchObject({
      deliveryZone: 'boutique',
      address: '',
      city: '',
      deliveryCharge: 0,
    });
  });

  it('require an address where it is needed', async () => {
    const page = await openWithPickup(0);
    act(() => page.ready().kinds?.choose('delivery'));
    const { address: _address, ...withoutAddress } = rightValues;
    await type(withoutAddress);
    await act(async () => page.ready().submit());
    await waitFor(() => expect(page.ready().field('address').error).toBe("L'adresse est requise"));
  });
});
