import { fill } from '@teranga/testing/fill';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { answers, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'livraison', 'rayons');
afterEach(cleanup);

const aCategory = (id: string, name: string, position: number) => ({
  id,
  name,
  position,
  version: 1,
  image: null,
  isPopular: false,
  count: 2,
});
const items = [aCategory('mode', 'Mode', 1), aCategory('maison', 'Maison', 2)];

it('The arrow keys put a category first, and the order is saved', async () => {
  const order = records('put', '/categories/order', { items: [...items].reverse() });
  server.use(answers('/categories', { items }), order.handler);
  renderConsole('/rayons');
  (await screen.findByRole('button', { name: 'Déplacer « Maison »' })).focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(order.bodies).toEqual([{ ids: ['maison', 'mode'] }]));
});

it('Only what was changed of a category is sent', async () => {
  const change = records('patch', '/categories/mode', items[0] ?? {});
  server.use(answers('/categories', { items }), change.handler);
  renderConsole('/rayons');
  await userEvent.click(await screen.findByRole('button', { name: 'Mode' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mettre en avant sur l’accueil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(change.bodies).toEqual([{ isPopular: true }]));
});

it('The search of the address narrows the list, whatever the accents', async () => {
  server.use(answers('/categories', { items: [...items, aCategory('ete', 'Été', 3)] }));
  renderConsole('/rayons?search=ete');
  expect(await screen.findByRole('button', { name: 'Été' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mode' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Déplacer/ })).toBeNull();
});

const zones = {
  version: 7,
  items: [
    { id: 'plateau', kind: 'delivery', name: 'Plateau', price: 1_000, description: '', isEnabled: true },
  ],
};

it('A zone that somebody else changed before is said in a dialog', async () => {
  const message = 'Moussa a changé la livraison entre-temps.';
  server.use(
    answers('/delivery-zones', zones),
    refuses('patch', '/delivery-zones/plateau', 409, { message }),
  );
  renderConsole('/livraison');
  await userEvent.click(await screen.findByRole('button', { name: 'Plateau' }));
  await fill(screen.getByLabelText('Prix en FCFA'), '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(message)).toBeTruthy();
});
