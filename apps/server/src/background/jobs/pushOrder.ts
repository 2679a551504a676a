import { pushOrder } from '../../modules/push/pushOrder.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Notifies a browser of a new order; `id` of its `push_subscriptions`. */
    'push-order': { store: string; id: string; ref: string };
  }
}

export const job = defineJob({
  name: 'push-order',
  label: 'Notification d’une commande sur un appareil',
  isInBackups: false,
  // About two hours: later somebody has seen the order.
  queue: { ...retryForHours, retryLimit: 9, retryDelay: 15 },
  run: ({ app }, payload, now) => {
    const { db, vapidKeys, config } = app;
    return pushOrder({ db, vapidKeys, isProduction: config.isProduction }, payload, now);
  },
});
