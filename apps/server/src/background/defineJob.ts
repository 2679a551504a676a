import type { FastifyInstance } from 'fastify';
import type { MessagePorts } from '../platform/delivery/messagePort.ts';
import type { JobKind, JobName, Jobs, QueueSettings } from '../platform/jobs/queues.ts';

/** What a job may use. */
export interface JobContext {
  app: FastifyInstance;
  messagePorts: MessagePorts;
}

/** A kind of job. */
export interface JobDefinition<N extends JobName> extends JobKind {
  name: N;
  queue: QueueSettings;
  /** It may be called again for a job whose first run was cut short. */
  run: (context: JobContext, job: Jobs[N], now: Date) => Promise<void>;
}

/** Defines a kind of job, whose payload is declared beside it. */
export function defineJob<N extends JobName>(definition: JobDefinition<N>): JobDefinition<N> {
  return definition;
}
