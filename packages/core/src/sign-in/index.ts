export { useSignIn } from './useSignIn.ts';
export * from './views.ts';
