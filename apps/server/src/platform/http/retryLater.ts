import type { FastifyReply } from 'fastify';
import { HttpError, type FieldErrors } from './httpError.ts';

/** `Retry-After` of a temporary failure that names no time, in seconds. */
const usualSeconds = 30;

/** A refusal that says when to come back, in `Retry-After`. */
export class RetryLater extends HttpError {
  override name = 'RetryLater';
  readonly retryAfterSeconds: number;

  constructor(status: number, message: string, retryAfterSeconds: number, errors?: FieldErrors) {
    super(status, message, errors);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Says in `Retry-After` when a refusal or a temporary failure is worth another try. */
export function setRetryAfter(reply: FastifyReply, error: unknown, status: number): void {
  if (error instanceof RetryLater) reply.header('retry-after', String(error.retryAfterSeconds));
  else if (status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(usualSeconds));
}
