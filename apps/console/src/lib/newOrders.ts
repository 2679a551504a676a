import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** References of orders that arrived since the list was looked at. */
export const newOrdersSlice = createSlice({
  name: 'newOrders',
  initialState: [] as string[],
  reducers: {
    orderArrived: (state, { payload }: PayloadAction<string>) =>
      state.includes(payload) ? state : [...state, payload],
    ordersSeen: () => [],
  },
});

export const { orderArrived, ordersSeen } = newOrdersSlice.actions;
