import { maxUnits, highestXof } from '@teranga/contract';
import { sumXof, timesXof, type Xof } from '@teranga/core/domain/money';
import { HttpError } from '../../platform/http/httpError.ts';
import type { Article } from './articles.ts';

/** Different articles in one cart, and in one order. */
export const maxLines = 100;

/** An article and how many of it. */
export interface Line {
  article: Article;
  quantity: number;
}

/** Message for shoppers when stock is insufficient. */
export const shortStockMessage = (stock: number): string =>
  stock < 1 ? 'En rupture' : `Seulement ${stock} article(s) disponible(s)`;

/** What all lines cost; refuses what no payment could carry. */
export function subtotalOf(lines: readonly Line[]): Xof {
  const subtotal = sumXof(lines.map(({ article, quantity }) => timesXof(article.unitPrice, quantity)));
  if (subtotal > highestXof)
    throw new HttpError(422, 'Le montant de votre panier dépasse la limite autorisée.');
  return subtotal;
}

/** Refuses an article that this shop does not have. */
export function known(article: Article | undefined): Article {
  if (!article) throw new HttpError(404, 'Cet article n’existe pas ou plus.');
  return article;
}

/** Throws for a product that this store does not sell, or not as requested. */
export function sellable(found: Article | undefined): Article {
  const article = known(found);
  if (article.needsVariation) {
    const message = 'Veuillez choisir une option de cet article.';
    throw new HttpError(422, message, { variationId: [message] });
  }
  if (!article.isEnabled) {
    const message = 'Cette option n’est plus disponible.';
    throw new HttpError(422, message, { variationId: [message] });
  }
  return article;
}

/** Refuses more units than there are. */
export function refuseShortStock({ stock }: Article, quantity: number): void {
  const limit = Math.min(stock, maxUnits);
  if (quantity <= limit) return;
  const message = shortStockMessage(limit);
  throw new HttpError(422, message, { quantity: [message] });
}
