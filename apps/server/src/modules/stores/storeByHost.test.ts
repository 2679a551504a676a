import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { createStore } from './createStore.ts';
import { hostName } from './hostName.ts';

const { app, db, openAnother, inject } = await testApp({
  prepare: (server) => {
    server.get('/api/probe', async (request) => request.store);
  },
});

const storeOf = async (headers: Record<string, string>) => {
  const answer = await app.inject({ url: '/api/probe', headers });
  return answer.statusCode === 200 ? answer.json<{ id: string }>().id : answer.statusCode;
};

describe('hostName', () => {
  it.each([
    ['teranga.localhost', 'teranga.localhost'],
    ['Teranga.LOCALHOST:3000', 'teranga.localhost'],
    ['teranga.localhost.', 'teranga.localhost'],
    ['teranga.localhost.:80', 'teranga.localhost'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['[::1]', '[::1]'],
    ['', ''],
    [undefined, ''],
  ])('reads %j as %j', (header, host) => {
    expect(hostName(header)).toBe(host);
  });
});

describe('the store of a request', () => {
  it.each([
    [{ host: 'a.localhost' }, 'a'],
    [{ host: 'A.LocalHost:3000' }, 'a'],
    [{ host: 'a.localhost.' }, 'a'],
    [{ host: 'b.localhost' }, 'b'],
    [{ host: 'c.localhost' }, 404],
    [{ host: 'a.localhost.evil.example' }, 404],
    [{ host: 'localhost' }, 404],
    [{ host: '' }, 404],
    [{ host: 'a.localhost', 'x-forwarded-host': 'b.localhost', forwarded: 'host=b.localhost' }, 'a'],
    [{ host: 'c.localhost', 'x-forwarded-host': 'b.localhost' }, 404],
  ])('the store of a request with %j is %s', async (headers, store) => {
    expect(await storeOf(headers as Record<string, string>)).toBe(store);
  });

  it('is determined by the forwarded host when it comes from a trusted proxy', async () => {
    const behind = await testApp({
      config: { trustedProxies: ['loopback'] },
      prepare: (server) => {
        server.get('/api/probe', async (request) => request.store);
      },
    });
    const headers = { host: 'proxy.internal', 'x-forwarded-host': 'b.localhost' };
    const from = async (remoteAddress: string) =>
      (await behind.app.inject({ url: '/api/probe', headers, remoteAddress })).statusCode;
    expect(await from('127.0.0.1')).toBe(200);
    expect(await from('203.0.113.9')).toBe(404);
  });
});

describe('an unknown host', () => {
  it('gets a small French page for a page', async () => {
    const answer = await app.inject({ url: '/products', headers: { host: 'nulle.part' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(textsOf(parseDocument(answer.payload), 'h1')).toEqual(['Aucune boutique à cette adresse.']);
    expect(answer.payload).not.toMatch(/Boutique [ab]/);
  });

  it.each(['/api/probe', '/api/nothing', '/csrf-token', '/cdn/photo.jpg'])(
    'gets JSON for %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { host: 'nulle.part' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Aucune boutique à cette adresse.' });
      expect(answer.cookies).toEqual([]);
    },
  );
});

describe('a change of a store', () => {
  const elsewhere = openAnother();

  it('made by another process is seen without a restart', async () => {
    await elsewhere.withStore('a', (tx) => tx.query("update stores set design = 'lybalikou'"));
    await vi.waitFor(async () => {
      expect((await inject('a', '/api/probe')).json<{ design: string }>().design).toBe('lybalikou');
    });
  });

  it('that makes a store opens its host', async () => {
    expect(await storeOf({ host: 'neuve.localhost' })).toBe(404);
    await createStore(elsewhere, {
      id: 'neuve',
      name: 'Neuve',
      design: 'default',
      hosts: ['Neuve.localhost', 'www.neuve.localhost:80'],
    });
    await vi.waitFor(async () => expect(await storeOf({ host: 'www.neuve.localhost' })).toBe('neuve'));
    expect((await app.inject({ url: '/api/probe', headers: { host: 'neuve.localhost' } })).json()).toEqual({
      id: 'neuve',
      name: 'Neuve',
      design: 'default',
      logo: null,
      defaultLogo: null,
      primaryHost: 'neuve.localhost',
      isRedirect: false,
      pause: null,
      closing: null,
      designSettings: {},
    });
  });

  it('rejects a host of another store, without creating the store', async () => {
    const taking = createStore(db, { id: 'voleuse', name: 'V', design: 'default', hosts: ['a.localhost'] });
    await expect(taking).rejects.toMatchObject({ code: '23505' });
    expect(await app.stores.byHost('a.localhost')).toMatchObject({ id: 'a' });
    const { rows } = await db.withoutStore((tx) => tx.query("select 1 from stores where id = 'voleuse'"));
    expect(rows).toEqual([]);
  });
});
