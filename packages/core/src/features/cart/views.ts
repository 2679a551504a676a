import type { ImageView } from '../../domain/media/index.ts';
import type { PriceView } from '../../domain/pricing/index.ts';

/** A quantity and its controls: all limits are decided here, none in a design. */
export interface QuantityView {
  value: number;
  min: number;
  max: number;
  canDecrease: boolean;
  canIncrease: boolean;
  decrease: () => void;
  increase: () => void;
  set: (value: number) => void;
  /** The values a select offers (1–20, then 50, 100… as stock allows). */
  choices: number[];
}

/** View model of a cart line. */
export interface CartLineView {
  key: string;
  name: string;
  href: string;
  image: ImageView | null;
  /** «Couleur : Rouge · Taille : M», or empty. */
  optionsLabel: string;
  unitPrice: PriceView;
  lineTotal: string;
  quantity: QuantityView;
  /** The hidden fields of its forms. */
  formValues: { productId: string; variationId: string | null };
  /** Why the posted quantity was refused, or null. */
  quantityError: string | null;
  /**
   * Says that one unit costs more, or less, than when the line was added; null when it does not.
   */
  priceNote: { text: string; tone: 'dearer' | 'cheaper' } | null;
  /**
   * 'Seulement {n} article(s) disponible(s)' with its title when stock is short, 'En rupture' when
   * nothing is left.
   */
  warning: { title: string; text: string } | null;
  remove: () => void;
}

/** /cart. */
export type CartView =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'empty'; withdrawn: string | null }
  | {
      status: 'ready';
      /** Says which products are no longer sold and have left the cart; null when none have. */
      withdrawn: string | null;
      lines: CartLineView[];
      countLabel: string;
      subtotal: string;
      /**
       * The code that was applied without JavaScript; its discount is null once the cart is
       * another.
       */
      promo: { code: string; discount: string | null } | null;
      /** The checkout, with that code. */
      checkoutHref: string;
      /**
       * The lowest price of each, or 'Gratuite'; `isFrom` where it follows «À partir de». Null
       * where the store has none.
       */
      delivery: { label: string; isFrom: boolean } | null;
      pickup: { label: string; isFrom: boolean } | null;
      /**
       * Orders the cart by WhatsApp; null when a quantity is wrong or the store gives no number.
       */
      whatsappHref: string | null;
      /**
       * Set when the cart shown is the copy of an earlier visit because the current one could not
       * be fetched.
       */
      failure: { message: string; retry: () => void } | null;
      isUpdating: boolean;
      /** Why the cart cannot be ordered, with a link to resolve it; null when it can. */
      obstacle: { text: string; link: { label: string; href: string } | null } | null;
    };

/** The header's cart badge. */
export interface CartBadgeView {
  count: number;
  total: string;
  /** «Panier, 3 articles» */
  label: string;
}
