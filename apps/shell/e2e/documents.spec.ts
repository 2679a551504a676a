import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { isWhole } from '@teranga/testing/isWhole';
import { parseDocument, parseXml, textsOf } from '@teranga/testing/parseDocument';
import { serverOrigin, testedStores } from './stores.ts';
import { jpegSize } from './jpegSize.ts';
import { structuralViolations, structuredDataOf } from './structuredData.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
  body: Buffer;
}

/** A document as a crawler reads it: by its store's host, without running anything. */
function read(host: string, path: string, userAgent = 'crawler'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${serverOrigin}${path}`, { headers: { host, 'user-agent': userAgent } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => void pieces.push(piece));
      response.on('end', () => {
        const body = Buffer.concat(pieces);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, html: body.toString('utf8') });
      });
    }).on('error', reject);
  });
}

/** A list of the API, as it is answered. */
async function listed(host: string, path: string): Promise<{ id: string; picture?: string | null }[]> {
  const { html } = await read(host, path);
  const answer = JSON.parse(html) as { id: string }[] | { data: { id: string }[] };
  return Array.isArray(answer) ? answer : answer.data;
}

const content = (page: Document, name: string) =>
  page.querySelector(`meta:is([name="${name}"], [property="${name}"])`)?.getAttribute('content');

const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');

/** Programs that show a link's preview: the first, or by `npm run verify` all. */
const previewAgents = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
].slice(0, isWhole ? undefined : 1);
/** How much of a page they read, in bytes. */
const previewBytes = 30_000;
/** Largest size in bytes of an image that all preview services show. */
const imageBytes = 300_000;

/** Pages whose links get shared: one of each kind in the sitemap. */
async function sharedPages(host: string): Promise<string[]> {
  const { html } = await read(host, '/sitemap.xml');
  const paths = textsOf(parseXml(html), 'url > loc').map((address) => new URL(address).pathname);
  const kinds = new Map(paths.map((path) => [path.replace(/^(\/[^/]+\/).*/, '$1'), path]));
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['/', '/products', '/products/', '/about']));
  return [...kinds.values()];
}

/** What a link preview shows, read from the beginning of the document only. */
async function previewOf(host: string, path: string, userAgent: string) {
  const { status, body } = await read(host, path, userAgent);
  const start = parseDocument(body.subarray(0, previewBytes).toString('utf8'));
  const isSold = path.startsWith('/products/');
  const price = content(start, 'product:price:amount') ?? '';
  return {
    seen: {
      status,
      hasTitle: Boolean(content(start, 'og:title')),
      isPriced: /^[1-9]\d*$/.test(price) && content(start, 'product:price:currency') === 'XOF',
    },
    wanted: { status: 200, hasTitle: true, isPriced: isSold },
    image:
      new URL(content(start, 'og:image') ?? '').pathname + new URL(content(start, 'og:image') ?? '').search,
  };
}

for (const { design, name, origin } of testedStores) {
  const { host } = new URL(origin);
  test.describe(design, () => {
    test('a home identifies its store to clients without JavaScript', async () => {
      const { status, headers, html } = await read(host, '/');
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBe(undefined);
      const page = parseDocument(html);
      expect(page.documentElement.lang).toBe('fr');
      expect(page.documentElement.dataset['design']).toBe(design);
      expect(content(page, 'design')).toBe(design);
      expect(content(page, 'store-name')).toBe(name);
      for (const tag of ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
        expect(content(page, tag), tag).toBeTruthy();
      expect(content(page, 'robots')).toBe('index,follow');
      expect(canonicalOf(page)).toMatch(/^http.+\/$/);
      expect(page.querySelector('script[type="application/ld+json"]')).not.toBeNull();
    });

    test('a shared link exposes title, price and image in its first bytes', async () => {
      const images = new Set<string>();
      for (const path of await sharedPages(host))
        for (const agent of previewAgents) {
          const { seen, wanted, image } = await previewOf(host, path, agent);
          expect(seen, `${path} for ${agent}`).toEqual(wanted);
          images.add(image);
        }
      for (const path of images) {
        const { headers, body } = await read(host, path);
        expect(headers['content-type'], path).toBe('image/jpeg');
        expect(jpegSize(body)).toEqual({ width: 1200, height: 630 });
        expect(body.length < imageBytes).toBe(true);
      }
    });

    test('a product has the structured data that search engines require, at its canonical address', async () => {
      // Other tests add products without image or description.
      const products = (await listed(host, '/api/products')).filter(({ picture }) => picture);
      expect(products.length).toBeGreaterThan(0);
      for (const { id } of products.slice(0, isWhole ? undefined : 1)) {
        const { html } = await read(host, `/products/${id}?variation=x`);
        expect(structuralViolations(html, ['Product', 'BreadcrumbList']), id).toEqual([]);
        const [product] = structuredDataOf(html, 'Product');
        const page = parseDocument(html);
        const canonical = `${content(page, 'site-url') ?? ''}/products/${id}`;
        expect(product).toMatchObject({ offers: { url: canonical } });
        expect(canonicalOf(page)).toBe(canonical);
      }
    });

    if (design === 'rahmou-serwiss')
      test('each service has the structured data that search engines require', async () => {
        const services = await listed(host, '/api/services');
        expect(services.length).toBeGreaterThan(0);
        for (const { id } of services) {
          const { html } = await read(host, `/services/${id}`);
          expect(structuralViolations(html, ['Service', 'BreadcrumbList']), id).toEqual([]);
        }
      });

    test('an order page is not stored, not indexed and sends no referrer', async () => {
      for (const path of ['/orders-status/ABCD-EFGH', '/payment-success/ABCD-EFGH', '/cart']) {
        const { headers, html } = await read(host, path);
        expect(headers['cache-control']).toBe('private, no-store');
        expect(headers['referrer-policy']).toBe('same-origin');
        expect(content(parseDocument(html), 'robots')).toBe('noindex,nofollow');
      }
    });

    test('an address that is not there is a 404 with a way back', async () => {
      for (const path of ['/nulle-part', '/products/inconnu-au-bataillon']) {
        const { status, html } = await read(host, path);
        expect(status, path).toBe(404);
        expect(parseDocument(html).querySelector('main a:is([href="/"], [href="/products"])')).not.toBeNull();
      }
    });

    test('an address that moved says where, for good', async () => {
      const { status, headers } = await read(host, '/shop?category=Robes');
      expect(status).toBe(301);
      expect(headers.location).toBe('/products?category=Robes');
    });
  });
}
