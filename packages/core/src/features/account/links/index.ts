export {
  accountLinks,
  myOrdersPath,
  ownPath,
  profilePath,
  returnPath,
  signInHref,
  signInPath,
} from './accountLinks.ts';
