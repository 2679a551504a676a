import { formatXof, sumXof, timesXof, toXof, type Xof } from '@teranga/core/money';
import type { Line } from '../cart/cartRules.ts';

/** A promo code as it holds now. */
export interface Promo {
  code: string;
  is_percentage: boolean;
  /** A whole percentage, or a sum in FCFA. */
  amount: number;
  minimum_subtotal: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  used: number;
  max_uses_per_contact: number | null;
  /** Null: every product counts. */
  product_ids: string[] | null;
  is_enabled: boolean;
  /** The most that any of the shopper's contacts has used it. */
  used_by_contact: number;
}

/** What a code does to an order: takes this much off, counted on these lines, or nothing, and why. */
export type PromoOutcome = { discount: Xof; eligible: Line[] } | { refusal: string };

/** What a shopper reads of a code that this store does not have, or no longer. */
export const unknownPromoMessage = 'Code promo invalide ou expiré.';

const subtotalOf = (lines: readonly Line[]) =>
  sumXof(lines.map(({ article, quantity }) => timesXof(article.unitPrice, quantity)));

/** Why a code takes nothing off, whatever is ordered; null when it may. */
function closedMessage(promo: Promo, now: Date): string | null {
  const { is_enabled: isEnabled, starts_at: startsAt, ends_at: endsAt, max_uses: maxUses, used } = promo;
  if (!isEnabled || (endsAt !== null && endsAt <= now)) return unknownPromoMessage;
  if (startsAt !== null && startsAt > now) return 'Ce code promo n’est pas encore valable.';
  if (maxUses !== null && used >= maxUses) return 'Ce code promo a déjà été utilisé le nombre de fois prévu.';
  const { max_uses_per_contact: perContact } = promo;
  if (perContact !== null && promo.used_by_contact >= perContact)
    return 'Vous avez déjà utilisé ce code promo.';
  return null;
}

/** Applies a code to the lines of an order: its discount is never more than what it is counted on. */
export function applyPromo(promo: Promo, lines: readonly Line[], now: Date): PromoOutcome {
  const refusal = closedMessage(promo, now);
  if (refusal !== null) return { refusal };
  const { product_ids: productIds, minimum_subtotal: minimum, amount } = promo;
  const eligible = lines.filter(({ article }) => productIds?.includes(article.productId) ?? true);
  if (eligible.length === 0)
    return { refusal: 'Ce code promo ne s’applique à aucun article de votre panier.' };
  if (subtotalOf(lines) < minimum)
    return { refusal: `Ce code promo s’applique à partir de ${formatXof(toXof(minimum))} d’achats.` };
  const base = subtotalOf(eligible);
  return { discount: toXof(promo.is_percentage ? (base * amount) / 100 : Math.min(amount, base)), eligible };
}
