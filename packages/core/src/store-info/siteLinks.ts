import { useCallback } from 'react';
import { useStoreData } from './useStoreData.ts';

/** A link of header or footer. */
export interface SiteLink {
  label: string;
  href: string;
}

/** Tells whether the store's design has a page at an address: what it has not is not linked to. */
export type HasPage = (href: string) => boolean;

const home = { label: 'Accueil', href: '/' };
const shop = { label: 'Boutique', href: '/products' };
const about = { label: 'A Propos', href: '/about' };
const contacts = { label: 'Contacts', href: '/contacts' };
const delivery = { label: 'Zones de livraison', href: '/delivery-info' };
const sizeGuide = { label: 'Guide des tailles', href: '/size-guide' };
const wishlistItems = { label: 'Liste de souhaits', href: '/wishlist' };
const cart = { label: 'Mon panier', href: '/cart' };

/** The header's menu. */
export const menuLinks: readonly SiteLink[] = [home, shop, about, contacts, delivery];

/** What the mobile menu lists below the categories. */
export const drawerLinks: readonly SiteLink[] = [
  wishlistItems,
  cart,
  { label: 'Passer la commande', href: '/checkout' },
  about,
  sizeGuide,
  contacts,
  delivery,
];

/** The footer's columns of fixed links. */
export const footerColumns: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'Informations', links: [home, shop, about, contacts, delivery, sizeGuide] },
  {
    title: 'Mon compte',
    links: [
      { label: 'Mon compte', href: '/my-profile' },
      { label: 'Mes achats', href: '/my-orders' },
      wishlistItems,
      cart,
    ],
  },
];

/** What the footer lists at its end. */
export const legalLinks: readonly SiteLink[] = [
  { label: 'Politique de confidentialité', href: '/privacy-policy' },
  { label: 'Conditions générales', href: '/terms-and-conditions' },
];

/** The links that lead somewhere. */
export function existing(links: readonly SiteLink[], hasPage: HasPage): SiteLink[] {
  return links.filter(({ href }) => hasPage(href));
}

/** Tells which pages the store has something to show on, of those its design has. */
export function useHasPage(ofDesign: HasPage): HasPage {
  const hasGuide = useStoreData().sizeGuide !== null;
  return useCallback((href) => ofDesign(href) && (hasGuide || href !== sizeGuide.href), [ofDesign, hasGuide]);
}

/** Tells whether a link leads to the page at `pathname` or to one above it. */
export function isCurrentLink(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
