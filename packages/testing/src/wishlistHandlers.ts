import { http, HttpResponse, type HttpHandler } from 'msw';
import { summary } from './summary.ts';
import type { World } from './world.ts';

const unknown = () => HttpResponse.json({ message: 'Cet article n’existe pas ou plus.' }, { status: 404 });

/** Answers the calls for the wishlist. */
export function wishlistHandlers(world: World): HttpHandler[] {
  const wishlist = () =>
    HttpResponse.json(
      world.wishlistItems.flatMap((id) => world.products.filter((product) => product.id === id)).map(summary),
    );
  return [
    http.get('*/api/wishlist', wishlist),
    http.post<{ id: string }>('*/api/wishlist/:id', ({ params: { id } }) => {
      if (!world.products.some((product) => product.id === id)) return unknown();
      if (!world.wishlistItems.includes(id)) world.wishlistItems.unshift(id);
      return wishlist();
    }),
    http.delete<{ id: string }>('*/api/wishlist/:id', ({ params: { id } }) => {
      world.wishlistItems = world.wishlistItems.filter((saved) => saved !== id);
      return wishlist();
    }),
  ];
}
