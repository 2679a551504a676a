import type { OrderRequestWire } from '@teranga/contract';
import type { SentCode } from '../account/form/index.ts';
import type { Transitions } from '../../lib/machine/index.ts';
import type { PendingOrder } from './pendingOrder.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { Notice } from './outcomeMessage.ts';
import type { TakenOutcome } from './placeOrder.ts';

/** The progress of an order. */
type CheckoutStep =
  /** An order that an earlier page left unanswered may still be found. */
  | 'opened'
  | 'editing'
  /** An order that was left unanswered is looked up. */
  | 'lookingUp'
  /** The shopper decides whether it is resent. */
  | 'offered'
  | 'sending'
  /** Its response was lost: it is resent. */
  | 'checking'
  /** Nobody answered: it may exist. */
  | 'unknown'
  /** The store wants a code first. */
  | 'code'
  | 'refused'
  /** It exists. */
  | 'done';

/** An order that waits for its code. */
export interface RequestedCode extends SentCode {
  order: OrderRequestWire;
}

/** State of an order being made. */
export interface CheckoutState {
  step: CheckoutStep;
  /** The order that was sent, until it is refused: shown although the cart may be empty by now. */
  sent: OrderDraft | null;
  /** Whether an earlier page sent it. */
  isFromEarlierPage: boolean;
  /** The order of an earlier page while it is looked up. */
  unconfirmed: PendingOrder | null;
  code: RequestedCode | null;
  /** The message for an order that is refused, unanswered or placed. */
  notice: Notice | null;
  taken: TakenOutcome | null;
}

export type CheckoutEvent =
  | { type: 'look'; unconfirmed: PendingOrder }
  | { type: 'offer' | 'lose' | 'continueCode' | 'close' }
  | { type: 'submit'; sent: OrderDraft }
  | { type: 'resend'; sent: OrderDraft; isFromEarlierPage: boolean }
  | { type: 'requireCode'; code: RequestedCode }
  | { type: 'unanswered' | 'refuse' | 'warn'; notice: Notice }
  | { type: 'accept'; notice: Notice; taken: TakenOutcome };

const form = { submit: 'sending', warn: 'refused' } as const;
const answers = {
  lose: 'checking',
  unanswered: 'unknown',
  requireCode: 'code',
  continueCode: 'code',
  refuse: 'refused',
  accept: 'done',
} as const;

const transitions: Transitions<CheckoutStep, CheckoutEvent['type']> = {
  opened: { ...form, look: 'lookingUp' },
  editing: form,
  lookingUp: {
    offer: 'offered',
    resend: 'checking',
    unanswered: 'unknown',
    warn: 'refused',
    close: 'editing',
  },
  offered: { resend: 'checking', close: 'editing' },
  sending: answers,
  checking: answers,
  unknown: { look: 'lookingUp', resend: 'checking', submit: 'sending' },
  code: { submit: 'sending', close: 'editing' },
  refused: { ...form, close: 'editing' },
  done: {},
};

/** The checkout before anything is known or sent. */
export const openedCheckout: CheckoutState = {
  step: 'opened',
  sent: null,
  isFromEarlierPage: false,
  unconfirmed: null,
  code: null,
  notice: null,
  taken: null,
};

/** What is remembered after an event, besides the step. */
function dataAfter(state: CheckoutState, event: CheckoutEvent): Partial<CheckoutState> {
  const { sent, isFromEarlierPage, unconfirmed, code } = state;
  switch (event.type) {
    case 'look':
      return { unconfirmed: event.unconfirmed };
    case 'offer':
      return { unconfirmed };
    case 'submit':
      return { sent: event.sent, code: state.step === 'code' ? code : null };
    case 'resend':
      return { sent: event.sent, isFromEarlierPage: event.isFromEarlierPage };
    case 'lose':
    case 'continueCode':
      return { sent, isFromEarlierPage, code };
    case 'unanswered':
      return { sent, isFromEarlierPage, unconfirmed, notice: event.notice };
    case 'requireCode':
      return { sent, code: event.code };
    case 'accept':
      return { sent, notice: event.notice, taken: event.taken };
    case 'refuse':
    case 'warn':
      return { notice: event.notice };
    default:
      return {};
  }
}

/** The checkout after an event; one that its step does not list changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const step = transitions[state.step][event.type];
  return step === undefined ? state : { ...openedCheckout, ...dataAfter(state, event), step };
}
