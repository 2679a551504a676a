import { ApiKeyListWire, apiScopes, CreatedApiKeyWire } from '@teranga/contract/admin';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, inject, keyFor, signedIn } = await staffShop();
const owner = await signedIn('owner');
const url = '/api/admin/api-keys';

const list = async () => wireAnswer(ApiKeyListWire, await owner.call('GET', url)).keys;
const create = (payload: object = {}) =>
  owner.call('POST', url, { payload: { name: ' Comptabilité ', scopes: ['orders:read'], ...payload } });
const audited = (action: string) =>
  asAdmin('select actor_name, before, after from audit_log where action = $1 order by id', [action]);

describe('An API key', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { token, ...key } = wireAnswer(CreatedApiKeyWire, await create(), 201);
    expect(token).toMatch(/^teranga_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Comptabilité', scopes: ['orders:read'], createdBy: 'owner' });
    expect(await list()).toEqual([key]);
    const [row] = await asAdmin<{ text: string }>('select api_keys::text from api_keys');
    expect(JSON.stringify(row)).not.toContain(token);
    const after = { name: 'Comptabilité', scopes: ['orders:read'] };
    expect(await audited('key.create')).toEqual([{ actor_name: 'owner', before: null, after }]);
  });

  it('reads until it is revoked', async () => {
    const { token, id } = wireAnswer(CreatedApiKeyWire, await create(), 201);
    const headers = { authorization: `Bearer ${token}` };
    expect((await inject('a', { url: '/api/admin/orders', headers })).statusCode).toBe(200);
    expect((await list()).find((key) => key.id === id)?.lastUsedAt).not.toBeNull();
    expect((await owner.call('DELETE', `${url}/${id}`)).statusCode).toBe(204);
    expect(refusal(await inject('a', { url: '/api/admin/orders', headers }), 401)).toHaveProperty('message');
    expect(await audited('key.revoke')).toHaveLength(1);
  });

  it('holds at its own store only', async () => {
    const headers = await keyFor(apiScopes, 'b');
    expect((await inject('a', { url: '/api/admin/orders', headers })).statusCode).toBe(401);
    expect((await inject('b', { url: '/api/admin/orders', headers })).statusCode).toBe(200);
  });

  it('writes by its scope alone, without an origin', async () => {
    const call = { method: 'POST', url: '/api/admin/orders/X/notes', payload: { text: 'x' } } as const;
    const answers = [
      await inject('a', { ...call, headers: await keyFor(['orders:read']) }),
      await inject('a', { ...call, headers: await keyFor(['orders:write']) }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 404]);
  });

  it('is not replaced by the session of whoever sends it', async () => {
    const headers = { ...(await keyFor(['audit:read'])), cookie: owner.cookie };
    expect((await inject('a', { url: '/api/admin/orders', headers })).statusCode).toBe(403);
  });

  it.each([
    ['without a name', { name: '  ' }, 'name'],
    ['without a scope', { scopes: [] }, 'scopes'],
    ['with an unknown scope', { scopes: ['staff:write'] }, 'scopes.0'],
  ])('an API key %s is refused', async (_what, payload, field) => {
    const before = await list();
    expect(Object.keys(refusal(await create(payload), 422).errors ?? {})).toEqual([field]);
    expect(await list()).toEqual(before);
  });

  it('of another store is not found', async () => {
    await keyFor(apiScopes, 'b');
    const [other] = await asAdmin<{ id: string }>(`select id from api_keys where store_id = 'b'`);
    for (const id of [other?.id, randomUUID()])
      expect(refusal(await owner.call('DELETE', `${url}/${id}`), 404)).toHaveProperty('message');
  });
});
