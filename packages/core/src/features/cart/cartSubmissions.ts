import { createSelector, createSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../lib/store/index.ts';
import { applyPending, submissionReducers, type Submission } from '../../lib/submissions/index.ts';
import { applyChange, type Cart, type CartChange } from './cart.ts';
import { cartApi } from './cartApi.ts';

declare module '../../lib/store/rootReducer.ts' {
  interface LazyLoadedSlices {
    cartSubmissions: Submission<CartChange>[];
  }
}

/** The changes of the cart that the server has not answered. */
export const cartSubmissionsSlice = createSlice({
  name: 'cartSubmissions',
  initialState: (): Submission<CartChange>[] => [],
  reducers: submissionReducers<CartChange>(),
  selectors: {
    selectCartSubmissions: (submissions): readonly Submission<CartChange>[] => submissions,
  },
});

/** Selectors of the slice's state. */
export const { selectCartSubmissions } = cartSubmissionsSlice.injectInto(rootReducer).selectors;

const selectAnswer = cartApi.endpoints.getCart.select();

/** The cart as shown: the server's, with the pending changes; undefined while it is unknown. */
export const selectCart: (state: RootState) => Cart | undefined = createSelector(
  [(state: RootState) => selectAnswer(state).data, selectCartSubmissions],
  (answer, submissions) => answer && applyPending(answer, submissions, applyChange),
);
