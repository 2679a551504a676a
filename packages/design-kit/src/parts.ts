import type { SignOutView } from '@teranga/core/auth';
import type { CartLineView, QuantityView } from '@teranga/core/cart';
import type {
  CategorySectionView,
  ChoiceView,
  CrumbView,
  OptionGroupView,
  PaginationView,
  ProductCardView,
  ProductListView,
  TileView,
} from '@teranga/core/catalogue';
import type { CheckoutLineView, TotalsView } from '@teranga/core/checkout';
import type { PictureView } from '@teranga/core/media';
import type { OrderDialogView } from '@teranga/core/order-dialog';
import type { OrderHeadView, OrderStatusView } from '@teranga/core/orders';
import type { PageControlsView } from '@teranga/core/page-controls';
import type { PaymentBannerView } from '@teranga/core/payments';
import type { PriceView } from '@teranga/core/pricing';
import type { ShareMenuView } from '@teranga/core/share';
import type { Loadable } from '@teranga/core/store';
import type { FooterView, HeaderView } from '@teranga/core/store-info';
import type { ComponentType, ReactNode } from 'react';

/** What every part that lies over the page is given: it stays drawn, closed, while it leaves the screen. */
interface OverlayProps {
  isOpen: boolean;
  close: () => void;
}

/** Every part a design may redraw. The props are a view model from core and what may be done with it. */
export interface PartProps {
  Header: HeaderView;
  Footer: FooterView;
  /** The way up to the top, floating over a long page while it is scrolled up. */
  PageControls: PageControlsView;
  ProductCard: {
    card: ProductCardView;
    /** True for pictures seen first: loaded at once. */ isPriority?: boolean;
  };
  /** The shape of a card that is on its way. */
  ProductCardSkeleton: object;
  /** The heart of a product. It asks for its own state, so that a wish redraws one heart and not every card. */
  WishlistButton: {
    productId: string;
    /** The product's name, for who listens. */ name: string;
    className?: string | undefined;
  };
  /** Looks for products over the page. It asks for its own state, and comes when it is wanted. */
  SearchDialog: OverlayProps;
  /** A signed-in customer's own pages, and leaving. */
  AccountMenu: OverlayProps;
  /** The currencies prices can be read in. */
  CurrencyMenu: OverlayProps;
  Price: { price: PriceView; size?: 'small' | 'medium' | 'large' };
  SectionTitle: {
    title: string;
    /** «Tout voir» and where it leads. */ more?: { label: string; href: string };
  };
  /** Cards in a row that scrolls, with its title. Draws nothing when there is none; a failure says so and offers to retry. */
  ProductRail: { title: string; more?: { label: string; href: string }; cards: Loadable<ProductCardView[]> };
  ProductGrid: {
    cards: ProductCardView[];
    /** How many of the first pictures load at once. */ priorityCount?: number;
  };
  /** Categories with a picture each. */
  CategoryTiles: { title: string; tiles: TileView[] };
  /** Collection themes with a picture each. */
  ThemeTiles: { title: string; tiles: TileView[] };
  /** A category and some of its products. */
  CategorySection: { section: CategorySectionView };
  Breadcrumbs: { crumbs: CrumbView[] };
  CategoryBar: { choices: ChoiceView[] };
  /** Search, filters, chips, sale and sort of a product list. */
  ListControls: { list: ProductListView };
  Pagination: { pagination: PaginationView };
  Gallery: {
    pictures: PictureView[];
    name: string;
    /** Shows the pictures at large, beginning with one of them. */ enlarge: (index: number) => void;
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
  /** A framed piece of a page: a step of a form, the sums of an order, a piece of information. */
  Panel: {
    kind: 'step' | 'summary' | 'info';
    title: string;
    /** Its place among the steps, from 1. */ number?: number;
    children: ReactNode;
  };
  /** «Reprendre le paiement», under the header, for who left before paying. */
  PaymentBanner: { banner: PaymentBannerView };
  StatusBadge: { state: OrderStatusView };
  /** An order's name and where it stands, above all else that is said of it. */
  OrderHead: { order: OrderHeadView };
  OrderTimeline: {
    entries: { key: string; dateLabel: string; state: OrderStatusView; reason: string | null }[];
  };
  /** Asks whether to sign out. */
  SignOutDialog: { signOut: SignOutView; isOpen: boolean; onClose: () => void };
  /** Nothing here, with a drawing and a next step. */
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
    /** What may be done about it besides. */
    advice?: string | null;
    /** The drawing, where it is not the network that failed. */
    rendering?: ReactNode;
    retry?: (() => void) | null;
    back?: { label: string; href: string };
    help?: { label: string; href: string } | null;
  };
  /** Writes to the store. It asks for its own state, so that a home page need not load it before it is near. */
  ContactForm: object;
  /** A modal dialog that orders a card's product. */
  OrderDialog: OverlayProps & { dialog: OrderDialogView };
  /** The ways to share a page, where the device has none of its own. */
  ShareMenu: OverlayProps & { menu: ShareMenuView };
  /** A product's pictures at large, one at a time, to look at closely. */
  PictureViewer: OverlayProps & {
    pictures: PictureView[];
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

/** When a part's code comes, and how a design may change it. */
export interface PartTraits {
  /**
   * `first`: with the design, before the page comes to life. `later`: with the pages that use it, or when idle. `order`: with an order's pages. `asked`: by itself, when a
   * shopper is about to open it.
   */
  tier: 'first' | 'later' | 'order' | 'requested';
  wrap: Grade;
  replace: Grade;
}

const first: PartTraits = { tier: 'first', wrap: 'safe', replace: 'safe' };
const later: PartTraits = { tier: 'later', wrap: 'safe', replace: 'safe' };
const order: PartTraits = { tier: 'order', wrap: 'safe', replace: 'safe' };
const requested: PartTraits = { tier: 'requested', wrap: 'safe', replace: 'safe' };
/** Said to shoppers in sums: drawn once for all designs. */
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
