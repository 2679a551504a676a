import { cancelUnvalidated } from '../../modules/orders/unvalidatedOrders.ts';
import { retryForever } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Ends an order to be paid on delivery that the store has not validated. `ref` as stored. */
    'cancel-unvalidated': { store: string; ref: string };
  }
}

export const job = defineJob({
  name: 'cancel-unvalidated',
  label: 'Annulation d’une commande non validée',
  isInBackups: true,
  queue: retryForever,
  run: ({ app }, payload, now) => cancelUnvalidated(app.db, payload, now),
});
