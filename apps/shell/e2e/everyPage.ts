import type { APIRequestContext } from '@playwright/test';
import { fixedPaths } from '@teranga/core/pages/table';
import { parseXml, textsOf } from '@teranga/testing/parseDocument';
import { serverOrigin, type DemoStore } from './stores.ts';

/** Addresses that no store decides, beside those of the pages without parameters. */
const odd = [
  '/products?search=introuvable',
  '/orders-status/ABCD-EFGH',
  '/payment-success/ABCD-EFGH',
  '/payment-cancel/ABCD-EFGH',
  '/products/inconnu-au-bataillon',
  '/nulle-part',
];

const one = /^(\/(?:products|services|theme|demande-devis)\/)./;

/** Paths of every kind of page of a store: the fixed ones and one of each kind in its sitemap. */
export async function everyPage({ origin }: DemoStore, request: APIRequestContext): Promise<string[]> {
  const headers = { host: new URL(origin).host };
  const sitemap = await (await request.get(`${serverOrigin}/sitemap.xml`, { headers })).text();
  const named = textsOf(parseXml(sitemap), 'url > loc').map((address) => new URL(address).pathname);
  const firstOfKind = new Map(
    named.toReversed().flatMap((path) => {
      const [, kind] = one.exec(path) ?? [];
      return kind ? [[kind, path]] : [];
    }),
  );
  const products = named.filter((path) => path.startsWith('/products/'));
  const bought = products.map((path) => `/checkout?product=${path.split('/').at(-1)}&quantity=1`).slice(0, 1);
  return [...fixedPaths(), ...odd, ...firstOfKind.values(), ...bought];
}
