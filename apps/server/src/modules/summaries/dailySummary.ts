import { formatAmount } from '@teranga/core/domain/money';
import type { Database, Tx } from '../../platform/db/database.ts';
import { dayOf } from '../../platform/jobs/dayOf.ts';
import { nextHour } from '../../platform/jobs/nextHour.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { noticeTo, type StoreNotice } from '../messages/storeNotice.ts';
import { readStoreTerms, readWrittenStore } from '../stores/readStore.ts';
import { readDay, type DayFigures } from './dayFigures.ts';
import { weekdayDate } from '../../platform/text/dateFormats.ts';
import { dayMs } from '../../platform/time/units.ts';

/** In Dakar, which is UTC. */
const summaryHour = 7;

/** When the next summary is due, which is about the day before. */
export const nextSummary = (now: Date): Date => nextHour(summaryHour, now);

/** Queues the next summary of a store, once in all processes. */
export async function scheduleSummary(tx: Tx, store: string, now: Date): Promise<void> {
  const due = nextSummary(now);
  const day = dayOf(due);
  await tx.query('delete from daily_summaries where day < $1', [dayOf(now)]);
  const { rowCount } = await tx.query(
    'insert into daily_summaries (day) values ($1) on conflict (store_id, day) do nothing',
    [day],
  );
  if (rowCount > 0) await queueJob(tx, 'daily-summary', { store, day }, due);
}

/** «1 commande», «3 commandes»; null for none. */
const count = (number: number, one: string, many: string): string | null =>
  number === 0 ? null : `${number} ${number < 2 ? one : many}`;

/** The lines of a summary; empty when there is nothing to say. */
export function summaryLines(day: DayFigures): string[] {
  const orders = count(day.orders, 'commande', 'commandes');
  const lines = [
    orders && `${orders} pour ${formatAmount(day.revenue)}`,
    count(day.waiting, 'commande attend votre validation', 'commandes attendent votre validation'),
    count(day.unpaid, 'commande attend son paiement en ligne', 'commandes attendent leur paiement en ligne'),
    count(day.toShip, 'commande validée est à expédier', 'commandes validées sont à expédier'),
    count(day.refundsDue, 'remboursement est à faire', 'remboursements sont à faire'),
    count(day.quotes, 'nouvelle demande de devis', 'nouvelles demandes de devis'),
    count(day.messages, 'nouveau message', 'nouveaux messages'),
    count(day.failed, 'message n’est pas parti', 'messages ne sont pas partis'),
    day.low.length > 0 ? `Presque épuisé : ${day.low.join(', ')}` : null,
  ];
  return lines.filter((line) => line !== null && line !== '').map((line) => `- ${line}`);
}

/** The summary of the day before `day`, an ISO date; null when there is nothing to say. */
export async function readSummary(tx: Tx, day: string): Promise<StoreNotice | null> {
  const until = new Date(`${day}T00:00:00Z`);
  const since = new Date(until.getTime() - dayMs);
  const { name, lowStock } = await readStoreTerms(tx);
  const lines = summaryLines(await readDay(tx, { since, until, lowStock }));
  if (lines.length === 0) return null;
  const title = `${name}, ${weekdayDate(since)}`;
  return { subject: `Votre journée : ${title}`, text: `${title}\n\n${lines.join('\n')}` };
}

/** Sends a summary to whom the store names, and returns how many that are. */
export async function queueSummary(tx: Tx, notice: StoreNotice): Promise<number> {
  const { contacts } = await readStoreTerms(tx);
  const messages = noticeTo(contacts, notice);
  await enqueueMessages(tx, messages);
  return messages.length;
}

/** The job that sends a store the summary of the day before, unless there is nothing to say. */
export function sendSummary(db: Database, { store, day }: Jobs['daily-summary']): Promise<void> {
  return db.withStore(store, async (tx) => {
    const { notices } = await readWrittenStore(tx);
    const notice = notices.dailySummary ? await readSummary(tx, day) : null;
    if (notice) await queueSummary(tx, notice);
  });
}
