import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderStatus } from '@teranga/contract';

type Step = PayloadAction<{ ref: string; to: OrderStatus }>;
type PendingSteps = Record<string, readonly OrderStatus[]>;

const initialState: PendingSteps = {};

/** The same with other statuses of one order. */
const withSteps = (state: PendingSteps, ref: string, steps: readonly OrderStatus[]): PendingSteps => {
  const { [ref]: _before, ...others } = state;
  return steps.length > 0 ? { ...others, [ref]: steps } : others;
};

/** By order, the statuses it is to take that the server may not know of yet, in their order. */
export const pendingStepsSlice = createSlice({
  name: 'pendingSteps',
  initialState,
  reducers: {
    stepPending: (state, { payload: { ref, to } }: Step) =>
      withSteps(state, ref, [...(state[ref] ?? []), to]),
    stepSettled: (state, { payload: { ref, to } }: Step) =>
      withSteps(
        state,
        ref,
        (state[ref] ?? []).filter((each) => each !== to),
      ),
  },
});

export const { stepPending, stepSettled } = pendingStepsSlice.actions;
