import { expireOrder } from '../../modules/payments/expireOrder.ts';
import { retryForever } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Expires an unpaid order. `ref` as stored. */
    'expire-order': { store: string; ref: string };
  }
}

export const job = defineJob({
  name: 'expire-order',
  label: 'Annulation d’une commande non payée',
  isInBackups: true,
  queue: retryForever,
  run: ({ app }, payload, now) => expireOrder(app.payments, payload, now),
});
