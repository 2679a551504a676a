import { fill } from '@teranga/testing/fill';
import { aCartLine, aProduct, aWorld } from '@teranga/testing';
import { act, render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, vi } from 'vitest';
import { useCartBadge } from '../../cart/useCartBadge.ts';
import { useReconnectListener } from '../../../lib/reconnect/index.ts';
import { makeTestStore, markRender } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { fieldNames } from '../checkoutFields.ts';
import { useCheckout } from '../useCheckout.ts';
import type { CheckoutFieldName, CheckoutView } from '../views.ts';

type Served = ReturnType<typeof serveWorld>;
type Ready = Extract<CheckoutView, { status: 'ready' }>;

interface Shown {
  view: CheckoutView;
  /** Whether `onTaken` was called, which prefetches the next page. */
  isTaken: boolean;
  /** Orders for which the page navigated away. */
  placed: string[];
  payments: string[];
  unpaid: string[];
  /** URLs of the other quantities requested. */
  requested: string[];
  cartCount: number;
}

/** A page that renders every field and exposes the view to the test. */
function Page({
  query,
  report,
  onPlaced,
  onTaken,
}: {
  query: string;
  report: (news: Partial<Shown>) => void;
  onPlaced: (ref: string) => void;
  onTaken: () => void;
}) {
  const view = useCheckout({
    query: new URLSearchParams(query),
    onTaken,
    onPlaced,
    onPayment: (url) => report({ payments: [url] }),
    onUnpaid: (ref) => report({ unpaid: [ref] }),
    onQuantity: (href) => report({ requested: [href] }),
  });
  useReconnectListener();
  const cartCount = useCartBadge().count;
  useLayoutEffect(() => {
    report({ view, cartCount });
    markRender();
  });
  if (view.status !== 'ready') return null;
  const { field } = view;
  return fieldNames.map((name) => {
    const { label, ref, onChange, onBlur, defaultValue } = field(name);
    const control = { 'aria-label': label, name, ref, onChange, onBlur, defaultValue };
    return name === 'deliveryZone' ? null : <input key={name} {...control} />;
  });
}

/** Opens the checkout at an address. */
export function open({
  query = '',
  store = makeTestStore(),
  onTaken = () => undefined,
}: { query?: string; store?: ReturnType<typeof makeTestStore>; onTaken?: () => void } = {}) {
  let areCallbacksBroken = false;
  const shown: Shown = {
    view: { status: 'loading' },
    isTaken: false,
    placed: [],
    payments: [],
    unpaid: [],
    requested: [],
    cartCount: 0,
  };
  const rendered = render(
    <Provider store={store}>
      <Page
        query={query}
        report={(news) => void Object.assign(shown, news)}
        onTaken={() => {
          shown.isTaken = true;
          onTaken();
        }}
        onPlaced={(ref) => {
          if (areCallbacksBroken) throw new TypeError('go is not a function');
          shown.placed.push(ref);
        }}
      />
    </Provider>,
  );
  const ready = (): Ready => {
    if (shown.view.status !== 'ready') throw new Error(`the checkout is ${shown.view.status}`);
    return shown.view;
  };
  /** From here on the callbacks that open the next page throw. */
  const breakCallbacks = () => {
    areCallbacksBroken = true;
  };
  return { shown, ready, store, breakCallbacks, ...rendered };
}

/** Waits until there is a form. */
export const isReady = ({ shown }: ReturnType<typeof open>) =>
  waitFor(() => expect(shown.view.status).toBe('ready'));

/** A form filled in right. */
export const rightValues: Partial<Record<CheckoutFieldName, string>> = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  phone: '77 123 45 67',
  address: 'Rue 10, Mermoz',
  city: 'Dakar',
};

export const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.body;

/** Types into fields. */
export async function type(values: Partial<Record<CheckoutFieldName, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await fill(inputOf(name), value);
  }
}

/** Types into a field and leaves it. */
export async function leave(name: CheckoutFieldName, value: string) {
  await fill(inputOf(name), value);
  act(() => inputOf(name).blur());
}

export const basket = aProduct();

/** Two baskets in the cart. */
export function withBasket(served: Served) {
  served.world.cart = [aCartLine({ quantity: 2 }, basket)];
}

/**
 * A back end with two baskets in the cart, for every test of a file; resets the fake timers after
 * each test.
 */
export function serveBasket(): Served {
  afterEach(() => void vi.useRealTimers());
  return serveWorld(() => ({ ...aWorld(), cart: [aCartLine({ quantity: 2 }, basket)] }));
}

/** Records the order requests and answers each in turn. */
export function answerOrders(served: Served, ...answers: (() => Response)[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  served.server.use(
    http.post('*/api/orders', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer?.();
    }),
  );
  return sent;
}

export const placed = (data: object) => () => HttpResponse.json({ success: true, message: 'Merci.', data });
export const refused = (status: number, body: object) => () => HttpResponse.json(body, { status });

/** Sends a form filled in right. */
export async function submitRight(page: ReturnType<typeof open>) {
  await isReady(page);
  await type(rightValues);
  await act(async () => page.ready().submit());
}

/** The dialog's tone, title and text, and whether it can be closed. */
export const dialogOf = (page: ReturnType<typeof open>) => {
  const { dialog } = page.ready();
  return dialog && [dialog.tone, dialog.title, dialog.text, dialog.close !== null];
};
/** Waits for a dialog. */
export const isReported = (page: ReturnType<typeof open>, title: string) =>
  waitFor(() => expect(page.ready().dialog?.title).toBe(title));
