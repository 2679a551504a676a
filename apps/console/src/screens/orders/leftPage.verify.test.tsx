import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { anOrder, answers, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'commandes');
afterEach(cleanup);

const { ref } = anOrder();
const unsent = () => JSON.parse(sessionStorage.getItem('gestion-unsent-steps') ?? '[]') as { to: string }[];

it('Changes whose request is lost with their page stay for the next page', async () => {
  const lost = vi.fn<() => Response>(() => HttpResponse.error());
  server.use(answers(`/orders/${ref}`, anOrder()), http.post('*/api/admin/orders/*/status', lost));
  renderConsole(`/commandes/${ref}`);
  await screen.findByRole('button', { name: 'Confirmer la commande' });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer la commande' }));
  await userEvent.click(screen.getByRole('button', { name: 'Marquer expédiée' }));
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  await act(() => Promise.allSettled(fetched.mock.results.map(({ value }) => value as Promise<Response>)));
  // Before the next file begins, whose server replaces the function too.
  fetched.mockRestore();
  expect(unsent().map(({ to }) => to)).toEqual(['VALIDATED', 'SHIPPED']);
  // A page that stays says so, and gives them up.
  await waitFor(() => expect(unsent()).toEqual([]));
});
