import { anOrderRequest } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toXof } from '../../domain/money/index.ts';
import type { OrderDraft } from './orderRequest.ts';
import { checkoutReducer, openedCheckout, type CheckoutEvent, type CheckoutState } from './checkoutState.ts';

const nothing = toXof(0);
const sent: OrderDraft = {
  cart: { lines: [] },
  totals: { subtotal: nothing, discount: nothing, delivery: nothing, total: nothing },
  method: 'cod',
  promoCode: null,
  isBuyNow: false,
};
const order = anOrderRequest();
const unconfirmed = { key: 'k', orders: [order], draft: sent } satisfies CheckoutState['unconfirmed'];
const notice = { tone: 'error', title: 'Non', text: 'Non.' } as const;
const code = { contact: '+221771234567', sentAt: 1, order };
const taken = { kind: 'placed', ref: 'R-1' } as const;

const submit = { type: 'submit', sent } as const;
const requireCode = { type: 'requireCode', code } as const;
const after = (...events: CheckoutEvent[]) => events.reduce(checkoutReducer, openedCheckout);

it.each<[string, CheckoutEvent[], CheckoutState['step']]>([
  ['is sent', [submit], 'sending'],
  ['whose response is lost is checked', [submit, { type: 'lose' }], 'checking'],
  ['that nobody answers is unknown', [submit, { type: 'lose' }, { type: 'unanswered', notice }], 'unknown'],
  ['is refused', [submit, { type: 'refuse', notice }], 'refused'],
  ['that is refused can be resent', [submit, { type: 'refuse', notice }, submit], 'sending'],
  ['is made', [submit, { type: 'accept', taken, notice }], 'done'],
  ['wants a code', [submit, requireCode], 'code'],
  ['is sent with its code', [submit, requireCode, submit], 'sending'],
  ['of an earlier page is looked up', [{ type: 'look', unconfirmed }], 'lookingUp'],
  ['of an earlier page is offered', [{ type: 'look', unconfirmed }, { type: 'offer' }], 'offered'],
  [
    'of an earlier page that is not there leaves the form',
    [{ type: 'look', unconfirmed }, { type: 'close' }],
    'editing',
  ],
])('An order %s', (_what, events, step) => {
  expect(after(...events).step).toBe(step);
});

describe('An event at the wrong moment changes nothing:', () => {
  it.each<[string, CheckoutEvent[], CheckoutEvent]>([
    ['sending twice', [submit], submit],
    ['sending an order that is made', [submit, { type: 'accept', taken, notice }], submit],
    ['sending while an earlier order is looked up', [{ type: 'look', unconfirmed }], submit],
    [
      'looking for an earlier order once the form was used',
      [submit, { type: 'refuse', notice }],
      { type: 'look', unconfirmed },
    ],
    ['leaving the code while it is sent', [submit, requireCode, submit], { type: 'close' }],
    [
      'closing the dialog of an order that is made',
      [submit, { type: 'accept', taken, notice }],
      { type: 'close' },
    ],
  ])('the state ignores %s', (_what, events, event) => {
    const before = after(...events);
    expect(checkoutReducer(before, event)).toBe(before);
  });
});

it('An order is shown from its submission until it is refused or left', () => {
  expect(after(submit, { type: 'lose' }, { type: 'unanswered', notice }).sent).toBe(sent);
  expect(after(submit, { type: 'accept', taken, notice }).sent).toBe(sent);
  expect(after(submit, { type: 'refuse', notice }).sent).toBe(null);
  expect(after(submit, requireCode, { type: 'close' }).sent).toBe(null);
});

it('A code that is wrong or too soon can be retyped, and one that is right ends', () => {
  expect(after(submit, requireCode, submit, { type: 'continueCode' })).toMatchObject({ step: 'code', code });
  expect(after(submit, requireCode, submit, { type: 'accept', taken, notice }).code).toBe(null);
});

it('An order of an earlier page is remembered while it is looked up, and that it was left while it is sent', () => {
  const unknown = after({ type: 'look', unconfirmed }, { type: 'unanswered', notice });
  expect(unknown.unconfirmed).toBe(unconfirmed);
  const resent = checkoutReducer(unknown, { type: 'resend', sent, isFromEarlierPage: true });
  expect(checkoutReducer(resent, { type: 'unanswered', notice })).toMatchObject({
    unconfirmed: null,
    isFromEarlierPage: true,
  });
});
