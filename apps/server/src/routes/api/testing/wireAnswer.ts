import type { LightMyRequestResponse } from 'fastify';
import { ErrorWire } from '@teranga/contract';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';

/** The body of a response, after checking its status and every field of its schema. */
export function wireAnswer<S extends TSchema>(
  schema: S,
  answer: LightMyRequestResponse,
  status = 200,
): Static<S> {
  // The body says why it is not.
  if (answer.statusCode !== status)
    throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body.slice(0, 500)}`);
  const body: unknown = answer.json();
  expect(Value.Errors(schema, body)).toEqual([]);
  return body as Static<S>;
}

/** The message of a refusal in the one shape of every failure. */
export const refusal = (answer: LightMyRequestResponse, status: number): ErrorWire =>
  wireAnswer(ErrorWire, answer, status);
