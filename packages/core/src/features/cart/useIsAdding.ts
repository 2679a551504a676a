import { QueryStatus } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../lib/store/index.ts';

/** True while a product is being added: a cart fetched before may not hold it. */
export function useIsAdding(): boolean {
  return useAppSelector(({ api }) =>
    Object.values(api.mutations).some(
      (call) => call?.endpointName === 'addToCart' && call.status === QueryStatus.pending,
    ),
  );
}
