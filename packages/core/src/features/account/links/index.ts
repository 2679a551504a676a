export { accountLinks, ownPath, returnPath, signInHref } from './accountLinks.ts';
