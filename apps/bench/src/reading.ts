import { unseen, type Target } from './load.ts';

const shop = 'teranga.localhost';
const product = 'robe-d-ete-evasee';

/** What visitors of a demo store ask for: its pages, its list and a search, each kept and made anew. */
export const reading: Target[] = [
  ...(['/', '/products', `/products/${product}`, '/cart'] as const).flatMap((path): Target[] => [
    { name: `page ${path}, kept`, host: shop, path },
    { name: `page ${path}, drawn each time`, host: shop, path: unseen(path) },
  ]),
  ...(
    [
      ['list', '/api/products'],
      ['search', '/api/products?search=robe'],
    ] as const
  ).flatMap(([kind, path]): Target[] => [
    { name: `API ${kind}, kept`, host: shop, path },
    { name: `API ${kind}, made each time`, host: shop, path: unseen(path) },
  ]),
];
