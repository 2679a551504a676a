import { type AppThunk, clockMoved } from '../store/index.ts';

/**
 * Advances the clock to the present if `moment` has passed; returns the milliseconds left until
 * then.
 */
export function moveClock(moment: number): AppThunk<number> {
  return (dispatch, getState, { clock }) => {
    const now = clock.now();
    if (now < moment) return moment - now;
    // Never back: a page from the server may be ahead of a phone by a moment.
    if (now > getState().clock.now) dispatch(clockMoved(now));
    return 0;
  };
}
