import type { OverviewWire } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { JobKinds } from '../../platform/jobs/queues.ts';
import { listLowStock } from '../catalogue/stock/listLowStock.ts';
import { readWrittenStore, type WrittenStore } from '../stores/readStore.ts';
import { readChecklist } from './checklist.ts';
import { readFailingJobs } from './readFailingJobs.ts';
import { readRevenue } from './revenue.ts';

/** Products that are named. */
const mostNamed = 10;

const countOrders = `
  select count(*) filter (where status = 'WAITING_FOR_VALIDATION' and not payment_status in ('WAITING', 'FAILED'))::int as "toConfirm",
    count(*) filter (where status = 'VALIDATED')::int as "toPrepare",
    count(*) filter (where status = 'SHIPPED')::int as "toDeliver",
    count(*) filter (where status = 'WAITING_FOR_VALIDATION' and payment_status in ('WAITING', 'FAILED'))::int as "paymentsInFlight",
    (select count(*) from order_refunds where state = 'UNCLEAR' or (state = 'DUE' and way = 'hand'))::int as "refundsDue"
  from orders where status in ('WAITING_FOR_VALIDATION', 'VALIDATED', 'SHIPPED')`;

const countInbox = `
  select (select count(*) from quote_requests where status = 'NEW')::int as quotes,
    (select count(*) from contact_messages where status = 'NEW')::int as messages`;

const countOutbox = `
  select count(*) filter (where given_up_at is not null)::int as failed,
    count(*) filter (where given_up_at is null)::int as waiting
  from outbox where sent_at is null and not is_secret`;

const first = async <Row extends object>(tx: Tx, sql: string): Promise<Row> => {
  const { rows } = await tx.query<Row>(sql);
  const [row] = rows;
  if (!row) throw new Error('A count returned no row.');
  return row;
};

/** What a manager reads besides. */
async function readForManager(tx: Tx, written: WrittenStore, jobKinds: JobKinds, now: Date) {
  return {
    inbox: await first<NonNullable<OverviewWire['inbox']>>(tx, countInbox),
    revenue: await readRevenue(tx, now),
    outbox: await first<NonNullable<OverviewWire['outbox']>>(tx, countOutbox),
    jobs: (await readFailingJobs(tx, jobKinds)).map(({ lastAt, ...job }) => ({
      ...job,
      lastAt: lastAt.toISOString(),
    })),
    checklist: await readChecklist(tx, written),
  };
}

/** What waits for a store now; without what only managers may see, unless `isManager`. */
export async function readOverview(
  tx: Tx,
  { isManager, jobKinds }: { isManager: boolean; jobKinds: JobKinds },
  now: Date,
): Promise<OverviewWire> {
  const written = await readWrittenStore(tx);
  return {
    orders: await first<OverviewWire['orders']>(tx, countOrders),
    lowStock: await listLowStock(tx, written.notices.lowStock, mostNamed),
    ...(isManager
      ? await readForManager(tx, written, jobKinds, now)
      : { inbox: null, revenue: null, outbox: null, jobs: null, checklist: null }),
  };
}
