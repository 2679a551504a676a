import type { Database } from '../../../platform/db/database.ts';
import type { SandboxPayment, SandboxStore, SandboxTransfer } from '@teranga/paytech-sandbox';

/** Stores the sandbox's payments in the database, so that they survive a restart. */
export function sandboxTable(db: Database): SandboxStore {
  const one = async (where: string, values: readonly unknown[]) => {
    const { rows } = await db.withoutStore((tx) =>
      tx.query<{ payment: SandboxPayment }>(
        `select payment from sandbox_payments where ${where} order by created_at desc limit 1`,
        values,
      ),
    );
    return rows[0]?.payment ?? null;
  };
  return {
    read: (token) => one('token = $1', [token]),
    readByCommand: (apiKey, command) =>
      one("payment ->> 'apiKey' = $1 and payment ->> 'command' = $2", [apiKey, command]),
    async write(payment) {
      await db.withoutStore((tx) =>
        tx.query('insert into sandbox_payments (token, payment) values ($1, $2)', [
          payment.token,
          JSON.stringify(payment),
        ]),
      );
    },
    async writeTransfer(transfer) {
      await db.withoutStore((tx) =>
        tx.query('insert into sandbox_transfers (id, transfer) values ($1, $2)', [
          transfer.id,
          JSON.stringify(transfer),
        ]),
      );
    },
    async readTransfers(apiKey, phone) {
      const { rows } = await db.withoutStore((tx) =>
        tx.query<{ transfer: SandboxTransfer }>(
          `select transfer from sandbox_transfers
           where transfer ->> 'apiKey' = $1 and transfer ->> 'phone' = $2 order by created_at desc`,
          [apiKey, phone],
        ),
      );
      return rows.map(({ transfer }) => transfer);
    },
    async move(token, from, to) {
      const { rowCount } = await db.withoutStore((tx) =>
        tx.query(
          `update sandbox_payments set payment = payment || jsonb_build_object('state', $3::text)
           where token = $1 and payment ->> 'state' = $2`,
          [token, from, to],
        ),
      );
      return rowCount > 0;
    },
  };
}
