export * from './accountLinks.ts';
export type { AuthState } from './authSlice.ts';
export type { Customer } from './customer.ts';
export { saveSignIn, readSignIn } from './signIn.ts';
export * from './useAccountMenu.ts';
export { useCustomer } from './useCustomer.ts';
export { useSessionSync } from './useSessionSync.ts';
export { useGuard, type Guard } from './useGuard.ts';
export { useWayToSignIn } from './useWayToSignIn.ts';
