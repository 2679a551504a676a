import type { RevenuePeriod } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { dayMs } from '../../platform/time/units.ts';

interface Span {
  since: Date;
  until: Date;
}

/** The last `days` days, with today so far, and as long before. Dakar is UTC. */
function spansOf(days: number, now: Date): [current: Span, before: Span] {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const since = new Date(midnight.getTime() - (days - 1) * dayMs);
  const back = (date: Date) => new Date(date.getTime() - days * dayMs);
  return [
    { since, until: now },
    { since: back(since), until: back(now) },
  ];
}

const readTakings = `
  select coalesce(sum(o.amount), 0) as amount, count(o.ref) as orders
  from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as span (since, until, place)
  left join order_takings o on o.created_at >= span.since and o.created_at < span.until and o.is_sale
  group by span.place order by span.place`;

export interface Revenue {
  today: RevenuePeriod;
  week: RevenuePeriod;
  month: RevenuePeriod;
}

/**
 * What orders brought that were neither rejected nor cancelled nor wait for their online payment.
 */
export async function readRevenue(tx: Tx, now: Date): Promise<Revenue> {
  const spans = [1, 7, 30].flatMap((days) => spansOf(days, now));
  const { rows } = await tx.query<{ amount: number; orders: number }>(readTakings, [
    spans.map(({ since }) => since),
    spans.map(({ until }) => until),
  ]);
  const nothing = { amount: 0, orders: 0 };
  const periodAt = (place: number): RevenuePeriod => ({
    ...(rows[place] ?? nothing),
    before: rows[place + 1] ?? nothing,
  });
  return { today: periodAt(0), week: periodAt(2), month: periodAt(4) };
}
