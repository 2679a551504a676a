import { apiScopes, staffRoles, type ApiScope, type StaffRole } from '@teranga/contract/admin';
import type { ErrorWire } from '@teranga/contract';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { includesRole } from '../../../modules/staff/includesRole.ts';
import { callsPerMember } from '../../../plugins/limitStaff.ts';
import { testApp } from '../../../testing/testApp.ts';
import { refusal } from '../testing/wireAnswer.ts';
import { fromConsole, staffShop } from './testing/staffShop.ts';

const { app, asAdmin, inject, keyFor, signedIn } = await staffShop();

const otherStore = await signedIn('owner', 'b');

const addRouteWithoutRole = (server: FastifyInstance): void => {
  server.get('/api/admin/no-role', async () => ({}));
};

interface Operation {
  'x-role': StaffRole | 'public';
  'x-scope'?: ApiScope;
  'x-needs-fresh-code'?: boolean;
  responses: Record<string, { content?: Record<string, unknown> }>;
}
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
interface Call {
  method: Method;
  url: string;
  role: StaffRole | 'public';
  scope: ApiScope | undefined;
  needsFreshCode: boolean;
  /** The statuses that it declares. */
  statuses: string[];
  /** Its answer does not end by itself. */
  isStream: boolean;
}

/** Every registered call, from the document that is generated from the routes. */
async function readCalls(): Promise<Call[]> {
  const answer = await inject('a', '/api/admin/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      url: path.replace(/\{\w+\}/g, randomUUID()),
      role: operation['x-role'],
      scope: operation['x-scope'],
      needsFreshCode: operation['x-needs-fresh-code'] ?? false,
      statuses: Object.keys(operation.responses),
      isStream: 'text/event-stream' in (operation.responses['200']?.content ?? {}),
    })),
  );
}
const calls = await readCalls();
const guarded = calls.filter(({ role }) => role !== 'public');
const titleOf = ({ method, url, role }: Call) =>
  [`${method} ${url.replace(/[0-9a-f-]{36}/g, '{}')} (${role})`] as const;
const table = (chosen: readonly Call[]) => chosen.map((call) => [...titleOf(call), call] as const);

