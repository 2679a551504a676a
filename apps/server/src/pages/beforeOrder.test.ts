import type { OrderStatusWire } from '@teranga/contract';
import { expect, it } from 'vitest';
import { paidShop } from '../modules/payments/testing/paidShop.ts';
import { fillDisk } from '../testing/fullDisk.ts';
import { readOf, readPages } from './testing/readPages.ts';

const { asAdmin, inject, paytech, placed } = await paidShop({ renderer: readPages });

const stateOf = async (ref: string) =>
  (readOf(await inject('a', `/own/getOrder?ref=${ref}`)).body as OrderStatusWire).payment?.status;
const checks = () => paytech.calls.filter((call) => call === 'GET /payment/get-status').length;
/** Lets the pause between two checks pass. */
const pause = () => asAdmin("update payment_sessions set asked_at = asked_at - interval '5 seconds'");

it('a page shows what the provider says of an open payment', async () => {
  const { ref, payment } = await placed();
  expect(await stateOf(ref)).toBe('WAITING');
  await paytech.sandbox.pay(payment.token);
  await pause();
  expect(await stateOf(ref)).toBe('PAID');
});

it('pages query the provider at most once in five seconds, and not after the payment', async () => {
  const { ref, payment } = await placed();
  await Promise.all([stateOf(ref), stateOf(ref), stateOf(ref)]);
  expect(checks()).toBe(1);
  await paytech.sandbox.pay(payment.token);
  await pause();
  await stateOf(ref);
  await pause();
  await stateOf(ref);
  expect(checks()).toBe(2);
});

it('a page shows the order when the provider does not answer', async () => {
  const { ref } = await placed();
  paytech.setFault(() => 'error');
  expect(await stateOf(ref)).toBe('WAITING');
});

it('a page shows the order while nothing can be stored', async () => {
  const { ref } = await placed();
  await fillDisk({ asAdmin });
  expect(await stateOf(ref)).toBe('WAITING');
});
