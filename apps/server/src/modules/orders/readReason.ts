import { fieldError } from '../../platform/http/httpError.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';

const longestReason = 500;
const message = `La raison a au plus ${longestReason} signes.`;

/** A reason as it is saved; null without one. */
export function readReason(typed: string | null): string | null {
  const reason = cleanLines(typed ?? '') || null;
  if (reason !== null && reason.length > longestReason) throw fieldError('reason', message);
  return reason;
}
