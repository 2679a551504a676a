import { unseen, type Target } from './load.ts';

const shop = 'teranga.localhost';
const product = 'robe-d-ete-evasee';

/** What visitors of a demo store ask for: its pages, kept and drawn, its list and a search. */
export const reading: Target[] = [
  ...(['/', '/products', `/products/${product}`, '/cart'] as const).flatMap((path): Target[] => [
    { name: `page ${path}, kept`, host: shop, path },
    { name: `page ${path}, drawn each time`, host: shop, path: unseen(path) },
  ]),
  { name: 'API list', host: shop, path: '/api/products' },
  { name: 'API search', host: shop, path: '/api/products?search=robe' },
];
