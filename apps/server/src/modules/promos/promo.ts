import { formatAmount, sumXof, timesXof, toXof, type Xof } from '@teranga/core/domain/money';
import type { Line } from '../cart/cartRules.ts';

/** A promo code as it holds now. */
export interface Promo {
  code: string;
  is_percentage: boolean;
  /** A whole percentage, or an amount in FCFA. */
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

/**
 * The effect of a code on an order: the discount and the lines it applies to, or the reason for a
 * refusal.
 */
export type PromoOutcome = { discount: Xof; eligible: Line[] } | { refusal: string };

/** Message for a code that is unknown or expired in this store. */
export const unknownPromoMessage = 'Code promo invalide ou expiré.';

const subtotalOf = (lines: readonly Line[]) =>
  sumXof(lines.map(({ product, quantity }) => timesXof(product.unitPrice, quantity)));

/** Why a code is not usable, whatever is ordered; null when it is. */
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

/**
 * Applies a code to an order's lines: the discount never exceeds the subtotal of the eligible
 * lines.
 */
export function applyPromo(promo: Promo, lines: readonly Line[], now: Date): PromoOutcome {
  const refusal = closedMessage(promo, now);
  if (refusal !== null) return { refusal };
  const { product_ids: productIds, minimum_subtotal: minimum, amount } = promo;
  const eligible = lines.filter(({ product }) => productIds?.includes(product.productId) ?? true);
  if (eligible.length === 0)
    return { refusal: 'Ce code promo ne s’applique à aucun article de votre panier.' };
  if (subtotalOf(lines) < minimum)
    return { refusal: `Ce code promo s’applique à partir de ${formatAmount(minimum)} d’achats.` };
  const base = subtotalOf(eligible);
  return { discount: toXof(promo.is_percentage ? (base * amount) / 100 : Math.min(amount, base)), eligible };
}
