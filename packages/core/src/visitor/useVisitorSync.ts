import { useSessionSync } from '../auth/useSessionSync.ts';
import { useCartSync } from '../cart/useCartSync.ts';

/**
 * Synchronizes the visitor's data with other tabs: the cart with its copy, and the sign-in. Called
 * once per page.
 */
export function useVisitorSync(): void {
  useCartSync();
  useSessionSync();
}
