import type { QuantityView } from '../../cart/index.ts';
import type { OptionGroupView } from '../index.ts';
import type { ImageView } from '../../../domain/media/index.ts';
import type { PriceView } from '../../../domain/pricing/index.ts';

/** Notice inside the dialog about the last action. */
export interface DialogNotice {
  tone: 'success' | 'error';
  title: string | null;
  text: string;
}

/** Options and actions of the dialog, once the product is loaded. */
export type OrderChoiceView =
  | { status: 'loading' }
  | { status: 'failed'; title: string; message: string; retry: () => void }
  | {
      status: 'ready';
      options: OptionGroupView[];
      /** Says that the last choice switched another option; null where it did not. */
      optionNote: string | null;
      quantity: QuantityView;
      stockLabel: string;
      isOutOfStock: boolean;
      /** 'Commander', 'Mettre à jour le panier' when the cart holds the product, or 'En rupture' */
      orderLabel: string;
      isBusy: boolean;
      order: () => void;
      /** URL of 'Acheter'; null when the product cannot be bought. */
      buyHref: string | null;
    };

/** The dialog over a product card. */
export interface OrderDialogView {
  name: string;
  /** The product's own page. */
  href: string;
  image: ImageView | null;
  price: PriceView;
  choice: OrderChoiceView;
  notice: DialogNotice | null;
  /** Formatted; null while the cart is empty. */
  cartSubtotal: string | null;
}
