import { HttpError } from '../http/problem.ts';

/** A refusal that says when to come back: the answer carries `Retry-After`. */
export class TooMany extends HttpError {
  override name = 'TooMany';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(429, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
