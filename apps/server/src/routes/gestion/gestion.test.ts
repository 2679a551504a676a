import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const { inject } = await testApp();

const policyOf = (answer: Awaited<ReturnType<typeof inject>>) =>
  String(answer.headers['content-security-policy']);

describe('GET /gestion', () => {
  it.each(['/gestion', '/gestion/', '/gestion/commandes', '/gestion/articles/sac?onglet=prix'])(
    'answers %s with the console’s document',
    async (path) => {
      const answer = await inject('a', path);
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toContain('data-design="console"');
    },
  );

  it('allows its one inline script by its hash, no inline style and no frame around it', async () => {
    const answer = await inject('a', '/gestion');
    const policy = policyOf(answer);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    ['/gestion', 'staff=token', 'session overview'],
    ['/gestion/aujourdhui', 'staff=token', 'session overview'],
    ['/gestion/commandes', 'staff=token', 'session'],
    ['/gestion', '', 'session'],
  ])('preloads for %s with the cookie «%s» %s', async (url, cookie, names) => {
    const { headers } = await inject('a', { url, headers: { cookie } });
    const preloaded = names
      .split(' ')
      .map((name) => `</api/admin/${name}>; rel=preload; as=fetch; crossorigin`);
    expect(headers.link).toBe(preloaded.join(', '));
  });

  it('is revalidated at every visit and never indexed', async () => {
    const { headers } = await inject('a', '/gestion');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('sends the files that the document names as immutable', async () => {
    const { payload } = await inject('a', '/gestion');
    const [, script = ''] = /src="(\/gestion\/assets\/[^"]+)"/.exec(payload) ?? [];
    const answer = await inject('a', script);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('answers 404 for a file that is not there', async () => {
    expect((await inject('a', '/gestion/assets/absent.js')).statusCode).toBe(404);
  });

  it('lets its worker serve the address without a slash', async () => {
    const { headers } = await inject('a', '/gestion/sw.js');
    expect(headers['service-worker-allowed']).toBe('/gestion');
  });

  it('names the store in its manifest', async () => {
    const manifest = (await inject('b', '/gestion/manifest.webmanifest')).json<Record<string, unknown>>();
    expect(manifest).toMatchObject({
      name: 'Gestion · Boutique b',
      scope: '/gestion',
      start_url: '/gestion',
    });
  });

  it('is unknown at a host without a store', async () => {
    const answer = await inject('a', { url: '/gestion', headers: { host: 'ailleurs.example' } });
    expect(answer.statusCode).toBe(404);
  });
});
