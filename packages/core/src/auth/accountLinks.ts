/** Where a signed-in shopper's own pages are: the avatar menu, and the footer's account links. */
export const accountLinks = [
  { label: 'Mon compte', href: '/my-profile' },
  { label: 'Mes achats', href: '/my-orders' },
] as const;

const homeOfAccount = '/my-profile';
const signInPath = '/auth';

/** A base that no path can lead away from unnoticed. */
const anySite = 'https://site.invalid';

/** Not `URL.canParse`: many phones in use do not have it. */
function parse(text: string): URL | null {
  try {
    return new URL(text, anySite);
  } catch {
    return null;
  }
}

/** The path in `text` when it is one of this site, other than sign-in itself; null for everything else. */
export function ownPath(text: string | null): string | null {
  // Browsers drop tabs and line ends inside addresses, and take a backslash for a slash: what is judged is what they make of it.
  const url = text?.startsWith('/') ? parse(text) : null;
  if (url?.origin !== anySite || url.pathname.startsWith('//') || url.pathname === signInPath) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where sign-in leads on to. */
export function returnPath(query: URLSearchParams): string {
  return ownPath(query.get('returnUrl')) ?? homeOfAccount;
}

/** Sign-in, and from there back to `from`. */
export function signInHref(from?: string): string {
  const path = ownPath(from ?? null);
  return path === null || path === homeOfAccount
    ? signInPath
    : `${signInPath}?${new URLSearchParams({ returnUrl: path }).toString()}`;
}
