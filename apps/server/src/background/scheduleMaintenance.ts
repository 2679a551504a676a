import type { FastifyInstance } from 'fastify';
import { fetchRatesAt, refreshRates } from '../modules/rates/refreshRates.ts';
import { productsWithInvalidRules } from '../modules/catalogue/storedDocuments.ts';
import { requeueOverdueOrders } from '../modules/orders/requeueOverdueOrders.ts';
import { dateUndatedOrders } from '../modules/orders/unvalidatedOrders.ts';
import { giveUpWaiting } from '../modules/messages/failedMessages.ts';
import { deleteExpiredFiles } from '../modules/imports/files/deleteExpiredFiles.ts';
import { scheduleBackup } from '../modules/backups/nightlyBackup.ts';
import { scheduleImageSweep } from '../modules/images/imageSweep.ts';
import { scheduleSummary } from '../modules/summaries/dailySummary.ts';
import { deleteExpired } from './deleteExpired.ts';
import { hourMs } from '../platform/time/units.ts';

const roundMs = hourMs;

/** One round of what needs doing now and then, whatever the shoppers do. */
export async function runMaintenance(app: FastifyInstance, now: Date, stop: AbortSignal): Promise<void> {
  const { exchangeRatesUrl } = app.config;
  if (exchangeRatesUrl) await refreshRates(app.db, fetchRatesAt(exchangeRatesUrl, stop), now);
  await scheduleBackup(app.db, app.config, now);
  for (const { id } of await app.stores.all()) {
    if (stop.aborted) return;
    await app.db.withStore(id, (tx) => deleteExpired(tx, now));
    await app.db.withStore(id, (tx) => dateUndatedOrders(tx, now));
    await app.db.withStore(id, (tx) => requeueOverdueOrders(tx, now));
    await app.db.withStore(id, (tx) => giveUpWaiting(tx, now));
    await app.db.withStore(id, (tx) => scheduleSummary(tx, id, now));
    await app.db.withStore(id, (tx) => scheduleImageSweep(tx, id, now));
    await deleteExpiredFiles({ db: app.db, dataDir: app.config.dataDir, storeId: id }, now);
    const products = await app.db.withStore(id, productsWithInvalidRules);
    if (products.length > 0)
      app.log.error({ store: id, products }, 'price rules that cannot be read are ignored');
  }
}

/** Runs a round when the server listens, and every hour; closing waits for the one that runs. */
export function scheduleMaintenance(app: FastifyInstance): void {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = runMaintenance(app, new Date(), stop.signal).catch((error: unknown) => {
      app.log.warn({ err: error }, 'maintenance failed; it is retried in an hour');
    });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, roundMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
}
