import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clockCorrected } from '../api/index.ts';

/** Time used for everything rendered, in milliseconds since 1970. */
export interface ClockState {
  now: number;
}

/** The store's clock: set on the server, carried to the browser, moved when a price changes. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState: (): ClockState => ({ now: 0 }),
  reducers: {
    clockMoved: (state, action: PayloadAction<number>) => {
      state.now = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clockCorrected, (state, { payload }) => {
      state.now = payload;
    });
  },
});

/** Sets the time used for rendering. */
export const { clockMoved } = clockSlice.actions;
