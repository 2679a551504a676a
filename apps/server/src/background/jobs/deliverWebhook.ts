import { deliverWebhook, mostAttempts } from '../../modules/webhooks/deliverWebhook.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Sends an event to a webhook; `id` of its `webhook_deliveries`. */
    'deliver-webhook': { store: string; id: string };
  }
}

export const job = defineJob({
  name: 'deliver-webhook',
  label: 'Envoi à un webhook',
  isInBackups: false,
  // The delivery counts its attempts itself: a few more for processes that died in between.
  queue: { ...retryForHours, retryLimit: mostAttempts + 5, retryDelay: 10 },
  run: ({ app }, payload, now) => {
    const { db, payments, config } = app;
    const { keyEncryption } = payments.setup;
    return deliverWebhook({ db, keyEncryption, isProduction: config.isProduction }, payload, now);
  },
});
