import { aService, aWorld } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { sendContact } from '../contact/sendContact.ts';
import { baseApi } from '../../lib/api/index.ts';
import { noStorage } from '../../lib/services/storageSlot.ts';
import {
  makeTestStore,
  memoryStorage,
  renderHookWithStore,
  testNow,
} from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { sendWaiting } from './sendWaiting.ts';
import { useOutbox } from './useOutbox.ts';
import { waitingDays } from './waitingMessages.ts';
import { selectToasts } from '../../lib/alerts/alertsSlice.ts';

const { onOnline } = baseApi.internalActions;
const served = serveWorld(() => aWorld({ services: [aService()] }));

const message = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: 'awa@example.sn',
  subject: 'Livraison',
  message: 'Livrez-vous à Thiès le samedi matin ?',
};

/** Lets requests arrive but drops their responses; returns the keys received. */
function loseAnswers(times: number): string[] {
  const keys: string[] = [];
  served.server.use(
    http.post('*/api/contact', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key') ?? '');
      return keys.length <= times ? HttpResponse.error() : HttpResponse.json({ message: 'ok' });
    }),
  );
  return keys;
}

const toastsOf = (store: ReturnType<typeof makeTestStore>) =>
  selectToasts(store.getState()).map(({ tone, text }) => [tone, text]);

it('a message without a network waits, survives the tab, and is sent once with its first key', async () => {
  const storage = memoryStorage();
  const keys = loseAnswers(1);
  expect(await makeTestStore({ storage }).dispatch(sendContact(message))).toEqual({ kind: 'waiting' });
  const store = makeTestStore({ storage });
  renderHookWithStore(useOutbox, { store });
  await waitFor(() => expect(toastsOf(store)).toEqual([['success', 'Votre message est parti.']]));
  store.dispatch(onOnline());
  await store.dispatch(sendWaiting());
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

it('A message that could not leave leaves when the network is back', async () => {
  const store = makeTestStore({ storage: memoryStorage() });
  const keys = loseAnswers(2);
  await store.dispatch(sendContact(message));
  renderHookWithStore(useOutbox, { store });
  await waitFor(() => expect(keys.length).toBe(2));
  await waitFor(() => {
    store.dispatch(onOnline());
    expect(toastsOf(store)).toEqual([['success', 'Votre message est parti.']]);
  });
  expect(new Set(keys).size).toBe(1);
});

it('Two tabs notified of the network at the same time send one message per key', async () => {
  const storage = memoryStorage();
  const keys = loseAnswers(1);
  await makeTestStore({ storage }).dispatch(sendContact(message));
  const tabs = [makeTestStore({ storage }), makeTestStore({ storage })];
  await Promise.all(tabs.map((tab) => tab.dispatch(sendWaiting())));
  expect(new Set(keys).size).toBe(1);
});

it('A message waits while the network stays away', async () => {
  const store = makeTestStore({ storage: memoryStorage() });
  const keys = loseAnswers(2);
  await store.dispatch(sendContact(message));
  await store.dispatch(sendWaiting());
  expect(toastsOf(store)).toEqual([]);
  await store.dispatch(sendWaiting());
  expect(keys.length).toBe(3);
  expect(toastsOf(store)).toEqual([['success', 'Votre message est parti.']]);
});

it('The outbox reports a waiting message that is refused, and does not retry', async () => {
  const store = makeTestStore({ storage: memoryStorage() });
  loseAnswers(1);
  await store.dispatch(sendContact(message));
  served.server.use(
    http.post('*/api/contact', () => HttpResponse.json({ message: 'Message trop long' }, { status: 422 })),
  );
  await store.dispatch(sendWaiting());
  await store.dispatch(sendWaiting());
  expect(toastsOf(store)).toEqual([['error', 'Message trop long']]);
});

it('A message older than the server’s key retention is not sent, and an error is shown', async () => {
  const storage = memoryStorage();
  const keys = loseAnswers(1);
  await makeTestStore({ storage }).dispatch(sendContact(message));
  const store = makeTestStore({ storage, now: () => testNow + (waitingDays + 1) * 86_400_000 });
  await store.dispatch(sendWaiting());
  expect(keys.length).toBe(1);
  expect(toastsOf(store).map(([tone]) => tone)).toEqual(['error']);
});

it('Without storage, an unsent message is reported as failed', async () => {
  loseAnswers(1);
  const store = makeTestStore({ storage: noStorage });
  expect(await store.dispatch(sendContact(message))).toMatchObject({ kind: 'failed' });
});
