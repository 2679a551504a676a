import { RetryLater } from '../http/retryLater.ts';

/** A refusal beyond a limit. */
export class TooMany extends RetryLater {
  override name = 'TooMany';

  constructor(message: string, retryAfterSeconds: number) {
    super(429, message, retryAfterSeconds);
  }
}
