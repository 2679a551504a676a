import { HttpError } from '../http/problem.ts';

/** A refusal with a `Retry-After` header. */
export class TooMany extends HttpError {
  override name = 'TooMany';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(429, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
