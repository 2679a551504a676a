import type { ComponentType } from 'react';

/** Every page a design may implement. The props are the route's parameters only. */
export interface PageProps {
  /** / */
  home: object;
  /** /products */
  products: object;
  /** /products/{id} */
  product: { productId: string };
  /** /theme/{slug} */
  theme: { slug: string };
  /** /cart */
  cart: object;
  /** /wishlist */
  wishlist: object;
  /** /checkout */
  checkout: object;
  /** /services/{id} */
  service: { serviceId: string };
  /** /demande-devis and /demande-devis/{serviceId}; without a service the id is empty. */
  quote: { serviceId: string };
  /** /auth */
  auth: object;
  /** /my-profile */
  profile: object;
  /** /my-orders */
  myOrders: object;
  /** /about */
  about: object;
  /** /contacts */
  contacts: object;
  /** /delivery-info */
  deliveryInfo: object;
  /** /size-guide */
  sizeGuide: object;
  /** /privacy-policy */
  privacyPolicy: object;
  /** /terms-and-conditions */
  termsAndConditions: object;
  /** /order-confirmation */
  orderConfirmation: object;
  /** /orders-status/{ref} */
  orderTracking: { orderRef: string };
  /** /payment-success/{ref} */
  paymentSuccess: { orderRef: string };
  /** /payment-cancel/{ref} */
  paymentCancel: { orderRef: string };
  /** Any other address, with status 404. */
  notFound: object;
  /** Replaces a page that failed to render. */
  error: { retry: () => void };
}

export type PageName = keyof PageProps;

/**
 * Pages that a store has only if its design implements them: otherwise their addresses are
 * `notFound`.
 */
export type OptionalPageName = 'service' | 'quote';

/** A page's chunk, whose default export is its component. */
export type PageLoader<N extends PageName> = () => Promise<{ default: ComponentType<PageProps[N]> }>;

/** How each page is to be loaded; the optional ones may be missing. */
export type PageLoaders = { [N in Exclude<PageName, OptionalPageName>]: PageLoader<N> } & {
  [N in OptionalPageName]?: PageLoader<N>;
};
