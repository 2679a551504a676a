import type { PartialRefundState } from '../paymentPort.ts';
import type { Fields } from './paytechState.ts';

/** The service that sends money to an account of each kind, by how its payment is named. */
const services: Readonly<Record<string, string>> = {
  'orange money': 'Orange Money Senegal',
  wave: 'Wave Senegal',
  'free money': 'Free Money Senegal',
};

/**
 * The service for the account that a payment came from; null for cards and what PayTech cannot send
 * to.
 */
export const transferService = (method: string | null): string | null =>
  services[method?.toLowerCase() ?? ''] ?? null;

/** A Senegalese number as PayTech expects it, without its country code; null for any other. */
export const transferNumber = (phone: string): string | null => /^\+221(\d{9})$/.exec(phone)?.[1] ?? null;

/** Whether a part of a payment made this way can be sent back to this number. */
export const canTransfer = (method: string | null, phone: string | null): boolean =>
  phone !== null && transferService(method) !== null && transferNumber(phone) !== null;

const doneStates = /^(success(ful)?|completed?|done|transfer_success)$/i;
const failedStates = /^(failed|cancell?ed|rejected|transfer_failed)$/i;

/** The state of a transfer. PayTech does not document the names: an unknown one is pending. */
export function readTransferState({ state }: Fields): PartialRefundState {
  const name = String(state);
  if (doneStates.test(name)) return 'done';
  return failedStates.test(name) ? 'failed' : 'pending';
}
