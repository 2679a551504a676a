import type { AppThunk } from './rootReducer.ts';

/** The time of the store's clock, in milliseconds. */
export const timeNow =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    clock.now();
