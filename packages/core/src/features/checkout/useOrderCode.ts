import { invalidStatus, tooManyStatus } from '@teranga/contract/statuses';
import type { OrderRequestWire } from '@teranga/contract';
import { accountFailureText, useCodeEntry, type CodeTask } from '../account/form/index.ts';
import type { ApiError } from '../../lib/api/index.ts';
import type { RequestedCode } from './checkoutState.ts';
import type { Outcome } from './placeOrder.ts';
import type { OrderCodeView } from './views.ts';

interface OrderCodeOptions {
  /** Sends an order; null while another one is in flight. */
  send: (order: OrderRequestWire) => Promise<Outcome | null>;
  /** Handles the order's outcome. */
  settle: (outcome: Outcome) => void;
  /** The code may still be typed. */
  onContinue: () => void;
  cancel: () => void;
}

const failure = (status: number, message: string, fields?: Record<string, string>): ApiError => ({
  status,
  message,
  ...(fields && { fields }),
});

/**
 * Code entry that confirms an order: the same order is resent with the code, or without one to
 * get another code. Null: no code is wanted.
 */
export function useOrderCode(
  requested: RequestedCode | null,
  { send, settle, onContinue, cancel }: OrderCodeOptions,
): OrderCodeView | null {
  const toTask = ({ contact, sentAt, order }: RequestedCode): CodeTask => ({
    contact,
    sentAt,
    notice: 'code',
    failure: accountFailureText,
    verify: async (otp) => {
      const outcome = await send({ ...order, otp });
      if (outcome?.kind === 'wrongCode') {
        onContinue();
        throw failure(invalidStatus, outcome.message, { otp: outcome.message });
      }
      if (outcome) settle(outcome);
    },
    resend: async () => {
      const outcome = await send(order);
      // Only the code is too soon: the one that was sent may still be typed.
      if (outcome?.kind === 'limited') {
        onContinue();
        throw failure(tooManyStatus, outcome.message);
      }
      if (outcome) settle(outcome);
    },
  });
  const code = useCodeEntry(requested && toTask(requested));
  return (
    code && {
      title: 'Confirmez votre commande',
      code,
      submitLabel: 'Confirmer',
      cancel: { label: 'Revenir au formulaire', run: cancel },
    }
  );
}
