/** A link of header or footer. */
export interface SiteLink {
  label: string;
  href: string;
}

/** The header's menu: the pages that exist. A page that is added is named here. */
export const menuLinks: readonly SiteLink[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Boutique', href: '/products' },
];

/** The footer's columns of fixed links. */
export const footerColumns: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'Informations', links: menuLinks },
  { title: 'Mes achats', links: [{ label: 'Mon panier', href: '/cart' }] },
];

/** Tells whether a link leads to the page at `pathname` or to one above it. */
export function isCurrentLink(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
