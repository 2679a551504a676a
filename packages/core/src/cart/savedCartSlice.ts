import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from './cart.ts';

/** The cart as this browser last saw it: shown while the cart is loading, and offline. */
export const savedCartSlice = createSlice({
  name: 'savedCart',
  initialState: { cart: null as Cart | null },
  reducers: {
    savedCartRead: (state, action: PayloadAction<Cart | null>) => {
      state.cart = action.payload;
    },
  },
});

/** Sets the saved cart; null when there is none. */
export const { savedCartRead } = savedCartSlice.actions;
