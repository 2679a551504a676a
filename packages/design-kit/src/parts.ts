import type { SignOutView } from '@teranga/core/features/account/auth';
import type { CartLineView, QuantityView } from '@teranga/core/features/cart';
import type {
  CategorySectionView,
  ChoiceView,
  CrumbView,
  OptionGroupView,
  PaginationView,
  ProductCardView,
  ProductListView,
  TileView,
} from '@teranga/core/features/catalogue';
import type { CheckoutLineView, TotalsView } from '@teranga/core/features/checkout';
import type { ImageView } from '@teranga/core/domain/media';
import type { OrderDialogView } from '@teranga/core/features/catalogue/order-dialog';
import type { OrderHeadView } from '@teranga/core/features/order-tracking';
import type { OrderStatusView } from '@teranga/core/domain/order-status';
import type { PageControlsView } from '@teranga/core/lib/page-controls';
import type { PaymentBannerView } from '@teranga/core/features/payments';
import type { PriceView } from '@teranga/core/domain/pricing';
import type { ShareMenuView } from '@teranga/core/features/share';
import type { Loadable } from '@teranga/core/lib/loadable';
import type { FooterView, HeaderView } from '@teranga/core/features/page-frame';
import type { ComponentType, ReactNode } from 'react';

/** Props of every overlay part: it stays mounted, closed, during its exit animation. */
interface OverlayProps {
  isOpen: boolean;
  close: () => void;
}

/** Every part a design may replace. The props are a view model from core and its actions. */
export interface PartProps {
  Header: HeaderView;
  Footer: FooterView;
  /** The way up to the top, floating over a long page while it is scrolled up. */
  PageControls: PageControlsView;
  ProductCard: {
    card: ProductCardView;
    /** True for images above the fold: loaded at once. */ isPriority?: boolean;
  };
  /** The skeleton of a card. */
  ProductCardSkeleton: object;
  /**
   * A product's wishlist button. It subscribes to its own state, so that a change re-renders one
   * button and not every card.
   */
  WishlistButton: {
    productId: string;
    /** The product's name, for screen readers. */ name: string;
    className?: string | undefined;
  };
  /** Product search over the page. It loads its own state, and its code is loaded on demand. */
  SearchDialog: OverlayProps;
  /** A signed-in customer's own pages, and leaving. */
  AccountMenu: OverlayProps;
  /** The currencies prices can be read in. */
  CurrencyMenu: OverlayProps;
  Price: { price: PriceView; size?: 'small' | 'medium' | 'large' };
  SectionTitle: {
    title: string;
    /** «Tout voir» and its link. */ more?: { label: string; href: string };
  };
  /**
   * A titled, scrolling row of cards. Renders nothing if there are none; on failure shows the error
   * and a retry button.
   */
  ProductRail: { title: string; more?: { label: string; href: string }; cards: Loadable<ProductCardView[]> };
  ProductGrid: {
    cards: ProductCardView[];
    /** Number of images to load at once. */ priorityCount?: number;
  };
  /** Categories, each with an image. */
  CategoryTiles: { title: string; tiles: TileView[] };
  /** Collections, each with an image. */
  ThemeTiles: { title: string; tiles: TileView[] };
  /** A category and some of its products. */
  CategorySection: { section: CategorySectionView };
  Breadcrumbs: { crumbs: CrumbView[] };
  CategoryBar: { choices: ChoiceView[] };
  /** Search, filters, chips, sale and sort of a product list. */
  ListControls: { list: ProductListView };
  Pagination: { pagination: PaginationView };
  Gallery: {
    pictures: ImageView[];
    name: string;
    /** Opens the viewer at this image. */ enlarge: (index: number) => void;
  };
  OptionPicker: {
    groups: OptionGroupView[];
    /** Says that the last choice switched another option: shown, and read out. */ note?: string | null;
  };
  QuantityStepper: { quantity: QuantityView; label: string };
  CartLine: { line: CartLineView };
  /** The articles of an order being made. */
  OrderLines: { lines: CheckoutLineView[] };
  OrderTotals: { totals: TotalsView };
  /** A framed section of a page: a step of a form, an order's totals, information. */
  Panel: {
    kind: 'step' | 'summary' | 'info';
    title: string;
    /** Its number among the steps, from 1. */ number?: number;
    children: ReactNode;
  };
  /** «Reprendre le paiement», under the header, for shoppers who left before paying. */
  PaymentBanner: { banner: PaymentBannerView };
  StatusBadge: { state: OrderStatusView };
  /** An order's reference and status, above its details. */
  OrderHead: { order: OrderHeadView };
  OrderTimeline: {
    entries: { key: string; dateLabel: string; state: OrderStatusView; reason: string | null }[];
  };
  /** Confirms signing out. */
  SignOutDialog: { signOut: SignOutView; isOpen: boolean; onClose: () => void };
  /** An empty state, with an illustration and a next step. */
  EmptyState: {
    rendering: 'cart' | 'wish' | 'search' | 'lost' | 'parcel';
    title: string;
    text?: string;
    action: { label: string; href: string };
  };
  /** It failed; it may be tried again. */
  FailureState: {
    title?: string;
    message: string;
    /** Additional advice on what to do. */
    advice?: string | null;
    /** The illustration, unless the network failed. */
    rendering?: ReactNode;
    retry?: (() => void) | null;
    back?: { label: string; href: string };
    help?: { label: string; href: string } | null;
  };
  /**
   * Contact form. It loads its own state, so that a home page need not load it before it is near
   * the viewport.
   */
  ContactForm: object;
  /** A modal dialog that orders a card's product. */
  OrderDialog: OverlayProps & { dialog: OrderDialogView };
  /** Share options, for devices without a native share sheet. */
  ShareMenu: OverlayProps & { menu: ShareMenuView };
  /** A viewer that shows a product's images at full size, one at a time. */
  PictureViewer: OverlayProps & {
    pictures: ImageView[];
    /** The one shown first. */ index: number;
    name: string;
  };
}

