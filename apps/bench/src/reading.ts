import { unseen, type Target } from './load.ts';

const shop = 'teranga.localhost';
const product = 'robe-d-ete-evasee';

const otherShops = ['lybalikou.localhost', 'rahmou-serwiss.localhost'];

/** Requests of the demo stores' visitors: pages, a list and a search, each cached and uncached. */
export const reading: Target[] = [
  ...(['/', '/products', `/products/${product}`, '/cart'] as const).flatMap((path): Target[] => [
    { name: `page ${path}, cached`, host: shop, path },
    { name: `page ${path}, rendered each time`, host: shop, path: unseen(path) },
  ]),
  ...otherShops.flatMap((host): Target[] =>
    ['/', '/products'].map((path) => ({
      name: `${host.replace('.localhost', '')}: page ${path}, rendered each time`,
      host,
      path: unseen(path),
    })),
  ),
  ...(
    [
      ['list', '/api/products'],
      ['search', '/api/products?search=robe'],
    ] as const
  ).flatMap(([kind, path]): Target[] => [
    { name: `API ${kind}, cached`, host: shop, path },
    { name: `API ${kind}, made each time`, host: shop, path: unseen(path) },
  ]),
];
