/** A link of header or footer. */
export interface SiteLink {
  label: string;
  href: string;
}

/** The header's menu: the pages that exist. A page that is added is named here. */
export const menuLinks: readonly SiteLink[] = [
  { label: 'Accueil', href: '/' },
  { label: 'Boutique', href: '/products' },
  { label: 'À propos', href: '/about' },
  { label: 'Contacts', href: '/contacts' },
  { label: 'Zones de livraison', href: '/delivery-info' },
];

/** The footer's legal links. */
export const legalLinks: readonly SiteLink[] = [
  { label: 'Politique de confidentialité', href: '/privacy-policy' },
  { label: 'Conditions générales', href: '/terms-and-conditions' },
];

/** The footer's columns of fixed links. */
export const footerColumns: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'Informations', links: [...menuLinks, { label: 'Guide des tailles', href: '/size-guide' }] },
  { title: 'Mes achats', links: [{ label: 'Mon panier', href: '/cart' }] },
];

/** Tells whether a link leads to the page at `pathname` or to one above it. */
export function isCurrentLink(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
