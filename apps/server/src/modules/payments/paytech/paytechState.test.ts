import { describe, expect, it } from 'vitest';
import { readPaytechMethod, readPaytechState } from './paytechState.ts';

describe('what get-status says of a payment', () => {
  it.each([
    ['paid', { success: 1, payment: { state: 'completed' } }],
    ['paid', { success: 1, payment: { status: 'success' } }],
    ['paid', { success: 1, payment: { state: 'Paid', status: 'SUCCESS' } }],
    ['paid', { success: 1, type_event: 'sale_complete' }],
    ['paid', { success: 1, status: 'paid' }],
    ['cancelled', { success: 1, payment: { state: 'canceled' } }],
    ['cancelled', { success: 1, type_event: 'sale_canceled' }],
    ['cancelled', { success: 1, payment: { state: 'expired' } }],
    ['cancelled', { success: 1, payment: { status: 'failed' } }],
    ['cancelled', { success: 1, type_event: 'sale_failed' }],
    ['refunded', { success: 1, payment: { state: 'refunded' } }],
    ['refunded', { success: 1, type_event: 'refund_complete' }],
    ['pending', { success: 1, status: 'success', message: 'ok', payment: { state: 'pending' } }],
    ['pending', { success: 1, status: 'completed' }],
    ['pending', { success: 1, state: 'success', type_event: '' }],
    ['pending', { success: 1, payment: { state: 'pending' }, type_event: 'sale_complete' }],
    ['pending', { success: 1, payment: { state: 'paid', status: 'cancelled' } }],
    ['pending', { success: 1, payment: { state: 'unheard of' } }],
    ['pending', { success: 1, payment: { state: 1 } }],
    ['pending', { success: 1, payment: 'paid' }],
    ['pending', { success: 1 }],
  ])('is %s for %j', (state, answer) => {
    expect(readPaytechState(answer)).toBe(state);
  });
});

describe('how get-status says that a payment was made', () => {
  it.each([
    ['Orange Money', { payment: { payment_method: ' Orange  Money ' } }],
    ['Wave', { payment_method: 'Wave', payment: { state: 'paid' } }],
    [null, { payment: { payment_method: '' } }],
    [null, { payment: { payment_method: 7 } }],
    [null, { payment: { payment_method: 'x'.repeat(41) } }],
    [null, {}],
  ])('is %j for %j', (method, answer) => {
    expect(readPaytechMethod(answer)).toBe(method);
  });
});
