export const profilePath = '/my-profile';
export const myOrdersPath = '/my-orders';
export const signInPath = '/auth';

/** Where a signed-in shopper's own pages are: the avatar menu, and the footer's account links. */
export const accountLinks = [
  { label: 'Mon compte', href: profilePath },
  { label: 'Mes achats', href: myOrdersPath },
] as const;

/** Base URL that makes a path leaving the site detectable. */
const anySite = 'https://site.invalid';

/** Not `URL.canParse`: many phones in use do not have it. */
function parse(text: string): URL | null {
  try {
    return new URL(text, anySite);
  } catch {
    return null;
  }
}

/** The path in `text` if it belongs to this site and is not sign-in itself; otherwise null. */
export function ownPath(text: string | null): string | null {
  // Browsers strip tabs and line breaks from URLs and treat a backslash as a slash, so the parsed
  // URL is checked.
  const url = text?.startsWith('/') ? parse(text) : null;
  if (url?.origin !== anySite || url.pathname.startsWith('//') || url.pathname === signInPath) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Path to navigate to after sign-in. */
export function returnPath(query: URLSearchParams): string {
  return ownPath(query.get('returnUrl')) ?? profilePath;
}

/** Sign-in, and from there back to `from`. */
export function signInHref(from?: string): string {
  const path = ownPath(from ?? null);
  return path === null || path === profilePath
    ? signInPath
    : `${signInPath}?${new URLSearchParams({ returnUrl: path }).toString()}`;
}
