import { sendRefund } from '../../modules/payments/refunds/sendRefund.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Sends a part of a payment back; `id` of its `order_refunds`. */
    'send-refund': { store: string; id: string };
  }
}

export const job = defineJob({
  name: 'send-refund',
  label: 'Envoi d’un remboursement',
  isInBackups: true,
  queue: retryForHours,
  run: ({ app }, payload, now) => sendRefund(app.payments, payload, now),
});
