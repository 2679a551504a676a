import { createSlice, type Dispatch } from '@reduxjs/toolkit';

/** Changes that wait for a code that proves who is there. */
let waiting: ((isGiven: boolean) => void)[] = [];

/** Whether a sensitive change waits for a code that is typed now. */
export const freshCodeSlice = createSlice({
  name: 'freshCode',
  initialState: { isAsked: false },
  reducers: {
    freshCodeAsked: () => ({ isAsked: true }),
    freshCodeSettled: () => ({ isAsked: false }),
  },
});

const { freshCodeAsked, freshCodeSettled } = freshCodeSlice.actions;

/** Opens the dialog that asks for a code; false: it was closed without one. */
export const askFreshCode = (dispatch: Dispatch): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    dispatch(freshCodeAsked());
  });

/** Closes the dialog: changes that wait are repeated, or refused. */
export function settleFreshCode(dispatch: Dispatch, isGiven: boolean): void {
  const all = waiting;
  waiting = [];
  dispatch(freshCodeSettled());
  for (const settle of all) settle(isGiven);
}
