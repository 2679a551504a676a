import { anOrder } from '@teranga/testing';
import { expect, it } from 'vitest';
import { toOrder } from '../orders/order.ts';
import {
  firstPaymentSession,
  paymentPhase,
  paymentReducer,
  type PaymentEvent,
  type PaymentPhase,
} from './paymentSession.ts';

const deny = { type: 'deny', visit: 'R-1 10:31' } as const;
const after = (...events: PaymentEvent[]) => events.reduce(paymentReducer, firstPaymentSession);

const waiting = { status: 'WAITING', canPay: true, expiresAt: null } as const;
const orderWith = (payment: object) =>
  toOrder(anOrder({ paymentMethod: 'paytech', payment: { ...waiting, ...payment } }));

it.each<[string, object, PaymentPhase]>([
  ['nobody has begun', {}, 'awaiting'],
  ['has begun', { state: 'pending', since: '2026-11-02T10:31:00.000Z' }, 'open'],
  ['is made', { status: 'PAID', canPay: false }, 'settled'],
])('A payment that %s', (_what, payment, phase) => {
  expect(paymentPhase(orderWith(payment), undefined)).toBe(phase);
});

it('The payment of a loading order is awaited, that of an unknown order is settled', () => {
  expect(paymentPhase(null, undefined)).toBe('awaiting');
  expect(paymentPhase(null, { status: 404, message: 'Inconnue' })).toBe('settled');
});

it.each(['resume', 'restore'] as const)('One action runs at a time: %s', (type) => {
  const busy = after({ type });
  for (const event of [{ type: 'resume' }, { type: 'restore' }, deny] as const)
    expect(paymentReducer(busy, event)).toBe(busy);
});

it('What failed is said until the next action', () => {
  const failed = after({ type: 'resume' }, { type: 'fail', error: 'Non.' });
  expect(failed).toEqual({ step: 'ready', denied: null, error: 'Non.' });
  expect(paymentReducer(failed, { type: 'restore' }).error).toBe(null);
});

it('A denial lasts until the shopper leaves for the payment page', () => {
  const failed = after(deny, { type: 'resume' }, { type: 'fail', error: 'Non.' });
  expect(failed.denied).toBe(deny.visit);
  expect(after(deny, { type: 'resume' }, { type: 'left' }).denied).toBe(null);
});
