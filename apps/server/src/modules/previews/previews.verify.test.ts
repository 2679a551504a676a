import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';
import { testApp, testSecret } from '../../testing/testApp.ts';
import { PreviewLinks } from './previewLinks.ts';

let rendered = 0;
async function render({ url, settings, read, notice, css }: RenderRequest) {
  rendered += 1;
  const answer = JSON.parse((await read('getStore', {})).body) as {
    store: { design: string };
    storeInfo: { hero?: { title: string } };
  };
  const html = `<p>${settings.design} ${url} ${answer.store.design} ${answer.storeInfo.hero?.title ?? ''}</p><style>${css}</style><aside>${notice?.text} ${notice?.leave.label}`;
  return { status: 200, html, inline: nothingInline, isPrivate: false };
}
const { inject, db } = await testApp({
  renderer: { build: 'x', designs: ['default'], isPrivate: () => false, render },
});

const hourMs = 3_600_000;
const links = new PreviewLinks(testSecret);
const passOf = (storeId: string, until = Date.now() + hourMs) =>
  links.sign({ storeId, design: 'lybalikou', until });
const cookieOf = (word: string) => ({ headers: { cookie: `apercu=${word}` } });

/** What a page says before its notice. */
const textOf = (html: string) => textsOf(parseDocument(html), 'p').join();

/** Store b's page about itself and the hero of its API, as this visitor gets them. */
const shownTo = async (cookie: object) => {
  const page = parseDocument((await inject('b', { url: '/about', ...cookie })).payload);
  const { storeInfo } = (await inject('b', { url: '/api/store', ...cookie })).json<{
    storeInfo: { hero: { title: string } };
  }>();
  return { text: textsOf(page, 'p').join(), css: textsOf(page, 'style').join(), title: storeInfo.hero.title };
};

/** The caching headers of an API response. */
const answerTo = async (given: object) => {
  const { statusCode, headers } = await inject('a', { url: '/api/store', ...given });
  return [statusCode, headers['cache-control'], typeof headers.etag];
};

