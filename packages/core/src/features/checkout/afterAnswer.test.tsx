import { aStore } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  answerOrders,
  isReady,
  isReported,
  open,
  placed,
  submitRight,
  withBasket,
} from './testing/checkoutPage.tsx';

// Test files share their worker's modules: this one's are its own, and no other's.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** The step made to throw, as in a browser that lacks the API it calls. */
const broken = vi.hoisted(() => ({ step: '' }));

const breakable = vi.hoisted(() => async (load: () => Promise<object>, ...steps: string[]) => {
  const module = (await load()) as Record<string, (...values: unknown[]) => unknown>;
  const wrapped = steps.map((step) => [
    step,
    (...values: unknown[]) => {
      if (broken.step === step) throw new TypeError(`${step} is not a function`);
      return module[step]?.(...values);
    },
  ]);
  return { ...module, ...(Object.fromEntries(wrapped) as object) };
});

vi.mock('./pendingOrder.ts', (load) => breakable(load, 'beginPendingOrder', 'endPendingOrder'));
vi.mock('./useOrderHelp.ts', async (load) => {
  const module = await load<{ useOrderHelp: () => (...values: unknown[]) => unknown }>();
  return {
    useOrderHelp: () => {
      const help = module.useOrderHelp();
      return (...values: unknown[]) => {
        if (broken.step === 'help') throw new TypeError('help is not a function');
        return help(...values);
      };
    },
  };
});
vi.mock('./removeOrderedItems.ts', (load) => breakable(load, 'removeOrderedItems'));
vi.mock('./formDraft.ts', (load) => breakable(load, 'clearCheckoutDraft'));
vi.mock('../payments/pending/pendingPayments.ts', (load) => breakable(load, 'savePendingPayment'));
vi.mock('../payments/toPaymentUrl.ts', (load) => breakable(load, 'toPaymentUrl'));
vi.mock('../events/eventItems.ts', (load) => breakable(load, 'toEventItems'));
vi.mock('./outcomeMessage.ts', (load) => breakable(load, 'toOutcomeMessage'));

const served = serveWorld();
const paymentUrl = 'https://paytech.sn/payment/checkout/1';

beforeEach(() => {
  withBasket(served);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  broken.step = '';
  vi.restoreAllMocks();
});

/** Sends an order whose answer is `data`, after which `step` throws. */
async function orderWith(step: string, data: { ref: string; paymentUrl?: string }, onTaken?: () => void) {
  const sent = answerOrders(served, placed(data));
  served.world.store = aStore({ features: { ...aStore().features, onlinePayment: 'paymentUrl' in data } });
  const page = open(onTaken ? { onTaken } : {});
  await isReady(page);
  await waitFor(() => expect(page.ready().methods.value).toBe('paymentUrl' in data ? 'paytech' : 'cod'));
  broken.step = step;
  await submitRight(page);
  return { page, sent };
}

describe('The reference of an order that was taken is shown although', () => {
  it.each([
    'endPendingOrder',
    'clearCheckoutDraft',
    'removeOrderedItems',
    'toEventItems',
    'help',
    'toOutcomeMessage',
  ])('%s throws', async (step) => {
    const { page } = await orderWith(step, { ref: 'R-1' });
    await isReported(page, 'Commande Validée');
    expect(page.ready().dialog?.text).toContain('R-1');
  });

  it('what brings the next page throws', async () => {
    const { page } = await orderWith('', { ref: 'R-1' }, () => {
      throw new TypeError('bring is not a function');
    });
    await isReported(page, 'Commande Validée');
    expect(page.ready().dialog?.text).toContain('R-1');
  });

  it('its page cannot be opened', async () => {
    const { page } = await orderWith('', { ref: 'R-1' });
    await isReported(page, 'Commande Validée');
    page.breakCallbacks();
    act(() => page.ready().dialog?.close?.());
    expect(page.ready().dialog?.text).toContain('R-1');
  });
});

describe('An order to be paid online', () => {
  it.each(['endPendingOrder', 'savePendingPayment', 'removeOrderedItems', 'help'])(
    'redirects to its payment although %s throws',
    async (step) => {
      const { page } = await orderWith(step, { ref: 'R-1', paymentUrl });
      await isReported(page, 'Commande créée');
      expect(page.ready().dialog?.link?.href).toBe(paymentUrl);
    },
  );
});

describe('An order whose answer cannot be read', () => {
  it('is being checked, and found by the same key once what threw works again', async () => {
    const { page, sent } = await orderWith('toPaymentUrl', { ref: 'R-1' });
    await isReported(page, 'Vérification en cours');
    broken.step = '';
    await isReported(page, 'Commande Validée');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

it('An order that could not be sent says so', async () => {
  const { page, sent } = await orderWith('beginPendingOrder', { ref: 'R-1' });
  await isReported(page, 'Erreur Inattendue');
  expect(sent).toEqual([]);
});
