import type { ImageView } from '../../domain/media/index.ts';
import type { PriceView } from '../../domain/pricing/index.ts';
import type { RichTextNode } from '../../domain/rich-text/index.ts';
import type { Loadable } from '../../lib/loadable/index.ts';
import type { CostFrom } from '../store-info/index.ts';
import type { QuantityView } from '../cart/index.ts';

/** View model of a product card. */
export interface ProductCardView {
  id: string;
  href: string;
  name: string;
  brand: string | null;
  category: string | null;
  image: ImageView | null;
  price: PriceView;
  isOutOfStock: boolean;
  hasVariations: boolean;
  /** 'Commander', or 'En rupture' */
  orderLabel: string;
  /**
   * Opens the order dialog: the click handler of a link to `href`, which works without JavaScript.
   */
  order: () => void;
  /** Shares its page. */
  share: () => void;
}

/** A link with an image: a category or a collection. */
export interface TileView {
  id: string;
  href: string;
  name: string;
  description: string;
  image: ImageView | null;
  /** «12 articles», or null when unknown. */
  countLabel: string | null;
}

/** A category with some of its products. */
export interface CategorySectionView {
  id: string;
  name: string;
  href: string;
  cards: ProductCardView[];
}

/** One step of the way to a page. */
export interface CrumbView {
  label: string;
  /** Null for the current page. */
  href: string | null;
}

/** A filter choice rendered as a link: choosing it navigates to `href`. */
export interface ChoiceView {
  label: string;
  href: string;
  isChosen: boolean;
  /** How many products it would show, «1 204»; absent when unknown. */
  count?: string;
  /** No product matches this choice: it is disabled unless already chosen. */
  isEmpty?: boolean;
}

/** A group of filter choices of one kind. */
export interface FilterGroupView {
  id: 'price' | 'collection' | 'tag' | 'brand' | 'category';
  title: string;
  choices: ChoiceView[];
}

/** A page number, or the gap between two. */
export type PageItemView =
  | { kind: 'page'; number: number; href: string; isCurrent: boolean }
  | { kind: 'gap'; id: string };

/** The links between the pages of a list. */
export interface PaginationView {
  previousHref: string | null;
  nextHref: string | null;
  items: PageItemView[];
}

/** The message for a page beyond the last one, with a link to the first. */
export interface BeyondView {
  text: string;
  back: { label: string; href: string };
}

/** /products. Every choice is a link: the address is the state. */
export interface ProductListView {
  title: string;
  crumbs: CrumbView[];
  /** 'Tous les produits' first. */
  categoryBar: ChoiceView[];
  filterGroups: FilterGroupView[];
  /**
   * 'Failed to load filter options', when some of the groups could not be loaded; null otherwise.
   */
  filterFailure: { message: string; retry: () => void } | null;
  /** Active filters, each with the address without it. */
  chips: { label: string; removeHref: string }[];
  clearHref: string | null;
  search: string;
  /** Address of the list for another search text. */
  searchHref: (text: string) => string;
  onSale: ChoiceView;
  sort: { value: string; choices: (ChoiceView & { value: string })[] };
  results: Loadable<{
    cards: ProductCardView[];
    total: number;
    countLabel: string;
    pagination: PaginationView | null;
    /** Null for any page but one behind the last. */
    beyond: BeyondView | null;
  }>;
}

/** A value of a product's option. */
export interface OptionChoiceView {
  value: string;
  label: string;
  /** A CSS colour or an image rendered instead of the label. */
  swatch: { color: string } | { image: ImageView } | null;
  isSelected: boolean;
  isDisabled: boolean;
  /** Price with this value, where prices differ; null where they do not. */
  price: string | null;
  /** «indisponible avec Rouge»: choosing it switches another option; null where it does not. */
  note: string | null;
  choose: () => void;
}
/** One of a product's options: «Couleur», «Taille». */
export interface OptionGroupView {
  name: string;
  /** The name of its field in the form. */
  field: string;
  selectedLabel: string;
  choices: OptionChoiceView[];
}

/** View model of a product with the current selection, ready to order. */
export interface ProductView {
  id: string;
  name: string;
  brand: string | null;
  crumbs: CrumbView[];
  images: ImageView[];
  price: PriceView;
  /** Sanitised description. */
  description: RichTextNode[];
  options: OptionGroupView[];
  /** Says that the last choice switched another option; null where it did not. */
  optionNote: string | null;
  quantity: QuantityView;
  isOutOfStock: boolean;
  /** «En stock», «Plus que 3 en stock», «En rupture» */
  stockLabel: string;
  canAdd: boolean;
  /** 'Ajouter au panier' or 'En rupture' */
  addLabel: string;
  isAdding: boolean;
  add: () => void;
  /** The form's hidden fields. */
  formValues: { productId: string; variationId: string | null };
  /** Why the posted quantity was refused, or null. */
  quantityError: string | null;
  buyNowHref: string | null;
  /**
   * WhatsApp link that orders the selection; null when it is sold out or the store has no number.
   */
  whatsappHref: string | null;
  /** Shares its page. */
  share: () => void;
  /** Opens the lightbox at the given image. */
  enlarge: (index: number) => void;
  highlights: { icon: string; title: string; description: string }[];
  /** What pick-up and delivery cost at least; null for a store that does neither. */
  delivery: CostFrom | null;
  /** Formatted; null when the cart is empty. */
  cartSubtotal: string | null;
}

/** /products/{id}. */
export type ProductPageView =
  | {
      status: 'loading';
      /** Card data from a list, shown while loading. */
      preview: ProductCardView | null;
    }
  | {
      status: 'failed';
      message: string;
      /** Null for a product that there is not. */
      retry: (() => void) | null;
      backHref: string;
      backLabel: string;
      /** Similar products, for one that is no longer on sale. */
      related: Loadable<ProductCardView[]> | null;
    }
  | { status: 'ready'; product: ProductView; related: Loadable<ProductCardView[]> };
