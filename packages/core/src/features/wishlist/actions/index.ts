import { object, string } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';

const longestId = 200;

/** The effect of a wishlist button; a page in a shared cache does not know the list, and adds. */
export type WishlistOperation = 'add' | 'remove';

/** Puts a product into the wishlist, or takes it out: POST /wishlist/toggle. */
export const toggleWishlist = defineAction({
  name: 'toggleWishlist',
  schema: object({
    productId: string()
      .ensure()
      .trim()
      .required('Choisissez un article.')
      .max(longestId, 'Cet article n’existe pas.'),
    // Without it the form does the contrary of what the list holds.
    change: string<WishlistOperation>().oneOf(['add', 'remove'], 'Choisissez d’ajouter ou de retirer.'),
  }),
  done: () => null,
});
