import type { PromoAnswerWire, PromoCheckWire } from '@teranga/contract';
import { toE164 } from '@teranga/core/domain/phone';
import { formatXof } from '@teranga/core/domain/money';
import type { Line } from '../cart/cartRules.ts';
import type { Tx } from '../../platform/db/database.ts';
import { OrderConflict } from './orderIntent.ts';
import { readOrderLines } from './orderLines.ts';
import { applyPromo, unknownPromoMessage } from '../promos/promo.ts';
import { readPromo } from '../promos/promoRecords.ts';

const refused = (fr: string): PromoAnswerWire => ({
  success: true,
  isValid: false,
  message: { fr },
  data: null,
});

const toEligibleItem = ({ product, quantity }: Line) => ({
  id: product.productId,
  variation: product.sku === '' ? null : product.sku,
  quantity,
  price: product.unitPrice,
});

/** Returns the discount of a code for these products, at catalogue prices. Does not count a use. */
export async function checkPromo(tx: Tx, request: PromoCheckWire, now: Date): Promise<PromoAnswerWire> {
  const contact = {
    phone: request.phone ? toE164(request.phone) : null,
    email: request.email?.trim() || null,
  };
  const promo = await readPromo(tx, request.code, contact);
  if (!promo) return refused(unknownPromoMessage);
  try {
    const lines = request.items.map(({ id, variation, quantity }) => ({
      productId: id,
      sku: variation ?? '',
      quantity,
    }));
    const ordered = await readOrderLines(tx, { lines, isBuyNow: false }, now);
    const outcome = applyPromo(promo, ordered, now);
    if ('refusal' in outcome) return refused(outcome.refusal);
    const { discount, eligible } = outcome;
    const eligibleItems = eligible.map(toEligibleItem);
    return {
      success: true,
      isValid: true,
      message: { fr: `Code promo appliqué : vous économisez ${formatXof(discount)}.` },
      data: { code: promo.code, appliedDiscount: discount, eligibleItems },
    };
  } catch (error) {
    // The cart cannot be ordered as it is: this message takes precedence.
    if (error instanceof OrderConflict) return refused(error.message);
    throw error;
  }
}
