import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { PaymentState } from '../paymentPort.ts';

/** An answer, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>;

export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

// PayTech does not document its state names: these are taken from its events and its clients.
const states: readonly [RegExp, PaymentState][] = [
  [/^refund(ed|_complete)?$/i, 'refunded'],
  [/^(paid|success(ful)?|completed?|sale_complete|accepted)$/i, 'paid'],
  [/^((sale_)?(cancell?ed|expired|failed))$/i, 'cancelled'],
];

/** Outside `payment` these mean that the call succeeded, not that anything was paid. */
const callWords = /^(success(ful)?|completed?|accepted)$/i;

const isText = (word: unknown) => typeof word === 'string' && word !== '';
const stateOf = (word: string): PaymentState =>
  states.find(([pattern]) => pattern.test(word))?.[1] ?? 'pending';

/**
 * The payment state in a `get-status` response. Fields inside `payment` take precedence over those
 * beside it; contradictory values prove nothing, and the payment stays pending.
 */
export function readPaytechState(answer: Fields): PaymentState {
  const payment = toFields(answer['payment']);
  const inside = [payment['state'], payment['status'], payment['type_event']].filter(isText);
  const beside = [answer['state'], answer['status']].filter(
    (word) => isText(word) && !callWords.test(String(word)),
  );
  const words = inside.length > 0 ? inside : [...beside, answer['type_event']].filter(isText);
  const answeredStates = new Set(words.map((word) => stateOf(String(word))));
  const [state] = answeredStates;
  return answeredStates.size === 1 && state ? state : 'pending';
}

/** No name of a way to pay is longer, in characters. */
const longestMethod = 40;

/** How a payment was made, as PayTech names it: «Orange Money»; null where it does not say. */
export function methodOf(fields: Fields): string | null {
  const method = fields['payment_method'];
  const name = typeof method === 'string' ? cleanLine(method) : '';
  return name === '' || name.length > longestMethod ? null : name;
}

/** How the payment of a `get-status` answer was made. */
export const readPaytechMethod = (answer: Fields): string | null =>
  methodOf(toFields(answer['payment'])) ?? methodOf(answer);
