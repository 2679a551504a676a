import { useCallback } from 'react';
import { accountLinks } from '../account/links/index.ts';
import { useStoreData } from './useStoreData.ts';

/** A link of header or footer. */
export interface SiteLink {
  label: string;
  href: string;
}

/** Whether the store's design has a page at a URL; missing pages are not linked. */
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

/** Links of the mobile menu, below the categories. */
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
    links: [...accountLinks, wishlistItems, cart],
  },
];

/** Legal links at the end of the footer. */
export const legalLinks: readonly SiteLink[] = [
  { label: 'Politique de confidentialité', href: '/privacy-policy' },
  { label: 'Conditions générales', href: '/terms-and-conditions' },
];

/** The links whose page exists. */
export function existing(links: readonly SiteLink[], hasPage: HasPage): SiteLink[] {
  return links.filter(({ href }) => hasPage(href));
}

/** Extends the design's pages check with whether the store has content for the page. */
export function useHasPage(ofDesign: HasPage): HasPage {
  const hasGuide = useStoreData().sizeGuide !== null;
  return useCallback((href) => ofDesign(href) && (hasGuide || href !== sizeGuide.href), [ofDesign, hasGuide]);
}

/** Whether a link points to the page at `pathname` or to an ancestor of it. */
export function isCurrentLink(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}