describe('The calls of staff', () => {
  it('are described with their roles', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.every(({ role }) => ['public', ...staffRoles].includes(role))).toBe(true);
  });

  it.each(['401', '403', '429'])('declare the failure %s wherever a role is needed', (status) => {
    const undeclared = guarded.filter(({ statuses }) => !statuses.includes(status));
    expect(undeclared.flatMap(titleOf)).toEqual([]);
  });

  it('are not described among those of a shop', async () => {
    const { paths } = (await inject('a', '/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(paths).filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  });

  it('need a declared role to be registered', async () => {
    await expect(testApp({ prepare: addRouteWithoutRole })).rejects.toThrow(
      'GET /api/admin/no-role declares no role',
    );
  });

  it.each(table(guarded))('the call %s answers 401 without a session', async (_title, { method, url }) => {
    const answer = await inject('a', { method, url, headers: fromConsole });
    expect(refusal(answer, 401)).toHaveProperty('message');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(table(guarded))('the call %s answers 401 to the session of another store', async (_title, call) => {
    const { cookie } = otherStore;
    const { method, url } = call;
    const answer = await inject('a', { method, url, headers: { ...fromConsole, cookie } });
    expect(refusal(answer, 401)).toHaveProperty('message');
  });

  describe.each(staffRoles)('for a %s', (role) => {
    it.each(table(guarded))('the call %s answers the roles that may call it', async (_title, call) => {
      const staff = await signedIn(role);
      const { statusCode } = await staff.call(call.method, call.url, { isStream: call.isStream });
      const isAllowed = includesRole(role, call.role as StaffRole);
      expect(statusCode === 403).toBe(!isAllowed);
      expect(statusCode).not.toBe(401);
      expect(statusCode).toBeLessThan(500);
    });
  });
});

describe('After the calls that a member may make in a minute', () => {
  beforeAll(async () => {
    for (let made = 0; made < callsPerMember; made += 1) await otherStore.call('GET', '/api/admin/session');
  });

  it.each(table(guarded))('the call %s answers 429', async (_title, { method, url }) => {
    expect(refusal(await otherStore.call(method, url), 429)).toHaveProperty('message');
  });
});

describe('Fifteen minutes after its code', () => {
  it.each(table(guarded))('an owner calls %s', async (_title, call) => {
    const { method, url, needsFreshCode, isStream } = call;
    const owner = await signedIn('owner');
    await asAdmin(`update staff_sessions set created_at = created_at - interval '15 minutes'`);
    const answer = await owner.call(method, url, { isStream });
    expect(answer.statusCode === 403).toBe(needsFreshCode);
    expect(
      Object.keys(isStream || answer.body === '' ? {} : (answer.json<ErrorWire>().errors ?? {})).includes(
        'otp',
      ),
    ).toBe(needsFreshCode);
  });

  it('staff and keys cannot be changed', () => {
    const sensitive = calls.filter(({ needsFreshCode }) => needsFreshCode).map((call) => titleOf(call)[0]);
    expect(sensitive.sort()).toEqual([
      'DELETE /api/admin/api-keys/{} (owner)',
      'DELETE /api/admin/closing (owner)',
      'DELETE /api/admin/customers/{} (manager)',
      'DELETE /api/admin/hosts/{} (owner)',
      'DELETE /api/admin/payment-account (owner)',
      'DELETE /api/admin/staff/{} (owner)',
      'DELETE /api/admin/webhooks/{} (owner)',
      'PATCH /api/admin/hosts/{} (owner)',
      'PATCH /api/admin/staff/{} (owner)',
      'PATCH /api/admin/webhooks/{} (owner)',
      'POST /api/admin/api-keys (owner)',
      'POST /api/admin/hosts (owner)',
      'POST /api/admin/payment-account/test (owner)',
      'POST /api/admin/staff (owner)',
      'POST /api/admin/webhooks (owner)',
      'PUT /api/admin/closing (owner)',
      'PUT /api/admin/payment-account (owner)',
    ]);
  });
});

describe('For an API key', async () => {
  const everyScope = await keyFor(apiScopes);

  it.each(table(calls))('the call %s needs its scope', async (_title, { method, url, scope }) => {
    const others = apiScopes.filter((each) => each !== scope);
    const without = await inject('a', { method, url, headers: await keyFor(others) });
    expect(refusal(without, 403)).toHaveProperty('message');
    const { statusCode } = await inject('a', { method, url, headers: everyScope });
    expect(statusCode === 403).toBe(scope === undefined);
    expect(statusCode).toBeLessThan(500);
  });

  it('that is not known, every guarded call answers 401', async () => {
    const headers = { authorization: `Bearer teranga_${'x'.repeat(43)}` };
    for (const { method, url } of guarded)
      expect((await inject('a', { method, url, headers })).statusCode).toBe(401);
  });
});

describe('A write of staff', () => {
  const writes = calls.filter(({ method }) => method !== 'GET');
  const host = 'a.localhost';

  it.each(table(writes))(
    'the call %s answers 403 to a page of another site',
    async (_title, { method, url }) => {
      const { call } = await signedIn('owner');
      for (const site of ['cross-site', 'same-site', 'none'])
        expect(refusal(await call(method, url, { headers: { 'sec-fetch-site': site } }), 403)).toHaveProperty(
          'message',
        );
    },
  );

  it.each([
    ['its own origin', { origin: 'http://a.localhost' }, 404],
    ['the origin of another site', { origin: 'http://b.localhost' }, 403],
    ['no readable origin', { origin: 'null' }, 403],
    ['neither origin nor site', {}, 403],
  ])('from a browser that sends %s gets its status', async (_what, headers, status) => {
    const { cookie } = await signedIn('owner');
    const url = `/api/admin/sessions/${randomUUID()}`;
    expect(
      refusal(await app.inject({ method: 'DELETE', url, headers: { host, cookie, ...headers } }), status),
    ).toHaveProperty('message');
  });
});
