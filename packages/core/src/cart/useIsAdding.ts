import { QueryStatus } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../store/storeHooks.ts';

/** Whether an article is on its way into the cart: what was read before it came may not hold it. */
export function useIsAdding(): boolean {
  return useAppSelector(({ api }) =>
    Object.values(api.mutations).some(
      (call) => call?.endpointName === 'addToCart' && call.status === QueryStatus.pending,
    ),
  );
}
