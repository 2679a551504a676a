import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrencyCode } from '../money/currencies.ts';

/** The currency a shopper reads prices in. */
export interface CurrencyState {
  selected: CurrencyCode;
}

/** The chosen currency. */
export const currencySlice = createSlice({
  name: 'currency',
  initialState: (): CurrencyState => ({ selected: 'XOF' }),
  reducers: {
    currencyChosen: (state, action: PayloadAction<CurrencyCode>) => {
      state.selected = action.payload;
    },
  },
});

/** Sets the currency. */
export const { currencyChosen } = currencySlice.actions;
