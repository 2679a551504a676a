import { fill } from '@teranga/testing/fill';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, records, refuses, serveConsole } from '../../testing/consoleServer.ts';
import { aListedProduct as aProduct, aProductPage as page } from '../../testing/listedProduct.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';

const server = serveConsole('manager', 'articles');
afterEach(cleanup);

it('A reduction leaves products that are cheaper as they are', async () => {
  server.use(answers('/products', { ...page, items: [{ ...aProduct, price: 1_000 }] }));
  renderConsole('/articles');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Réduire le prix…' }));
  await fill(await screen.findByLabelText('Pourcentage'), '20');
  expect(screen.getByText(/« Savon noir » est déjà moins cher/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Réduire 0/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /même pour plus cher/ }));
  expect(screen.getByRole('button', { name: /^Réduire 1/ })).toBeTruthy();
  await fill(screen.getByLabelText('Pourcentage'), '60');
  expect(screen.queryByText(/est déjà moins cher/)).toBeNull();
});

const write = (label: string, value: string) => fill(screen.getByLabelText(new RegExp(`^${label}`)), value);
/** Gives all products of the list a reduction for a week-end. */
const reduce = async (percent = '20') => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
  await user.click(await screen.findByRole('button', { name: 'Réduire le prix…' }));
  await write('Pourcentage', percent);
  await write('Premier jour', '2026-12-05');
  await write('Dernier jour', '2026-12-06');
  await user.click(screen.getByRole('button', { name: /^Réduire 2/ }));
  return user;
};

/** A product that the server keeps: its rules, and the versions that its changes named. */
const served = (id: string, rules: object[]) => {
  const state = { rules, versions: [] as (string | null)[], variations: [] as object[] };
  server.use(
    http.get(`*/api/admin/products/${id}`, () =>
      HttpResponse.json({ id, version: 7, multiPricing: state.rules, variations: state.variations }),
    ),
    http.patch(`*/api/admin/products/${id}`, async ({ request }) => {
      const body = (await request.json()) as { multiPricing: object[]; variations?: object[] };
      state.rules = body.multiPricing;
      state.variations = body.variations ?? state.variations;
      state.versions.push(request.headers.get('if-match'));
      return HttpResponse.json({ id, version: 8, multiPricing: state.rules });
    }),
  );
  return state;
};

