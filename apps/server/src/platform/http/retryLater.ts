import { HttpError } from './problem.ts';

/** A refusal that says when to come back, in `Retry-After`. */
export class RetryLater extends HttpError {
  override name = 'RetryLater';
  readonly retryAfterSeconds: number;

  constructor(status: number, message: string, retryAfterSeconds: number) {
    super(status, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
