import { createSlice, type Dispatch } from '@reduxjs/toolkit';

/** Changes that wait for a code that proves who is there. */
let waiting: ((isGiven: boolean) => void)[] = [];

/** Whether a sensitive change waits for a code that is typed now. */
export const freshCodeSlice = createSlice({
  name: 'freshCode',
  initialState: { isRequested: false },
  reducers: {
    freshCodeRequested: () => ({ isRequested: true }),
    freshCodeSettled: () => ({ isRequested: false }),
  },
});

const { freshCodeRequested, freshCodeSettled } = freshCodeSlice.actions;

/** Opens the dialog that requests a code; false: it was closed without one. */
export const requestFreshCode = (dispatch: Dispatch): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    dispatch(freshCodeRequested());
  });

/** Closes the dialog: changes that wait are repeated, or refused. */
export function settleFreshCode(dispatch: Dispatch, isGiven: boolean): void {
  const all = waiting;
  waiting = [];
  dispatch(freshCodeSettled());
  for (const settle of all) settle(isGiven);
}
