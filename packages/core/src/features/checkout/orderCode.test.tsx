import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendPauseMs } from '../account/form/useResendPause.ts';
import { makeTestStore, memoryStorage, testNow } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  answerOrders,
  inputOf,
  isReported,
  open,
  placed,
  refused,
  submitRight,
  withBasket,
} from './testing/checkoutPage.tsx';

const served = serveWorld();
let elapsedMs = 0;
beforeEach(() => {
  elapsedMs = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

/** Lets the minute pass in which no other code is sent. */
const waitForPause = () =>
  act(async () => {
    elapsedMs += resendPauseMs;
    vi.advanceTimersByTime(resendPauseMs);
  });

const codeRequired = refused(422, {
  message: 'Pour confirmer votre commande, tapez le code.',
  codeRequired: true,
  contact: '+221771234567',
});
const wrongText = 'Code de vérification incorrect. Il vous reste 4 essais.';
const wrongCode = refused(422, { message: wrongText, errors: { otp: [wrongText] } });

const codeOf = (page: ReturnType<typeof open>) => page.ready().code;
const isRequested = (page: ReturnType<typeof open>) =>
  waitFor(() => expect(codeOf(page)?.title).toBe('Confirmez votre commande'));
const typeCode = (page: ReturnType<typeof open>, otp: string) =>
  act(async () => codeOf(page)?.code.type(otp));

/** An order sent to a store that wants a code, then answers so. */
async function requested(...answers: (() => Response)[]) {
  withBasket(served);
  const sent = answerOrders(served, codeRequired, ...answers);
  const storage = memoryStorage();
  const page = open({ store: makeTestStore({ storage, now: () => testNow + elapsedMs }) });
  await submitRight(page);
  await isRequested(page);
  return { page, sent, storage };
}

describe('An order that wants a code', () => {
  it('shows the code entry for the number, with no dialog over it', async () => {
    const { page } = await requested(placed({ ref: 'R-1' }));
    expect(codeOf(page)?.code.sentTo).toBe('+221\u00a077\u00a0123\u00a045\u00a067');
    expect(page.ready().dialog).toBe(null);
    expect(page.ready().isSubmitting).toBe(false);
  });

  it('is resent as it was, with the code and by the same key', async () => {
    const { page, sent } = await requested(placed({ ref: 'R-1' }));
    await typeCode(page, '123456');
    await isReported(page, 'Commande Validée');
    expect(codeOf(page)).toBe(null);
    expect(sent[1]?.body).toEqual({ ...(sent[0]?.body as object), otp: '123456' });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('says at the field that a code is wrong, and takes another', async () => {
    const { page, sent } = await requested(wrongCode, placed({ ref: 'R-1' }));
    await typeCode(page, '000000');
    await waitFor(() => expect(codeOf(page)?.code.error).toBe(wrongText));
    expect(codeOf(page)?.code.value).toBe('');
    await typeCode(page, '123456');
    await isReported(page, 'Commande Validée');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('can be cancelled back to the filled form, and the next order has another key', async () => {
    const { page, sent, storage } = await requested(codeRequired);
    act(() => codeOf(page)?.cancel.run());
    expect(codeOf(page)).toBe(null);
    expect(inputOf('firstName')).toHaveProperty('value', 'Awa');
    expect(page.ready().lines.length).toBe(1);
    expect(storage.local?.getItem('checkout-attempt:teranga')).toBe(null);
    await act(async () => page.ready().submit());
    await isRequested(page);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('sends another code after one minute, not before', async () => {
    const { page, sent } = await requested(codeRequired);
    await act(async () => codeOf(page)?.code.resend.run());
    expect(sent.length).toBe(1);
    await waitForPause();
    await act(async () => codeOf(page)?.code.resend.run());
    await waitFor(() => expect(codeOf(page)?.code.news?.text).toBe('Un nouveau code a été envoyé.'));
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(codeOf(page)?.code.resend.isWaiting).toBe(true);
  });

  it('stays in the code entry when another code is refused as too soon', async () => {
    const { page } = await requested(refused(429, { message: 'Trop de codes ont été demandés.' }));
    await waitForPause();
    await act(async () => codeOf(page)?.code.resend.run());
    await waitFor(() => expect(codeOf(page)?.code.news?.text).toBe('Trop de codes ont été demandés.'));
  });

  it('shows any other outcome and closes the code entry', async () => {
    const { page } = await requested(
      refused(409, { message: 'Le montant a changé.', cart: { items: [], subtotal: 0 } }),
    );
    await typeCode(page, '123456');
    await isReported(page, 'Votre panier a changé');
    expect(codeOf(page)).toBe(null);
  });
});

describe('An order beyond a limit', () => {
  it('shows the server’s message, with phone and WhatsApp links', async () => {
    withBasket(served);
    answerOrders(served, refused(429, { message: 'Trois commandes attendent déjà.' }));
    served.world.store.features.whatsapp = '+221 77 000 11 22';
    served.world.store.marketplaceInfo.contact.phones = [{ phone: '33 821 00 00' }];
    const page = open();
    await submitRight(page);
    await isReported(page, 'Commande non enregistrée');
    const { dialog } = page.ready();
    expect(dialog?.text).toBe('Trois commandes attendent déjà.');
    expect(dialog?.link).toEqual({ label: 'Appeler la boutique', href: 'tel:338210000' });
    expect(dialog?.whatsappHref).toContain('wa.me/221770001122');
  });
});
