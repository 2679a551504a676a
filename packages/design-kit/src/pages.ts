import type { ComponentType } from 'react';

/** Pages every store has. The props are the route's parameters, nothing else. */
export interface PageProps {
  /** / */
  home: object;
  /** /products */
  products: object;
  /** /products/{id} */
  product: { productId: string };
  /** /cart */
  cart: object;
  /** /checkout */
  checkout: object;
  /** /order-confirmation */
  orderConfirmation: object;
  /** /orders-status/{ref} */
  orderTracking: { orderRef: string };
  /** Any other address, with status 404. */
  notFound: object;
  /** Drawn when a page could not be. */
  error: { retry: () => void };
}

export type PageName = keyof PageProps;

/** A page's chunk: its default export draws it. */
export type PageLoader<N extends PageName> = () => Promise<{ default: ComponentType<PageProps[N]> }>;

/** How each page is to be loaded. */
export type PageLoaders = { [N in PageName]: PageLoader<N> };
