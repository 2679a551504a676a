import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/store/index.ts';
import type { Cart } from './cart.ts';

interface SavedCartState {
  cart: Cart | null;
}

declare module '../../lib/store/rootReducer.ts' {
  interface LazyLoadedSlices {
    savedCart: SavedCartState;
  }
}

/** The cart as this browser last saw it: shown while the cart is loading, and offline. */
export const savedCartSlice = createSlice({
  name: 'savedCart',
  initialState: (): SavedCartState => ({ cart: null }),
  reducers: {
    savedCartRead: (state, action: PayloadAction<Cart | null>) => {
      state.cart = action.payload;
    },
  },
  selectors: {
    selectSavedCart: ({ cart }) => cart,
  },
});

/** Sets the saved cart; null when there is none. */
export const { savedCartRead } = savedCartSlice.actions;

/** Selectors of the slice's state. */
export const { selectSavedCart } = savedCartSlice.injectInto(rootReducer).selectors;
