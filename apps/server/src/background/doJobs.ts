import type { FastifyInstance } from 'fastify';
import type { MessagePorts } from '../platform/delivery/messagePort.ts';
import { JobRunner } from '../platform/jobs/jobRunner.ts';
import { handlersIn } from './jobs.ts';

export interface JobsOptions {
  messagePorts: MessagePorts;
  /** Null: this process does no jobs. */
  jobsUrl: string | null;
}

/** Does jobs from when the server listens until it closes. */
export function doJobs(app: FastifyInstance, options: JobsOptions): void {
  if (options.jobsUrl === null) return;
  const runner = new JobRunner({
    databaseUrl: options.jobsUrl,
    handlers: handlersIn({ app, messagePorts: options.messagePorts }),
    hasSpace: () => app.db.hasSpace(),
    onError: (error, queue) => app.log.warn({ err: error, queue }, 'a job failed; it is tried again'),
  });
  app.addHook('onListen', () => runner.start());
  app.addHook('onClose', () => runner.stop());
}
