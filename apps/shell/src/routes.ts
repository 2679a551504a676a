import type { PageName, PageProps } from '@teranga/design-kit';

/** The names of a path's parameters: `'productId'` of `/products/:productId`. */
type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Text shown without JavaScript: always, or only for a store with the contact option. */
export interface ScriptNeed {
  text: string;
  /** Said of a store with a telephone. */
  byPhone: string;
  /** Said of a store with a telephone, an e-mail or WhatsApp. */
  byAnyWay: string;
}

/** One screen's address. */
export interface Route<Name extends PageName = PageName, Path extends string = string> {
  /** Segments that begin with a colon are the page's props. */
  path: Path;
  page: Name;
  /** Props that the path does not contain. */
  given?: Record<string, string>;
  /**
   * It contains an order's reference, or is personal: not cached, not indexed, sends no referrer,
   * never contains the order's data in HTML. An account page is also rendered by the server, which
   * has no session.
   */
  isPrivate?: true | 'account';
  /** Said where there is no JavaScript, for pages that need it. */
  withoutScript?: ScriptNeed;
}

/**
 * A route whose path contains all of the page's props except those in `given`. A mismatch is a
 * compile error.
 */
function route<Name extends PageName, const Path extends string>(
  entry: Route<Name, Path> &
    (keyof PageProps[Name] extends ParamsOf<Path>
      ? object
      : { given: Record<Exclude<keyof PageProps[Name], ParamsOf<Path>>, string> }),
): Route {
  return entry;
}

/**
 * Text that only the server renders: a browser that runs scripts ignores the content of
 * `<noscript>`.
 */
const inHtml = (text: string) => (import.meta.env.SSR ? text : ' ');

/** Asks the shopper to enable JavaScript; `reach` adds the store's contact options. */
const needsScript = (
  purpose: string,
  reach: Partial<Pick<ScriptNeed, 'byPhone' | 'byAnyWay'>> = {},
): ScriptNeed => ({
  text: inHtml(`${purpose}, activez JavaScript dans votre navigateur, puis rechargez cette page.`),
  byPhone: inHtml(reach.byPhone ?? ''),
  byAnyWay: inHtml(reach.byAnyWay ?? ''),
});

const callUs = { byPhone: 'Vous pouvez aussi nous appeler : nos numéros sont en bas de page.' };

const cartNeedsScript = needsScript('Pour remplir votre panier et commander', callUs);
const wishlistNeedsScript = needsScript('Pour garder des articles dans votre liste de souhaits');
const orderNeedsScript = needsScript('Pour suivre votre commande', {
  byPhone: 'Vous pouvez aussi nous appeler avec votre référence : nos numéros sont en bas de page.',
});
const quoteNeedsScript = needsScript('Pour envoyer votre demande de devis', {
  byPhone: 'Vous pouvez aussi nous appeler ou nous écrire : nos numéros sont en bas de page.',
});
const contactNeedsScript = needsScript('Pour envoyer un message d’ici', {
  byAnyWay: 'Vous pouvez aussi nous appeler ou nous écrire : nos coordonnées sont sur cette page.',
});
const accountNeedsScript = needsScript('Pour vous connecter à votre compte', callUs);

/**
 * All routes. The first match is rendered; an unmatched path, or a page that the store's design
 * lacks, is `notFound`.
 */
export const routes = [
  route({ path: '/', page: 'home' }),
  route({ path: '/products', page: 'products' }),
  route({ path: '/products/:productId', page: 'product', withoutScript: cartNeedsScript }),
  route({ path: '/services/:serviceId', page: 'service' }),
  route({ path: '/demande-devis/:serviceId', page: 'quote', withoutScript: quoteNeedsScript }),
  route({ path: '/demande-devis', page: 'quote', given: { serviceId: '' }, withoutScript: quoteNeedsScript }),
  route({ path: '/about', page: 'about' }),
  route({ path: '/contacts', page: 'contacts', withoutScript: contactNeedsScript }),
  route({ path: '/delivery-info', page: 'deliveryInfo' }),
  route({ path: '/size-guide', page: 'sizeGuide' }),
  route({ path: '/privacy-policy', page: 'privacyPolicy' }),
  route({ path: '/terms-and-conditions', page: 'termsAndConditions' }),
  route({ path: '/theme/:slug', page: 'theme' }),
  route({ path: '/cart', page: 'cart', withoutScript: cartNeedsScript }),
  route({ path: '/wishlist', page: 'wishlist', withoutScript: wishlistNeedsScript }),
  route({ path: '/checkout', page: 'checkout', withoutScript: cartNeedsScript }),
  route({ path: '/auth', page: 'auth', withoutScript: accountNeedsScript }),
  route({ path: '/my-profile', page: 'profile', isPrivate: 'account', withoutScript: accountNeedsScript }),
  route({ path: '/my-orders', page: 'myOrders', isPrivate: 'account', withoutScript: accountNeedsScript }),
  route({
    path: '/order-confirmation',
    page: 'orderConfirmation',
    isPrivate: true,
    withoutScript: orderNeedsScript,
  }),
  route({
    path: '/orders-status/:orderRef',
    page: 'orderTracking',
    isPrivate: true,
    withoutScript: orderNeedsScript,
  }),
  route({
    path: '/payment-success/:orderRef',
    page: 'paymentSuccess',
    isPrivate: true,
    withoutScript: orderNeedsScript,
  }),
  route({
    path: '/payment-cancel/:orderRef',
    page: 'paymentCancel',
    isPrivate: true,
    withoutScript: orderNeedsScript,
  }),
  route({
    path: '/orders-status',
    page: 'orderTracking',
    given: { orderRef: '' },
    withoutScript: orderNeedsScript,
  }),
];

/** Permanently moved paths; the query is preserved. */
export const redirects: Readonly<Record<string, string>> = { '/shop': '/products' };
