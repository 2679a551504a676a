import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { answerOrders, isReady, isReported, open, submitRight, withBasket } from './testing/checkoutPage.tsx';

const served = serveWorld();

const savedZone = (storage: ReturnType<typeof memoryStorage>) =>
  /"deliveryZone":"(\w+)"/.exec(storage.local?.getItem('checkout-fields:teranga') ?? '')?.[1];

const openWith = async (storage = memoryStorage()) => {
  const page = open({ store: makeTestStore({ storage }) });
  await isReady(page);
  await waitFor(() => expect(page.ready().zones.value).not.toBe(''));
  return page;
};

describe('The delivery zone', () => {
  it('that was chosen survives a reload and a trip to the cart', async () => {
    withBasket(served);
    const storage = memoryStorage();
    const first = await openWith(storage);
    act(() => first.ready().zones.choose('thies'));
    first.unmount();
    const second = await openWith(storage);
    expect(second.ready().zones.value).toBe('thies');
    expect(savedZone(storage)).toBe('thies');
    second.unmount();
    const { ready } = open({ store: second.store });
    await waitFor(() => {
      expect(ready().zones.value).toBe('thies');
      expect(savedZone(storage)).toBe('thies');
    });
  });

  it('that no longer exists is replaced by the first one', async () => {
    withBasket(served);
    const storage = memoryStorage();
    const first = await openWith(storage);
    act(() => first.ready().zones.choose('thies'));
    first.unmount();
    served.world.store.marketplaceInfo.deliveryInfo.zones.shift();
    const second = await openWith(storage);
    expect(second.ready().zones.value).toBe('dakar');
    expect(savedZone(storage)).toBe('dakar');
  });
});

describe('A zone that is switched off while the form is open', () => {
  it('is removed from the list once an order was refused because of it', async () => {
    withBasket(served);
    const gone = 'Veuillez sélectionner votre zone de livraison';
    answerOrders(served, () => {
      served.world.store.marketplaceInfo.deliveryInfo.zones.splice(1);
      return HttpResponse.json({ message: gone, errors: { deliveryZone: [gone] } }, { status: 422 });
    });
    const page = open();
    await submitRight(page);
    await isReported(page, 'Formulaire incomplet');
    await waitFor(() => expect(page.ready().zones.choices.map(({ value }) => value)).toEqual(['thies']));
    expect(page.ready().zones).toMatchObject({ value: 'thies', error: gone });
  });
});
