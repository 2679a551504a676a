import { useSessionSync } from '../auth/useSessionSync.ts';
import { useCartSync } from '../cart/useCartSync.ts';

/** Keeps what is the visitor's own true while a page is open: the cart and its copy, the sign-in, as other tabs change them. Once a page. */
export function useVisitorSync(): void {
  useCartSync();
  useSessionSync();
}
