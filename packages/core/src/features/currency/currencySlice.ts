import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/store/index.ts';
import type { CurrencyCode } from '../../domain/money/index.ts';

/** The currency a shopper reads prices in. */
export interface CurrencyState {
  selected: CurrencyCode;
}

declare module '../../lib/store/rootReducer.ts' {
  interface LazyLoadedSlices {
    currency: CurrencyState;
  }
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
  selectors: {
    selectCurrency: ({ selected }) => selected,
  },
});

/** Sets the currency. */
export const { currencyChosen } = currencySlice.actions;

/** Selectors of the slice's state. */
export const { selectCurrency } = currencySlice.injectInto(rootReducer).selectors;
