/** Apart from the frame: who is signed in does not load the forms' code. */
export const loadSignIn = () => import('./SignInPage.tsx');
