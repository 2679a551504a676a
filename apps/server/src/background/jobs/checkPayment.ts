import { checkPayment } from '../../modules/payments/checkPayment.ts';
import { retryForever } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Queries the provider for the state of a payment attempt. */
    'check-payment': { store: string; command: string; round: number };
  }
}

export const job = defineJob({
  name: 'check-payment',
  label: 'Vérification d’un paiement',
  isInBackups: true,
  queue: retryForever,
  run: ({ app }, payload, now) => checkPayment(app.payments, payload, now),
});
