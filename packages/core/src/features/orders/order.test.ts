import { anOrder, anOrderUpdate } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { formatInstant } from './formatInstant.ts';
import { toOrder } from './order.ts';

describe('An order', () => {
  it('has its history in the order of time, by what stateJSON says', () => {
    const order = toOrder(
      anOrder({
        updates: [
          anOrderUpdate({
            date: '2026-11-03T09:00:00Z',
            status: 'SHIPPED',
            stateJSON: '{"status":"VALIDATED","reason":"Vu"}',
          }),
          anOrderUpdate({
            date: '2026-11-04T09:00:00Z',
            status: 'SHIPPED',
            reason: 'Parti',
            stateJSON: '{"stat',
          }),
          anOrderUpdate({ date: '2026-11-02T09:00:00Z', status: 'WAITING_FOR_VALIDATION', stateJSON: null }),
        ],
      }),
    );
    expect(order?.updates).toEqual([
      { date: '2026-11-02T09:00:00.000Z', status: 'WAITING_FOR_VALIDATION', reason: null },
      { date: '2026-11-03T09:00:00.000Z', status: 'VALIDATED', reason: 'Vu' },
      { date: '2026-11-04T09:00:00.000Z', status: 'SHIPPED', reason: 'Parti' },
    ]);
  });

  it.each([
    ['created_at', { ref: 'R', created_at: '2026-11-02T09:00:00Z' }],
    ['a MongoDB date', { data: { ref: 'R', createdAt: { $date: '2026-11-02T09:00:00Z' } } }],
    ['stateJSON as an object', { ref: 'R', created_at: '2026-11-02T09:00:00Z', updates: [null, {}, 'x'] }],
  ])('is read with %s', (_what, body) => {
    expect(toOrder(body)).toMatchObject({
      ref: 'R',
      status: '',
      createdAt: '2026-11-02T09:00:00.000Z',
      updates: [],
      items: [],
      total: 0,
      subtotal: null,
    });
  });

  it.each([[null], [{}], [[]], ['x']])('is not in %j', (body) => {
    expect(toOrder(body)).toBe(null);
  });

  it('is dated in Dakar, on a 24-hour clock', () => {
    expect(formatInstant('2026-11-02T14:05:00Z')).toBe('2 novembre 2026 à 14:05');
    expect(formatInstant(null)).toBe('');
  });
});
