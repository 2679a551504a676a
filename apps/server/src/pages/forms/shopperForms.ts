import { currencyCookie } from '@teranga/core/domain/money';
import { chooseCurrency } from '@teranga/core/features/currency/actions';
import { toggleWishlist } from '@teranga/core/features/wishlist/actions';
import { productHref } from '@teranga/core/domain/product';
import { addWishlistItem, removeWishlistItem, toggleWishlistItem } from '../../modules/wishlist/wishlist.ts';
import { inStore } from '../../platform/http/inStore.ts';
import { visitorOf } from '../../platform/http/visitorOf.ts';
import { productDetails } from './formDetails.ts';
import { formRoute } from './formRoute.ts';

const yearSeconds = 31_536_000;

const changes = { add: addWishlistItem, remove: removeWishlistItem };

/** The wishlist and the currency. */
export const shopperForms = [
  formRoute({
    action: toggleWishlist,
    what: 'Changer la liste de souhaits',
    details: productDetails,
    isOnlyForm: true,
    page: ({ fields: { productId }, back }) => back ?? (productId ? productHref(productId) : '/wishlist'),
    run: async ({ request, values: { productId, change } }) => {
      const run = change ? changes[change] : toggleWishlistItem;
      await inStore(request, (tx) => run(tx, visitorOf(request), productId, new Date()));
      return null;
    },
  }),
  formRoute({
    action: chooseCurrency,
    what: 'Changer la devise affichée',
    isOnlyForm: true,
    page: ({ back }) => back ?? '/',
    run: ({ reply, request, values }) => {
      reply.setCookie(currencyCookie, values.currency, {
        path: '/',
        sameSite: 'lax',
        secure: request.server.config.isProduction,
        maxAge: yearSeconds,
      });
      return Promise.resolve(null);
    },
  }),
];
