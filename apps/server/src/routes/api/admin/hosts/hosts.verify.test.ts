import { StoreHostListWire } from '@teranga/contract/admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { app, asAdmin, signedIn } = await staffShop();
const owner = await signedIn('owner');
const url = '/api/admin/hosts';

afterEach(async () => {
  await asAdmin(`delete from store_hosts where host not in ('a.localhost', 'b.localhost')`);
  await asAdmin(`update store_hosts set is_primary = true, is_redirect = false`);
});

const add = (host: string, isRedirect = false) => owner.call('POST', url, { payload: { host, isRedirect } });
const change = (host: string, payload: object) => owner.call('PATCH', `${url}/${host}`, { payload });
const hostsOf = async (answer: ReturnType<typeof add>, status = 200) =>
  wireAnswer(StoreHostListWire, await answer, status).hosts.map(({ host, isPrimary, isRedirect }) =>
    [host, isPrimary && 'primary', isRedirect && 'redirect'].filter(Boolean).join(' '),
  );
const visit = (host: string, path = '/api/store') => app.inject({ url: path, headers: { host } });

describe('The hosts of a store', () => {
  it('are added, and serve the store at once', async () => {
    expect(await hostsOf(add(' Nouvelle.example. '), 201)).toEqual([
      'a.localhost primary',
      'nouvelle.example',
    ]);
    await vi.waitFor(async () => expect((await visit('nouvelle.example')).statusCode).toBe(200));
    const [entry] = await asAdmin(`select actor_name from audit_log where action = 'host.add'`);
    expect(entry).toEqual({ actor_name: 'owner' });
  });

  it('redirect to the primary one, with path and query, but answer calls of the API', async () => {
    await add('vieille.example', true);
    await vi.waitFor(async () => expect((await visit('vieille.example', '/products')).statusCode).toBe(301));
    const moved = await visit('vieille.example', '/products?search=wax');
    expect(moved.headers.location).toBe('http://a.localhost:3000/products?search=wax');
    expect((await visit('vieille.example')).statusCode).toBe(200);
  });

  it('have one primary one, which can change', async () => {
    await add('nouvelle.example', true);
    expect(await hostsOf(change('nouvelle.example', { isPrimary: true }))).toEqual([
      'nouvelle.example primary',
      'a.localhost',
    ]);
    expect(await hostsOf(change('a.localhost', { isRedirect: true }))).toEqual([
      'nouvelle.example primary',
      'a.localhost redirect',
    ]);
  });

  it('are removed, but never the primary one', async () => {
    await add('vieille.example');
    expect(await hostsOf(owner.call('DELETE', `${url}/vieille.example`))).toEqual(['a.localhost primary']);
    expect(refusal(await owner.call('DELETE', `${url}/a.localhost`), 409)).toHaveProperty('errors.host');
    expect(refusal(await change('a.localhost', { isRedirect: true }), 409)).toHaveProperty('errors.host');
  });

  it.each([
    ['of another store', 'b.localhost', 409],
    ['that the store has', 'a.localhost', 409],
    ['with a scheme', 'https://x.example', 422],
    ['with a port', 'x.example:80', 422],
    ['with a space', 'x y.example', 422],
    ['that is empty', '', 422],
  ])('a host %s is refused', async (_what, host, status) => {
    expect(refusal(await add(host), status)).toHaveProperty('errors.host');
    expect(await asAdmin('select 1 from store_hosts')).toHaveLength(2);
  });

  it('of another store cannot be changed or removed', async () => {
    for (const answer of [
      await change('b.localhost', { isPrimary: true }),
      await change('b.localhost', { isRedirect: true }),
      await owner.call('DELETE', `${url}/b.localhost`),
    ])
      expect(refusal(answer, 404)).toHaveProperty('message');
    expect(await asAdmin(`select host from store_hosts where store_id = 'b'`)).toEqual([
      { host: 'b.localhost' },
    ]);
  });
});
