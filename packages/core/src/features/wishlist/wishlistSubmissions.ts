import { createSelector, createSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../lib/store/index.ts';
import type { ProductSummary } from '../../domain/product/index.ts';
import { applyPending, submissionReducers, type Submission } from '../../lib/submissions/index.ts';
import { wishlistApi, type Wishlist } from './wishlistApi.ts';

/** A shopper's change of the wishlist. */
export interface WishlistChange {
  productId: string;
  isWanted: boolean;
  /** The product to add; null: in no cache, so that only the server's response shows it. */
  product: ProductSummary | null;
}

declare module '../../lib/store/rootReducer.ts' {
  interface LazyLoadedSlices {
    wishlistSubmissions: Submission<WishlistChange>[];
  }
}

/** The changes of the wishlist that the server has not answered. */
export const wishlistSubmissionsSlice = createSlice({
  name: 'wishlistSubmissions',
  initialState: (): Submission<WishlistChange>[] => [],
  reducers: submissionReducers<WishlistChange>(),
  selectors: {
    selectWishlistSubmissions: (submissions): readonly Submission<WishlistChange>[] => submissions,
  },
});

/** Selectors of the slice's state. */
export const { selectWishlistSubmissions } = wishlistSubmissionsSlice.injectInto(rootReducer).selectors;

/** The wishlist as it will be if the server agrees to a change. */
export function applyWishlistChange(
  wishlist: Wishlist,
  { productId, isWanted, product }: WishlistChange,
): Wishlist {
  if (isWanted && !product) return wishlist;
  const ids = wishlist.ids.filter((id) => id !== productId);
  const products = wishlist.products.filter(({ id }) => id !== productId);
  return isWanted && product
    ? { ids: [productId, ...ids], products: [product, ...products] }
    : { ids, products };
}

const selectAnswer = wishlistApi.endpoints.getWishlist.select();

/** The wishlist as shown: the server's, with the pending changes; undefined while it is unknown. */
export const selectWishlist: (state: RootState) => Wishlist | undefined = createSelector(
  [(state: RootState) => selectAnswer(state).data, selectWishlistSubmissions],
  (answer, submissions) => answer && applyPending(answer, submissions, applyWishlistChange),
);

/** Whether a product is in the wishlist as shown. */
export function selectIsInWishlist(state: RootState, productId: string): boolean {
  const changes = selectWishlistSubmissions(state).filter(({ change }) => change.productId === productId);
  return changes.at(-1)?.change.isWanted ?? selectAnswer(state).data?.ids.includes(productId) ?? false;
}
