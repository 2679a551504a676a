import type { WishlistBadgeView } from '../wishlist/index.ts';
import type { StoreInfoView } from '../store-info/index.ts';

/** The account badge: a sign-in link, or the customer's initials. */
export interface AccountBadgeView {
  isSignedIn: boolean;
  /** «Se connecter», «Mon compte, Awa Diop» */
  label: string;
  /** Target of the icon; for a customer, the fallback when the menu cannot be loaded. */
  href: string;
  /** «AD» for the avatar; empty for a visitor. */
  initials: string;
}

/** The way back to the page before. */
export interface BackView {
  label: string;
  press: () => void;
}

/** The currency prices are shown in. */
export interface CurrencyBadgeView {
  symbol: string;
  /** «Devise : Euro» */
  label: string;
}

/** View model of the header. */
export interface HeaderView {
  /** Back button to the previous page; null on the home page. */
  back: BackView | null;
  store: StoreInfoView;
  /** Accueil, Boutique, A Propos, Contacts, Zones de livraison: those the store has. */
  links: { label: string; href: string; isCurrent: boolean }[];
  /** Under Boutique, and in the mobile drawer. */
  categories: { label: string; href: string }[];
  /** Popular tags, three at most, for the mobile menu. */
  tags: { label: string; href: string }[];
  /** Wishlist, cart, checkout, about…: links of the mobile menu, below the categories. */
  more: { label: string; href: string }[];
  cart: { count: number; total: string; label: string; href: string };
  wishlistItems: WishlistBadgeView;
  account: AccountBadgeView;
  /** Null where the store has but one currency. */
  currency: CurrencyBadgeView | null;
  searchHref: string;
  theme: { value: 'cupcake' | 'night'; label: string; toggle: () => void };
  /** Scrolled more than 30 px. */
  isCompact: boolean;
  /** Scrolled more than 50 px. */
  isSolid: boolean;
}

/** View model of the footer. */
export interface FooterView {
  store: StoreInfoView;
  /** «Informations», «Mon compte»… */
  columns: { title: string; links: { label: string; href: string }[] }[];
  legalLinks: { label: string; href: string }[];
  /** Legally required seller line; null when the store provides none. */
  legalLine: string | null;
  /** Where the exchange rates come from; null while prices are in FCFA. */
  ratesCredit: { label: string; href: string } | null;
  copyright: string;
  platformLine: string;
}
