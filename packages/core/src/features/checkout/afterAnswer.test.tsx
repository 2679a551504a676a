import { aCartLine, aProduct, aStore } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageArea } from '../../lib/services/storageSlot.ts';
import { makeTestStore, memoryArea } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  answerOrders,
  isReady,
  isReported,
  open,
  placed,
  refused,
  rightValues,
  submitRight,
  type,
  withBasket,
} from './testing/checkoutPage.tsx';

const served = serveWorld();
const paymentUrl = 'https://paytech.sn/payment/checkout/1';

beforeEach(() => {
  withBasket(served);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function fail(): never {
  throw new TypeError('not a function');
}

const breakRandomValues = () => void vi.spyOn(crypto, 'getRandomValues').mockImplementation(fail);

/** What a browser may lack or refuse after the answer, by the step that needs it. */
const failures = {
  'no new key can be made': breakRandomValues,
  'no cart can be requested': () => void vi.stubGlobal('AbortController', fail),
  'the storage refuses to be changed': (area: StorageArea) => {
    vi.spyOn(area, 'setItem').mockImplementation(fail);
    vi.spyOn(area, 'removeItem').mockImplementation(fail);
  },
} satisfies Record<string, (area: StorageArea) => void>;

/** Sends an order whose answer is `data`; when it is answered, the browser fails. */
async function orderWith(
  data: { ref: string; paymentUrl?: string },
  breakBrowser: (area: StorageArea) => void = () => undefined,
  onTaken?: () => void,
) {
  const isOnline = 'paymentUrl' in data;
  const local = memoryArea();
  const sent = answerOrders(served, () => {
    breakBrowser(local);
    return placed(data)();
  });
  served.world.store = aStore({ features: { ...aStore().features, onlinePayment: isOnline } });
  const store = makeTestStore({ storage: { local, session: null } });
  const page = open({ store, ...(onTaken && { onTaken }) });
  await isReady(page);
  await waitFor(() => expect(page.ready().methods.value).toBe(isOnline ? 'paytech' : 'cod'));
  await submitRight(page);
  return { page, sent };
}

describe('The reference of an order that was taken', () => {
  it.each([
    ...Object.entries(failures),
    ['no event can be made', () => void vi.stubGlobal('CustomEvent', fail)] as const,
  ])('is shown although %s', async (_what, breakBrowser) => {
    const { page } = await orderWith({ ref: 'R-1' }, breakBrowser);
    await isReported(page, 'Commande Validée');
    expect(page.ready().dialog?.text).toContain('R-1');
  });

  it('is shown although the navigation to the next page throws', async () => {
    const { page } = await orderWith({ ref: 'R-1' }, undefined, fail);
    await isReported(page, 'Commande Validée');
    expect(page.ready().dialog?.text).toContain('R-1');
  });

  it('is shown although its page cannot be opened', async () => {
    const { page } = await orderWith({ ref: 'R-1' });
    await isReported(page, 'Commande Validée');
    page.breakCallbacks();
    act(() => page.ready().dialog?.close?.());
    expect(page.ready().dialog?.text).toContain('R-1');
  });
});

describe('An order to be paid online', () => {
  it.each(Object.entries(failures))('redirects to its payment although %s', async (_what, breakBrowser) => {
    const { page } = await orderWith({ ref: 'R-1', paymentUrl }, breakBrowser);
    await isReported(page, 'Commande créée');
    expect(page.ready().dialog?.link?.href).toBe(paymentUrl);
  });

  it('is reported without a payment link although a message to the store cannot be encoded', async () => {
    // Half of a character: no address can hold it.
    const product = aProduct({ name: 'Robe \ud83d' });
    served.world.cart = [aCartLine({ quantity: 2 }, product)];
    const { page } = await orderWith({ ref: 'R-1', paymentUrl: 'javascript:alert(1)' });
    await isReported(page, 'Erreur Paiement');
    expect(page.ready().dialog?.whatsappHref).toBeNull();
    act(() => page.ready().dialog?.close?.());
    expect(page.shown.unpaid).toEqual(['R-1']);
  });
});

const cutOff = () => new HttpResponse('{"success":true,"data":{"ref":"R', { status: 201 });

describe('An order whose answer cannot be read', () => {
  it('is being checked, and found by the same key once it can', async () => {
    const sent = answerOrders(served, cutOff, placed({ ref: 'R-1' }));
    const page = open();
    await submitRight(page);
    await isReported(page, 'Vérification en cours');
    await isReported(page, 'Commande Validée');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

it('An order that could not be sent says so', async () => {
  // Without storage, the order after a refused one needs a new key.
  const store = makeTestStore({ storage: { local: null, session: null } });
  const sent = answerOrders(served, refused(409, { message: 'Le prix a changé.' }));
  const page = open({ store });
  await submitRight(page);
  await isReported(page, 'Votre panier a changé');
  act(() => page.ready().dialog?.close?.());
  breakRandomValues();
  await type(rightValues);
  await act(async () => page.ready().submit());
  await isReported(page, 'Erreur Inattendue');
  expect(sent).toHaveLength(1);
});