describe('A reduction for several products', () => {
  const rule = {
    type: 'ADJUSTMENT',
    amount: -20,
    percentage: true,
    startDate: '2026-12-05T00:00:00.000Z',
    endDate: '2026-12-07T00:00:00.000Z',
  };
  const old = { ...rule, amount: -5, startDate: '2026-12-01T00:00:00.000Z' };
  const second = { ...aProduct, id: 'karite', name: 'Karité' };
  const both = { ...page, items: [aProduct, second] };

  it('is added to the rules of each, and taken back alone', async () => {
    server.use(answers('/products', both));
    const [soap, shea] = [served('savon', [old]), served('karite', [])];
    renderConsole('/articles');
    const user = await reduce();
    expect(await screen.findByText(/^Réduction ajoutée à 2/)).toBeTruthy();
    expect(soap.rules).toEqual([old, rule]);
    expect(shea.rules).toEqual([rule]);
    expect(soap.versions).toEqual(['"7"']);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Réduction retirée.')).toBeTruthy();
    expect(soap.rules).toEqual([old]);
    expect(shea.rules).toEqual([]);
  });

  it('replaces one that begins in its days, which comes back when it is taken back', async () => {
    server.use(answers('/products', both));
    const same = { ...rule, amount: -30 };
    const [soap, shea] = [served('savon', [old, same]), served('karite', [])];
    renderConsole('/articles');
    const user = await reduce();
    expect(await screen.findByText(/2.articles, du .+ au .+ ; 1 en avait une autre, remplacée/)).toBeTruthy();
    expect(soap.rules).toEqual([old, rule]);
    expect(shea.rules).toEqual([rule]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Réduction retirée.')).toBeTruthy();
    expect(soap.rules).toEqual([same, old]);
  });

  it('says which product refused it, and why', async () => {
    const message = 'Quelqu’un a changé ceci entre-temps.';
    server.use(answers('/products', both));
    served('savon', []);
    served('karite', []);
    server.use(refuses('patch', '/products/karite', 409, { message }));
    renderConsole('/articles');
    await reduce();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: '1 sur 2 : c’est fait' })).toBeTruthy();
  });

  it('of no per cent is not sent', async () => {
    server.use(answers('/products', both));
    renderConsole('/articles');
    await reduce('0');
    expect(await screen.findByText('Au moins 1 %.')).toBeTruthy();
  });

  it('stays on screen when one of its days is cleared', async () => {
    server.use(answers('/products', both));
    renderConsole('/articles');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
    await user.click(await screen.findByRole('button', { name: 'Réduire le prix…' }));
    await write('Pourcentage', '20');
    await user.clear(screen.getByLabelText(/^Dernier jour/));
    expect(screen.getByLabelText(/^Dernier jour/)).toHaveProperty('value', '');
  });

  it('is removed from several products at once, and put back', async () => {
    server.use(answers('/products', { ...both, items: [{ ...aProduct, reducedFrom: [rule.startDate] }] }));
    const soap = served('savon', [rule]);
    const size = { sku: 'S', isEnabled: true, sellingPrice: 2_000, picture: null, pictures: [], options: [] };
    soap.variations = [{ ...size, multiPricing: [rule] }];
    const restored = records('post', '/products/savon/versions/7/restore', { ...aProduct, version: 9 });
    server.use(restored.handler);
    renderConsole('/articles');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
    await user.click(await screen.findByRole('button', { name: 'Autres actions groupées' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Enlever les réductions' }));
    expect(await screen.findByText(/^Réductions retirées de 1/)).toBeTruthy();
    expect(soap.rules).toEqual([]);
    expect(soap.variations).toEqual([{ ...size, multiPricing: [] }]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Les réductions sont remises.')).toBeTruthy();
    expect(restored.bodies).toEqual([{ isConfirmed: true }]);
  });

  it('is given to all products of a category, whose list is read to its end', async () => {
    const last = { ...page, items: [second] };
    server.use(
      answers('/categories', { items: [{ id: 'soins', name: 'Soins' }] }),
      http.get('*/api/admin/products', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.get('cursor');
        return HttpResponse.json(isFirst ? { ...page, next: 'suite' } : last);
      }),
    );
    const [soap, shea] = [served('savon', []), served('karite', [])];
    renderConsole('/articles/reduire?category=soins');
    const send = await screen.findByRole('button', { name: /^Réduire 2/ });
    await write('Pourcentage', '20');
    await write('Premier jour', '2026-12-05');
    await write('Dernier jour', '2026-12-06');
    await userEvent.click(send);
    expect(await screen.findByText('Réduction enregistrée')).toBeTruthy();
    expect(soap.rules).toEqual([rule]);
    expect(shea.rules).toEqual([rule]);
  });

  it('requests no other page of a category after one that failed, until a retry', async () => {
    let isBroken = true;
    let reads = 0;
    server.use(
      answers('/categories', { items: [{ id: 'soins', name: 'Soins' }] }),
      http.get('*/api/admin/products', ({ request }) => {
        if (!new URL(request.url).searchParams.get('cursor'))
          return HttpResponse.json({ ...page, next: 'suite' });
        reads += 1;
        return isBroken
          ? HttpResponse.json({ message: 'Refusé.' }, { status: 422 })
          : HttpResponse.json({ ...page, items: [second] });
      }),
    );
    renderConsole('/articles/reduire?category=soins');
    const retry = await screen.findByRole('button', { name: /essayer/ });
    expect(reads).toBe(1);
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: /^Réduire 2/ })).toBeTruthy();
  });
});
