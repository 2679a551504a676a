import { HttpError } from '../../platform/http/httpError.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';

const longestReason = 500;
const message = `La raison a au plus ${longestReason} signes.`;

/** A reason as it is saved; null without one. */
export function readReason(typed: string | null): string | null {
  const reason = cleanLines(typed ?? '') || null;
  if (reason !== null && reason.length > longestReason)
    throw new HttpError(422, message, { reason: [message] });
  return reason;
}
