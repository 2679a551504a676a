import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { createRef, showRef } from '../../../platform/references/orderRef.ts';
import { testApp } from '../../../testing/testApp.ts';
import { paymentCallsPerSession } from '../../../modules/payments/callLimits.ts';
import { viewsPerAddress } from '../../../plugins/limitOrderViews.ts';

const { inject, session } = await testApp();

const tries = isWhole ? 10_000 : 1_000;
const atOnce = 100;
const unknown = '{"message":"Commande introuvable."}';
const tooMany = /^\{"message":"Trop de requêtes\. Veuillez réessayer dans \d+ secondes?\."\}$/;

/** A guess: a valid reference, or every tenth time an invalid text. */
const guess = (index: number) => (index % 10 === 0 ? randomBytes(4).toString('hex') : showRef(createRef()));

it.each(['payment', 'cart'])('POST /api/orders/{ref}/%s reveals nothing to a guesser', async (call) => {
  const visitor = await session();
  const said = [];
  for (let index = 0; index <= paymentCallsPerSession; index += 1)
    said.push((await visitor.post(`/api/orders/${guess(index)}/${call}`)).body);
  expect(said.slice(0, paymentCallsPerSession)).toEqual(
    Array.from({ length: paymentCallsPerSession }, () => unknown),
  );
  expect(said.at(-1)).toMatch(tooMany);
});

it(
  'references guessed from one address get the same response 600 times, then a 429',
  { timeout: 60_000 },
  async () => {
    const said = new Map<string, number>();
    for (let index = 0; index < tries; index += atOnce) {
      const looks = Array.from({ length: atOnce }, (_, at) =>
        inject('a', `/api/orders-status/${guess(index + at)}`),
      );
      for (const { statusCode, body } of await Promise.all(looks)) {
        const answer = `${statusCode} ${tooMany.test(body) ? 'too many' : body}`;
        said.set(answer, (said.get(answer) ?? 0) + 1);
      }
    }
    expect([...said]).toEqual([
      [`404 ${unknown}`, viewsPerAddress],
      ['429 too many', tries - viewsPerAddress],
    ]);
  },
);
