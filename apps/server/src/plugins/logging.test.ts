import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { loggedPath } from './logging.ts';

const lines: string[] = [];
const { inject, session } = await testApp({
  logStream: { write: (line) => lines.push(line) },
  prepare: (server) => {
    server.get('/api/orders-status-probe/:ref', async () => ({ ok: true }));
    server.get('/api/clash', async () => {
      throw Object.assign(new pg.DatabaseError('duplicate key value', 1, 'error'), {
        code: '23505',
        detail: 'Key (phone)=(+221771234567) already exists.',
      });
    });
  },
});

describe('loggedPath', () => {
  it.each([
    ['/', '/'],
    ['/?search=awa', '/'],
    ['/products', '/products'],
    ['/products?search=awa', '/products'],
    ['/orders-status/ABCD-EFGH', '/orders-status/…'],
    ['/payment-success/ABCD?x=1', '/payment-success/…'],
    ['/awa@example.sn', '/…'],
    ['/%2B221771234567', '/…'],
    [`/${'a'.repeat(41)}`, '/…'],
  ])('reduces %s to %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });
});

it('The server writes one line for each answer: store, method, path, status and time', async () => {
  lines.length = 0;
  await inject('a', '/api/orders-status-probe/SECRET-REF?search=awa');
  const [line = ''] = lines;
  const {
    time: _time,
    pid: _pid,
    hostname: _hostname,
    request: _request,
    ms: _ms,
    ...rest
  } = JSON.parse(line) as Record<string, unknown>;
  expect(rest).toEqual({
    level: 30,
    store: 'a',
    method: 'GET',
    path: '/api/orders-status-probe/:ref',
    status: 200,
    msg: 'answered',
  });
  expect(lines).toHaveLength(1);
});

it('The server logs no personal data: neither address, cookie, token, search, reference nor rejected row', async () => {
  lines.length = 0;
  const visitor = await session();
  await inject('a', {
    url: '/orders-status/SECRET-REF?search=secret-search',
    remoteAddress: '203.0.113.77',
    headers: {
      ...visitor.headers,
      authorization: 'Bearer secret-token-secret-token',
      'user-agent': 'secret-agent',
    },
  });
  await visitor.post('/api/nothing', { email: 'secret@example.sn' });
  await inject('a', '/api/clash');
  const written = lines.join('');
  expect(lines.length).toBe(5);
  for (const secret of ['SECRET', 'secret', '203.0.113.77', '771234567', visitor.headers.cookie.slice(8, 30)])
    expect(written).not.toContain(secret);
});
