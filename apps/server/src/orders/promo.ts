import { toXof, type Xof } from '@teranga/core/money';
import type { Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

/** A promo code as it holds now. */
export interface Promo {
  code: string;
  is_percentage: boolean;
  amount: number;
}

const refusedMessage = 'Code promo invalide ou expiré.';
const refused = () => new Problem(422, refusedMessage, { promoCode: [refusedMessage] });

// $1 the code, $2 the subtotal, $3 now.
const holds = `code = upper($1) and is_enabled and minimum_subtotal <= $2
  and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)
  and (max_uses is null or used < max_uses)`;

/** What a promo takes off a subtotal: never more than all of it. */
export function discountOf({ is_percentage, amount }: Omit<Promo, 'code'>, subtotal: Xof): Xof {
  return toXof(is_percentage ? (subtotal * amount) / 100 : Math.min(amount, subtotal));
}

/** The promo of a code that holds for a subtotal; refuses any other. */
export async function readPromo(tx: Tx, code: string, subtotal: Xof, now: Date): Promise<Promo> {
  const { rows } = await tx.query<Promo>(
    `select code, is_percentage, amount from promo_codes where ${holds}`,
    [code, subtotal, now],
  );
  if (!rows[0]) throw refused();
  return rows[0];
}

/** Counts one use; refuses when others have used it up since it was read. */
export async function spendPromo(tx: Tx, code: string, subtotal: Xof, now: Date): Promise<void> {
  const { rowCount } = await tx.query(`update promo_codes set used = used + 1 where ${holds}`, [
    code,
    subtotal,
    now,
  ]);
  if (rowCount === 0) throw refused();
}
