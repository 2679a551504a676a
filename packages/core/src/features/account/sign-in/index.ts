export { toContact } from './signInApi.ts';
export { useSignIn } from './useSignIn.ts';
export type { SignInView } from './views.ts';
