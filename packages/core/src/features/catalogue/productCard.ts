import { toImage, type ImageSettings } from '../../domain/media/index.ts';
import type { Money } from '../../domain/money/index.ts';
import { fromPrice, toFromPriceView } from '../../domain/pricing/index.ts';
import { productHref, type ProductSummary } from '../../domain/product/index.ts';
import type { ProductCardView } from './views.ts';

/** Label of a card's order button, in stock and out of stock. */
export const orderLabels = { inStock: 'Commander', outOfStock: 'En rupture' } as const;

/** What a card needs for rendering besides its product. */
export interface CardContext {
  money: Money;
  settings: ImageSettings;
  now: number;
  order: (product: ProductSummary) => void;
  share: (product: ProductSummary) => void;
}

/** Builds the view model of a product card. */
export function toProductCard(product: ProductSummary, context: CardContext): ProductCardView {
  const { money, settings, now, order, share } = context;
  const isOutOfStock = product.quantity < 1;
  const href = productHref(product.id);
  return {
    id: product.id,
    href,
    name: product.name,
    brand: product.brand,
    category: product.category,
    image: toImage(product.picture, product.name, settings, product.pictureColor),
    price: toFromPriceView(fromPrice(product, product.variationPrices, now), money),
    isOutOfStock,
    hasVariations: product.hasVariations,
    orderLabel: isOutOfStock ? orderLabels.outOfStock : orderLabels.inStock,
    order: () => {
      if (!isOutOfStock) order(product);
    },
    share: () => share(product),
  };
}
