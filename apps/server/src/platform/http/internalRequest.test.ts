import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { callInProcess, designInProcess, isInternalRequest } from './internalRequest.ts';

/** The design that a call sees at each turn while other calls start and end. */
async function watched(turns: number): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await setImmediate();
    seen.push(designInProcess());
  }
  return seen;
}

it('identifies an internal call by its design until it ends, whatever other calls start and end', async () => {
  const calls = await Promise.all([
    callInProcess('mur', () => watched(1)),
    callInProcess('sandaga', () => watched(4)),
    watched(4),
  ]);
  const again = await callInProcess('mur', () => watched(1));
  expect([calls, again, isInternalRequest()]).toEqual([
    [['mur'], Array.from({ length: 4 }, () => 'sandaga'), Array.from({ length: 4 })],
    ['mur'],
    false,
  ]);
});
