import { fill } from '@teranga/testing/fill';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { anOrder, answers, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'commandes');
afterEach(cleanup);

const order = anOrder();
const path = `*/api/admin/orders/${order.ref}`;

/** Gives the customer another first name. */
async function rename(firstName: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifier la commande…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la commande' }));
  await fill(dialog.getByRole('textbox', { name: /Prénom/ }), firstName);
  await userEvent.click(dialog.getByRole('button', { name: /Enregistrer/ }));
}

it('An order can be changed at once, before it is refetched', async () => {
  const named: (string | null)[] = [];
  server.use(
    answers(`/orders/${order.ref}`, order),
    http.get('*/api/store', () => HttpResponse.json({ marketplaceInfo: { deliveryInfo: { zones: [] } } })),
    http.patch(path, ({ request }) => {
      named.push(request.headers.get('if-match'));
      return HttpResponse.json({ order: anOrder({ version: named.length + 1 }), refund: 0 });
    }),
  );
  renderConsole(`/commandes/${order.ref}`);
  await screen.findByRole('button', { name: 'Autres actions' });
  server.use(http.get(path, () => new Promise<Response>(() => undefined)));
  await rename('Awa');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rename('Fatou');
  await waitFor(() => expect(named).toEqual(['"1"', '"2"']));
});