export type PartName = keyof PartProps;
export type PartComponent<N extends PartName> = ComponentType<PartProps[N]>;
/** A part's chunk: a named export `part`. */
export type PartLoader<N extends PartName> = () => Promise<{ part: PartComponent<N> }>;
export type PartLoaders = { [N in PartName]: PartLoader<N> };
export type Parts = { [N in PartName]: PartComponent<N> };

type Grade = 'safe' | 'unsafe' | 'forbidden';

/** When a part's code loads, and how a design may change it. */
export interface PartTraits {
  /**
   * `first`: with the design, before hydration. `later`: with the pages that use it, or when idle.
   * `order`: with an order's pages. `requested`: separately, when a shopper is about to open it.
   */
  tier: 'first' | 'later' | 'order' | 'requested';
  wrap: Grade;
  replace: Grade;
}

const first: PartTraits = { tier: 'first', wrap: 'safe', replace: 'safe' };
const later: PartTraits = { tier: 'later', wrap: 'safe', replace: 'safe' };
const order: PartTraits = { tier: 'order', wrap: 'safe', replace: 'safe' };
const requested: PartTraits = { tier: 'requested', wrap: 'safe', replace: 'safe' };
/** Shows amounts to shoppers, so it is the same in all designs. */
const fixed: PartTraits = { tier: 'later', wrap: 'unsafe', replace: 'forbidden' };

/** Every part's traits, in page order. */
export const partTraits: Record<PartName, PartTraits> = {
  Header: first,
  Footer: first,
  ProductCard: first,
  ProductCardSkeleton: first,
  WishlistButton: first,
  PageControls: later,
  SearchDialog: later,
  AccountMenu: later,
  CurrencyMenu: later,
  Price: first,
  SectionTitle: first,
  ProductRail: first,
  ProductGrid: first,
  CategoryTiles: first,
  ThemeTiles: first,
  CategorySection: first,
  FailureState: first,
  Breadcrumbs: later,
  CategoryBar: later,
  ListControls: later,
  Pagination: later,
  Gallery: later,
  OptionPicker: later,
  QuantityStepper: later,
  CartLine: later,
  OrderLines: later,
  OrderTotals: fixed,
  Panel: later,
  PaymentBanner: fixed,
  StatusBadge: order,
  OrderHead: order,
  OrderTimeline: order,
  SignOutDialog: later,
  EmptyState: later,
  ContactForm: requested,
  OrderDialog: requested,
  ShareMenu: requested,
  PictureViewer: requested,
};

/** The parts of a tier, in page order. */
export function partsOfTier(tier: PartTraits['tier']): PartName[] {
  return (Object.keys(partTraits) as PartName[]).filter((name) => partTraits[name].tier === tier);
}
