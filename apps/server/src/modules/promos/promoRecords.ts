import { toPromoCode } from '@teranga/core/domain/promo-code';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, type HttpError } from '../../platform/http/httpError.ts';
import { emailKey } from '../../platform/limits/emailKey.ts';
import { unknownPromoMessage, type Promo } from './promo.ts';

/** Who orders, as far as it is known. */
export interface PromoContact {
  /** E.164. */
  phone: string | null;
  email: string | null;
}

const columns = `code, is_percentage, amount, minimum_subtotal, starts_at, ends_at, max_uses, used, max_uses_per_contact,
  product_ids, is_enabled`;

const contactsOf = ({ phone, email }: PromoContact): string[] =>
  [phone, email === null ? null : emailKey(email)].filter((contact) => contact !== null).sort();

/** The refusal of a code, at the field that holds it. */
export const refusedPromo = (message: string): HttpError => fieldError('promoCode', message);

/**
 * The promo of a typed code, with how often these contacts have used it; null when this store has
 * none.
 */
export async function readPromo(tx: Tx, typed: string, contact: PromoContact): Promise<Promo | null> {
  const { rows } = await tx.query<Promo>(
    `select ${columns}, (select coalesce(max(u.used), 0) from promo_uses u
       where u.code = p.code and u.contact = any($2)) as used_by_contact
     from promo_codes p where code = $1`,
    [toPromoCode(typed), contactsOf(contact)],
  );
  return rows[0] ?? null;
}

/** Counts one use by an order; refuses when others have used it up since it was read. */
export async function spendPromo(tx: Tx, code: string, contact: PromoContact, now: Date): Promise<void> {
  const { rows } = await tx.query<{ most: number | null }>(
    `update promo_codes set used = used + 1 where code = $1 and is_enabled and (max_uses is null or used < max_uses)
       and (starts_at is null or starts_at <= $2) and (ends_at is null or ends_at > $2)
     returning max_uses_per_contact as most`,
    [code, now],
  );
  const [promo] = rows;
  if (!promo) throw refusedPromo(unknownPromoMessage);
  const contacts = contactsOf(contact);
  const counted = await tx.query(
    `insert into promo_uses as u (code, contact, used) select $1, contact, 1 from unnest($2::text[]) as contact
     on conflict (store_id, code, contact) do update set used = u.used + 1 where $3::int is null or u.used < $3`,
    [code, contacts, promo.most],
  );
  if (counted.rowCount < contacts.length) throw refusedPromo('Vous avez déjà utilisé ce code promo.');
}

/** Gives one use back. */
export async function giveBackPromo(tx: Tx, code: string, contact: PromoContact): Promise<void> {
  await tx.query('update promo_codes set used = greatest(0, used - 1) where code = $1', [code]);
  await tx.query('update promo_uses set used = greatest(0, used - 1) where code = $1 and contact = any($2)', [
    code,
    contactsOf(contact),
  ]);
}

/** The fields of a code that an operator sets. */
export type NewPromo = Omit<Promo, 'used' | 'used_by_contact'>;

/** Creates or replaces a code; its number of uses is preserved. */
export async function writePromo(tx: Tx, promo: NewPromo): Promise<void> {
  await tx.query(
    `insert into promo_codes (code, is_percentage, amount, minimum_subtotal, starts_at, ends_at, max_uses,
       max_uses_per_contact, product_ids, is_enabled)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (store_id, code) do update set is_percentage = excluded.is_percentage, amount = excluded.amount,
       minimum_subtotal = excluded.minimum_subtotal, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
       max_uses = excluded.max_uses, max_uses_per_contact = excluded.max_uses_per_contact,
       product_ids = excluded.product_ids, is_enabled = excluded.is_enabled`,
    [
      promo.code,
      promo.is_percentage,
      promo.amount,
      promo.minimum_subtotal,
      promo.starts_at,
      promo.ends_at,
      promo.max_uses,
      promo.max_uses_per_contact,
      promo.product_ids,
      promo.is_enabled,
    ],
  );
}

/** Deletes a code that no order has used; false for one that was used. */
export async function deleteUnusedPromo(tx: Tx, code: string): Promise<boolean> {
  await tx.query('delete from promo_uses where code = $1 and used = 0', [code]);
  const { rowCount } = await tx.query(
    'delete from promo_codes where code = $1 and used = 0 and not exists (select from orders where promo_code = $1)',
    [code],
  );
  return rowCount > 0;
}

/** Every code of the store, newest first. */
export async function readPromos(tx: Tx): Promise<Promo[]> {
  const { rows } = await tx.query<Promo>(
    `select ${columns}, 0 as used_by_contact from promo_codes order by created_at desc, code`,
  );
  return rows;
}
