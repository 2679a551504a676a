import { useSessionSync } from './useSessionSync.ts';
import { useCartSync } from '../../features/cart/index.ts';

/**
 * Synchronizes the visitor's data with other tabs: the cart with its copy, and the sign-in. Called
 * once per page.
 */
export function useVisitorSync(): void {
  useCartSync();
  useSessionSync();
}
