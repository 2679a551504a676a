import type { FastifyInstance } from 'fastify';
import { withRenderedMail } from '../modules/messages/withRenderedMail.ts';
import type { MessagePorts } from '../platform/delivery/messagePort.ts';
import { cancelUnvalidated } from '../modules/orders/unvalidatedOrders.ts';
import { fetchImportImages } from '../modules/imports/run/fetchImportImages.ts';
import { sendMessages } from '../modules/messages/sendMessages.ts';
import { checkPayment } from '../modules/payments/checkPayment.ts';
import { expireOrder } from '../modules/payments/expireOrder.ts';
import { refundPayment } from '../modules/payments/refundPayment.ts';
import { sendRefund } from '../modules/payments/refunds/sendRefund.ts';
import { sendSummary } from '../modules/summaries/dailySummary.ts';
import { JobRunner, type JobHandlers } from '../platform/jobs/jobRunner.ts';

export interface JobsOptions {
  messagePorts: MessagePorts;
  /** Null: this process does no jobs. */
  jobsUrl: string | null;
}

/** What this server does for each kind of job. */
const handlersOf = (app: FastifyInstance, { messagePorts }: JobsOptions): JobHandlers => ({
  'send-messages': (job, now) => sendMessages(app.db, withRenderedMail(app, messagePorts), job, now),
  'expire-order': (job, now) => expireOrder(app.payments, job, now),
  'cancel-unvalidated': (job, now) => cancelUnvalidated(app.db, job, now),
  'daily-summary': (job) => sendSummary(app.db, job),
  'check-payment': (job, now) => checkPayment(app.payments, job, now),
  'refund-payment': (job, now) => refundPayment(app.payments, job, now),
  'send-refund': (job, now) => sendRefund(app.payments, job, now),
  'fetch-images': (job, now) =>
    fetchImportImages(
      { db: app.db, dataDir: app.config.dataDir, hostsOf: (store) => app.stores.hostsOf(store) },
      job,
      now,
    ),
});

/** Does jobs from when the server listens until it closes. */
export function doJobs(app: FastifyInstance, options: JobsOptions): void {
  if (options.jobsUrl === null) return;
  const runner = new JobRunner({
    databaseUrl: options.jobsUrl,
    handlers: handlersOf(app, options),
    hasSpace: () => app.db.hasSpace(),
    onError: (error, queue) => app.log.warn({ err: error, queue }, 'a job failed; it is tried again'),
  });
  app.addHook('onListen', () => runner.start());
  app.addHook('onClose', () => runner.stop());
}