describe('a preview’s link', () => {
  it('sets a cookie and redirects to the address without the pass', async () => {
    const answer = await inject('a', `/products?apercu=${passOf('a')}&page=2`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/products?page=2');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toMatchObject([{ name: 'apercu', httpOnly: true, sameSite: 'Lax', path: '/' }]);
  });

  it.each([
    ['for another store', passOf('b')],
    ['after its time', passOf('a', Date.now() - 1)],
    ['for another design', passOf('a').replace('lybalikou', 'default')],
    ['with another time', passOf('a').replace(/\.[a-z0-9]+\./, '.zzzzzzz.')],
    ['that is nonsense', 'x'],
    ['that is empty', ''],
  ])('a preview’s link %s is refused in French, with no cookie', async (_what, word) => {
    const answer = await inject('a', { url: `/?apercu=${word}`, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.payload).toContain('Ce lien d’aperçu ne vaut plus, ou n’est pas pour cette boutique.');
  });

  it('never redirects to another site', async () => {
    const answer = await inject('a', `//evil.example/?apercu=${passOf('a')}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  it('is given back on leaving', async () => {
    const answer = await inject('a', { url: '/?apercu=fin', ...cookieOf(passOf('a')) });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/');
    expect(answer.cookies[0]?.value).toBe('');
  });

  it('is given back by staff, who go on choosing a design', async () => {
    const cookie = `staff=x; apercu=${passOf('a')}`;
    const answer = await inject('a', { url: '/?apercu=fin', headers: { cookie } });
    expect(answer.headers.location).toBe('/gestion/apparence');
    expect(answer.cookies[0]?.value).toBe('');
  });
});

describe('a previewed page', () => {
  const previewed = () => inject('a', { url: '/products', ...cookieOf(passOf('a')) });

  it('is the real store in the other design, marked as a preview, not indexed and not cacheable', async () => {
    const { payload, headers } = await previewed();
    expect(textOf(payload)).toBe('lybalikou /products lybalikou ');
    expect(payload).toContain('Aperçu — design « Lybalikou », pour vous seul');
    expect(payload).toContain('Quitter l’aperçu');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers.etag).toBe(undefined);
  });

  it('leads staff back to where they manage the store', async () => {
    const cookie = `staff=x; apercu=${passOf('a')}`;
    const { payload } = await inject('a', { url: '/products', headers: { cookie } });
    expect(payload).toContain('Revenir à la gestion');
  });

  it('is served to its holder only, even when both versions were requested before', async () => {
    await inject('a', '/products');
    await previewed();
    const { payload, headers } = await inject('a', '/products');
    expect(textOf(payload)).toBe('default /products default ');
    expect(payload).not.toContain('Aperçu');
    expect(headers['cache-control']).toContain('public');
    const before = rendered;
    await previewed();
    expect(rendered).toBe(before + 1);
  });

  it('gets uncacheable API responses, while those of everybody else are cached', async () => {
    const shared = 'public, max-age=20';
    expect(await answerTo({})).toEqual([200, shared, 'string']);
    expect(await answerTo(cookieOf(passOf('a')))).toEqual([200, 'no-store', 'undefined']);
    expect(await answerTo(cookieOf(passOf('b')))).toEqual([200, shared, 'string']);
  });

  it.each([
    ['another store’s pass', passOf('b')],
    ['a pass whose time is over', passOf('a', Date.now() - 1)],
  ])('is not rendered for %s: the store is shown unchanged', async (_what, word) => {
    const { payload } = await inject('a', { url: '/products', ...cookieOf(word) });
    expect(textOf(payload)).toBe('default /products default ');
  });

  it('uses the settings of its design, in the page and in the API', async () => {
    const settings = {
      lybalikou: { version: '1.0.0', values: { heroTitle: 'Taillé à Dakar.', cardRatio: 'wide' } },
      default: { version: '1.0.0', values: { heroTitle: 'Le marché.' } },
    };
    await db.withStore('b', (tx) =>
      tx.query(`update stores set content = content || jsonb_build_object('designSettings', $1::jsonb)`, [
        JSON.stringify(settings),
      ]),
    );
    await expect
      .poll(() => shownTo({}))
      .toEqual({ text: 'default /about default Le marché.', css: '', title: 'Le marché.' });
    const { text, css, title } = await shownTo(cookieOf(passOf('b')));
    expect(text).toBe('lybalikou /about lybalikou Taillé à Dakar.');
    expect(title).toBe('Taillé à Dakar.');
    const [rule] = postcss.parse(css).nodes;
    expect(rule).toMatchObject({
      selector: expect.stringContaining("[data-design='lybalikou']"),
      nodes: [{ prop: '--card-ratio', value: '4 / 3' }],
    });
  });
});

const framed = (word: string) => inject('a', `/products?cadre=${word}`);

describe('a page in a frame of the console', () => {
  it('is the store in the other design, at its own address, without a cookie and a notice', async () => {
    const { statusCode, payload, cookies } = await framed(passOf('a'));
    expect(statusCode).toBe(200);
    expect(cookies).toEqual([]);
    expect(textOf(payload)).toBe('lybalikou /products lybalikou ');
    expect(payload).not.toContain('Aperçu');
  });

  it('alone may be framed, by the same host, and is never cached', async () => {
    const { headers } = await framed(passOf('a'));
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toBe('no-store');
    const shop = await inject('a', { url: '/products', ...cookieOf(passOf('a')) });
    expect(shop.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(shop.headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    ['for another store', passOf('b')],
    ['after its time', passOf('a', Date.now() - 1)],
    ['that is empty', ''],
  ])('is refused with a pass %s, and not framed', async (_what, word) => {
    const { statusCode, headers } = await framed(word);
    expect(statusCode).toBe(403);
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
