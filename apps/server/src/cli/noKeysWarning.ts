import type { Tx } from '../platform/db/database.ts';

/** Warning for a store that wants online payment and has no keys for it; null otherwise. */
export async function noKeysWarning(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ lacks: boolean }>(
    `select coalesce((content -> 'features' ->> 'onlinePayment')::boolean, false)
       and not exists (select from payment_accounts) as lacks
     from stores where id = app_store()`,
  );
  return rows[0]?.lacks
    ? '« features › onlinePayment » est activé, mais il n’y a pas de clés PayTech : le paiement en ligne n’est pas proposé. Donnez-les avec « payment ».'
    : null;
}
