import { fill } from '@teranga/testing/fill';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { undoMs } from '../../lib/changeToast.ts';
import {
  aListedOrder,
  anOrder,
  anOrderPage,
  answers,
  records,
  refuses,
  serveConsole,
} from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const onFakeTimers = userEvent.setup({ delay: null });
const server = serveConsole('preparer', 'commandes');
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { ref } = anOrder();
const steps = () =>
  records('post', `/orders/${ref}/status`, {
    order: anOrder({ status: 'VALIDATED', nextStatuses: ['SHIPPED', 'CANCELLED'] }),
    refund: 0,
  });

describe('The list of orders', () => {
  it('requests the filters of its address', async () => {
    const seen: string[] = [];
    server.use(
      http.get('*/api/admin/orders', ({ request }) => {
        seen.push(new URL(request.url).search);
        return HttpResponse.json(anOrderPage([aListedOrder()]));
      }),
    );
    renderConsole('/commandes?status=SHIPPED&search=fall');
    await screen.findByText('Aminata Fall', { exact: false });
    expect(seen).toEqual(['?search=fall&status=SHIPPED']);
  });

  it('begins with what is to be confirmed', async () => {
    server.use(answers('/orders', anOrderPage([aListedOrder()])));
    renderConsole('/commandes');
    const link = await screen.findByRole('link', { name: ref });
    expect(link.getAttribute('href')).toBe(`/commandes/${ref}`);
    expect(screen.getByRole('button', { name: 'À confirmer 1' }).getAttribute('aria-current')).toBe('true');
  });

  it('are searched in all statuses', async () => {
    const seen: string[] = [];
    server.use(
      http.get('*/api/admin/orders', ({ request }) => {
        seen.push(new URL(request.url).search);
        return HttpResponse.json(anOrderPage([]));
      }),
    );
    const { router } = renderConsole('/commandes');
    await fill(await screen.findByRole('searchbox'), 'sarr');
    await waitFor(() => expect(seen.at(-1)).toBe('?search=sarr'));
    expect(router.state.location.search).toBe('?search=sarr&status=toutes');
  });

  it('without a match in a tab are searched in all, and the search stays', async () => {
    server.use(answers('/orders', anOrderPage([])));
    const { router } = renderConsole('/commandes?search=sarr&deliveryKind=pickup');
    await userEvent.click(await screen.findByRole('button', { name: 'Chercher dans toutes les commandes' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=sarr&status=toutes'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'sarr');
  });

  it('says that nothing is to be confirmed', async () => {
    server.use(answers('/orders', anOrderPage([])));
    renderConsole('/commandes');
    expect(await screen.findByText('Aucune commande à confirmer')).toBeTruthy();
  });

  it('offers a retry when it fails', async () => {
    server.use(refuses('get', '/orders', 503, { message: 'Le serveur est occupé.' }));
    renderConsole('/commandes');
    expect(await screen.findByText('Le serveur est occupé.')).toBeTruthy();
    server.use(answers('/orders', anOrderPage([])));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune commande à confirmer')).toBeTruthy();
  });
});

describe('The next status of an order', () => {
  it('is on screen at once, and on the server when it can no longer be undone', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    renderConsole(`/commandes/${ref}`);
    const button = await screen.findByRole('button', { name: 'Confirmer la commande' });
    vi.useFakeTimers();
    await onFakeTimers.click(button);
    expect(screen.getByText('À préparer', { selector: 'main *' })).toBeTruthy();
    expect(bodies).toEqual([]);
    act(() => {
      vi.advanceTimersByTime(undoMs);
    });
    vi.useRealTimers();
    await waitFor(() => expect(bodies).toEqual([{ from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' }]));
  });

  it('that is undone never reaches the server', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    renderConsole(`/commandes/${ref}`);
    const button = await screen.findByRole('button', { name: 'Confirmer la commande' });
    vi.useFakeTimers();
    await onFakeTimers.click(button);
    await onFakeTimers.click(screen.getByRole('button', { name: 'Revenir en arrière' }));
    act(() => {
      vi.advanceTimersByTime(2 * undoMs);
    });
    vi.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Confirmer la commande' })).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  it('is offered at once, and sends the one before it', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    renderConsole(`/commandes/${ref}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la commande' }));
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Marquer expédiée' }));
    await waitFor(() => expect(bodies).toEqual([{ from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' }]));
    expect(screen.getByRole('button', { name: 'Marquer livrée' })).toBeTruthy();
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ from: 'VALIDATED', to: 'SHIPPED' });
  });

  it('that is undone leaves the one before it', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    renderConsole(`/commandes/${ref}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la commande' }));
    await userEvent.click(screen.getByRole('button', { name: 'Marquer expédiée' }));
    // The notice of the one that was sent has left.
    const undo = within(screen.getByText('Commande expédiée.').closest('li') ?? document.body);
    await userEvent.click(undo.getByRole('button', { name: 'Revenir en arrière' }));
    expect(screen.getByText('Commande confirmée.').closest('[inert]')).toBeTruthy();
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByRole('button', { name: 'Marquer expédiée' })).toBeTruthy();
    await waitFor(() => expect(sessionStorage.getItem('gestion-unsent-steps')).toBe('[]'));
    expect(bodies).toEqual([{ from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' }]);
  });

  it('is not sent when the one before it was refused', async () => {
    const seen = vi.fn<() => Response>(() =>
      HttpResponse.json({ message: 'Moussa a déjà annulé cette commande.' }, { status: 409 }),
    );
    server.use(answers(`/orders/${ref}`, anOrder()), http.post(`*/api/admin/orders/${ref}/status`, seen));
    renderConsole(`/commandes/${ref}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la commande' }));
    await userEvent.click(screen.getByRole('button', { name: 'Marquer expédiée' }));
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText('Moussa a déjà annulé cette commande.')).toBeTruthy();
    expect(sessionStorage.getItem('gestion-unsent-steps')).toBe('[]');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is not taken by the second tap of a double tap', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    renderConsole(`/commandes/${ref}`);
    const button = await screen.findByRole('button', { name: 'Confirmer la commande' });
    await userEvent.dblClick(button);
    expect(screen.getByRole('button', { name: 'Marquer expédiée' })).toBeTruthy();
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(bodies).toEqual([{ from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' }]));
  });

  it('and the one after it are sent in turn by the reloaded page', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    const both = [
      { ref, from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' },
      { ref, from: 'VALIDATED', to: 'SHIPPED' },
    ];
    sessionStorage.setItem('gestion-unsent-steps', JSON.stringify(both));
    renderConsole(`/commandes/${ref}`);
    await waitFor(() => expect(sessionStorage.getItem('gestion-unsent-steps')).toBe('[]'));
    expect(bodies).toEqual(both.map(({ from, to }) => ({ from, to })));
  });

  it('is sent by the reloaded page', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    const step = { ref, from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' };
    sessionStorage.setItem('gestion-unsent-steps', JSON.stringify([step]));
    renderConsole(`/commandes/${ref}`);
    await waitFor(() => expect(sessionStorage.getItem('gestion-unsent-steps')).toBe('[]'));
    expect(bodies).toEqual([{ from: step.from, to: step.to }]);
  });

  it('stays to be sent where the reloaded page has no network', async () => {
    const lost = vi.fn<() => Response>(() => HttpResponse.error());
    server.use(answers(`/orders/${ref}`, anOrder()), http.post('*/api/admin/orders/*/status', lost));
    const unsent = JSON.stringify([
      { ref, from: 'WAITING_FOR_VALIDATION', to: 'VALIDATED' },
      { ref, from: 'VALIDATED', to: 'SHIPPED' },
    ]);
    sessionStorage.setItem('gestion-unsent-steps', unsent);
    renderConsole(`/commandes/${ref}`);
    await screen.findByText(new RegExp(`^Commande ${ref}`));
    expect(sessionStorage.getItem('gestion-unsent-steps')).toBe(unsent);
    expect(lost).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
  });

  it('is sent at once by a page that closes', async () => {
    const { handler, bodies } = steps();
    server.use(answers(`/orders/${ref}`, anOrder()), handler);
    renderConsole(`/commandes/${ref}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la commande' }));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  it('that someone else took before is said in a dialog', async () => {
    const message = 'Moussa a déjà annulé cette commande.';
    server.use(
      answers(`/orders/${ref}`, anOrder()),
      refuses('post', `/orders/${ref}/status`, 409, { message }),
    );
    renderConsole(`/commandes/${ref}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer la commande' }));
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

it('An order to be confirmed is called so everywhere, its discount «Réduction», its handing over «Retrait»', async () => {
  const order = anOrder({ deliveryKind: 'pickup', discount: 500, promoCode: 'FETE10' });
  server.use(answers(`/orders/${order.ref}`, order));
  renderConsole(`/commandes/${order.ref}`);
  expect(await screen.findByText('Réduction (FETE10)')).toBeTruthy();
  expect(screen.getByText('À encaisser au retrait')).toBeTruthy();
  // Its badge and its timeline.
  expect(screen.getAllByText('À confirmer')).toHaveLength(2);
  expect(screen.queryByText('En attente de validation')).toBeNull();
});
