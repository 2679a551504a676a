import { sendMessages } from '../../modules/messages/sendMessages.ts';
import { withRenderedMail } from '../../modules/messages/withRenderedMail.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Sends messages of the outbox. */
    'send-messages': { store: string; ids: number[] };
  }
}

export const job = defineJob({
  name: 'send-messages',
  label: 'Envoi des e-mails et des SMS',
  isInBackups: false,
  queue: { ...retryForHours, retryLimit: 12, retryDelay: 10 },
  run: ({ app, messagePorts }, payload, now) =>
    sendMessages(app.db, withRenderedMail(app, messagePorts), payload, now),
});
