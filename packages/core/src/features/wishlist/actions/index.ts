import { object, string } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';

const longestId = 200;

/** Puts an article into the wishlist, or takes it out: POST /wishlist/toggle. */
export const toggleWishlist = defineAction({
  name: 'toggleWishlist',
  schema: object({
    productId: string()
      .ensure()
      .trim()
      .required('Choisissez un article.')
      .max(longestId, 'Cet article n’existe pas.'),
  }),
  done: () => null,
});
