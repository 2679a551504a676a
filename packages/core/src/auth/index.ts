export * from './accountLinks.ts';
export type { AuthState } from './authSlice.ts';
export type { Customer } from './customer.ts';
export { keepSignIn, readSignIn } from './signIn.ts';
export * from './useAccountMenu.ts';
export { useCustomer } from './useCustomer.ts';
export { useSignInUpkeep } from './useSignInUpkeep.ts';
export { useGuard, type Guard } from './useGuard.ts';
export { useWayToSignIn } from './useWayToSignIn.ts';
