import { useSignInUpkeep } from '../auth/useSignInUpkeep.ts';
import { useCartUpkeep } from '../cart/useCartUpkeep.ts';

/** Keeps what is the visitor's own true while a page is open: the cart and its copy, the sign-in, as other tabs change them. Once a page. */
export function useVisitorUpkeep(): void {
  useCartUpkeep();
  useSignInUpkeep();
}
