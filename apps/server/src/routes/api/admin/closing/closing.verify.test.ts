import { ClosingStateWire } from '@teranga/contract/admin';
import { expect, it } from 'vitest';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { signedIn } = await staffShop();
const owner = await signedIn('owner');
const url = '/api/admin/closing';
const closing = async () => wireAnswer(ClosingStateWire, await owner.call('GET', url)).closing;

it.each([{ zork: 1 }, ['zork']])('A store is not closed by a request that says more: %j', async (payload) => {
  const field = Array.isArray(payload) ? '0' : 'zork';
  expect(refusal(await owner.call('PUT', url, { payload }), 422).errors).toHaveProperty(field);
  expect(await closing()).toBeNull();
});

it('A store is closed by a request without fields', async () => {
  await owner.call('PUT', url, { payload: {} });
  expect(await closing()).not.toBeNull();
});
