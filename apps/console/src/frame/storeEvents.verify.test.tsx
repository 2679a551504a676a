import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aListedOrder, anOrderPage, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'articles', 'commandes');

/** The browser's event stream, whose events the test sends. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | null = null;
  readyState = 1;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}
const send = (event: string, data: object = {}) =>
  act(() => {
    Stream.last?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  });

let reads = 0;
beforeEach(() => {
  reads = 0;
  vi.stubGlobal('EventSource', Stream);
  server.use(
    http.get('*/api/admin/orders', () => {
      reads += 1;
      return HttpResponse.json(anOrderPage([aListedOrder()]));
    }),
  );
});
afterEach(cleanup);

it('A new order is announced, and the list is refetched', async () => {
  renderConsole('/commandes');
  await screen.findByText('Aminata Fall', { exact: false });
  send('order', { ref: 'NEUF-1', total: 4_150, isNew: true });
  expect(await screen.findByText(/Nouvelle commande NEUF-1/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Voir' })).toBeTruthy();
  await waitFor(() => expect(reads).toBe(2));
});

it('An import that ended refetches the products', async () => {
  let products = 0;
  server.use(
    http.get('*/api/admin/products', () => {
      products += 1;
      return HttpResponse.json({ items: [], next: null });
    }),
  );
  renderConsole('/articles');
  await waitFor(() => expect(products).toBe(1));
  send('import', { fileId: 'f', importId: 1, state: 'writing' });
  send('import', { fileId: 'f', importId: 1, state: 'done' });
  await waitFor(() => expect(products).toBe(2));
});

it('A change is not announced; what was missed is refetched', async () => {
  renderConsole('/commandes');
  await screen.findByText('Aminata Fall', { exact: false });
  send('order', { ref: 'VIEUX-1', total: 4_150, isNew: false });
  await waitFor(() => expect(reads).toBe(2));
  send('missed');
  await waitFor(() => expect(reads).toBe(3));
  expect(screen.queryByText(/Nouvelle commande/)).toBeNull();
});
