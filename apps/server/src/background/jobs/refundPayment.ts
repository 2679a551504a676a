import { refundPayment } from '../../modules/payments/refundPayment.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Refunds a payment that is not due, such as a duplicate or that of a cancelled order. */
    'refund-payment': { store: string; command: string };
  }
}

export const job = defineJob({
  name: 'refund-payment',
  label: 'Remboursement d’un paiement',
  isInBackups: true,
  queue: retryForHours,
  run: ({ app }, payload, now) => refundPayment(app.payments, payload, now),
});
