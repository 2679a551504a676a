import type { OrderRequestWire } from '@teranga/contract';
import { useState } from 'react';
import { accountFailureText, useCodeEntry, type CodeTask } from '../account/form/index.ts';
import type { ApiError } from '../../lib/api/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { Outcome } from './placeOrder.ts';
import type { OrderCodeView } from './views.ts';

/** An order that waits for its code. */
interface RequestedCode {
  contact: string;
  sentAt: number;
  order: OrderRequestWire;
  draft: OrderDraft;
}

export interface OrderCode {
  view: OrderCodeView | null;
  /** Opens the code entry for an order. */
  sendRequest: (outcome: Extract<Outcome, { kind: 'code' }>, draft: OrderDraft) => void;
}

interface OrderCodeOptions {
  /** Sends an order; null while another one is in flight. */
  send: (order: OrderRequestWire, draft: OrderDraft) => Promise<Outcome | null>;
  /** Handles the order's outcome. */
  settle: (outcome: Outcome, draft: OrderDraft) => void;
  onCancel: () => void;
}

const invalidStatus = 422;
const tooManyStatus = 429;

const timeNow =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    clock.now();

const failure = (status: number, message: string, fields?: Record<string, string>): ApiError => ({
  status,
  message,
  ...(fields && { fields }),
});

/**
 * Code entry that confirms an order: the same order is sent again with the code, or without one to
 * get another code.
 */
export function useOrderCode({ send, settle, onCancel }: OrderCodeOptions): OrderCode {
  const dispatch = useAppDispatch();
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const sendRequest: OrderCode['sendRequest'] = ({ contact, order }, draft) =>
    setRequested({ contact, order, draft, sentAt: dispatch(timeNow()) });
  const end = (outcome: Outcome | null, draft: OrderDraft) => {
    if (!outcome) return;
    setRequested(null);
    settle(outcome, draft);
  };
  const toTask = ({ contact, sentAt, order, draft }: RequestedCode): CodeTask => ({
    contact,
    sentAt,
    notice: 'code',
    failure: accountFailureText,
    verify: async (otp) => {
      const outcome = await send({ ...order, otp }, draft);
      if (outcome?.kind === 'wrongCode')
        throw failure(invalidStatus, outcome.message, { otp: outcome.message });
      end(outcome, draft);
    },
    resend: async () => {
      const outcome = await send(order, draft);
      // Only the code is too soon: the one that was sent may still be typed.
      if (outcome?.kind === 'limited') throw failure(tooManyStatus, outcome.message);
      end(outcome, draft);
    },
  });
  const code = useCodeEntry(requested && toTask(requested));
  const cancel = () => {
    if (code?.isSubmitting) return;
    setRequested(null);
    onCancel();
  };
  return {
    sendRequest,
    view: code && {
      title: 'Confirmez votre commande',
      code,
      submitLabel: 'Confirmer',
      cancel: { label: 'Revenir au formulaire', run: cancel },
    },
  };
}
