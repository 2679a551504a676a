import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderStatus } from '@teranga/contract';

const initialState: Record<string, OrderStatus> = {};

/** Status changes that can still be undone: the server does not know of them yet. */
export const pendingStepsSlice = createSlice({
  name: 'pendingSteps',
  initialState,
  reducers: {
    stepPending: (state, { payload }: PayloadAction<{ ref: string; to: OrderStatus }>) => ({
      ...state,
      [payload.ref]: payload.to,
    }),
    stepSettled: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _settled, ...others } = state;
      return others;
    },
  },
});

export const { stepPending, stepSettled } = pendingStepsSlice.actions;
