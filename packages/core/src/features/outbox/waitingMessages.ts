import { toFields, toNumber } from '../../lib/wire/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { jsonSlot } from '../../lib/services/index.ts';

/**
 * TTL of a queued message in days: shorter than the server's key retention, or it could be stored
 * twice.
 */
export const waitingDays = 6;
/** Messages that wait at most. */
const mostWaiting = 10;

/** Kinds of messages that may be queued; orders never are. */
export const waitingKinds = ['contact', 'quote'] as const;
type WaitingKind = (typeof waitingKinds)[number];

/** A message that waits for the network. */
export interface WaitingMessage {
  kind: WaitingKind;
  /** Idempotency key of every attempt: the server stores one message per key. */
  key: string;
  body: object;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Shown when a message waits. */
export const waitingText =
  'Votre message partira dès que la connexion le permet. Il est gardé sur cet appareil : vous pouvez fermer la page et rouvrir la boutique plus tard, il ne partira qu’une fois.';

function readMessage(value: unknown): WaitingMessage[] {
  const { kind, key, body, writtenAt } = toFields(value);
  const waitingKind = waitingKinds.find((each) => each === kind);
  if (!waitingKind || typeof key !== 'string' || typeof body !== 'object' || body === null) return [];
  return [{ kind: waitingKind, key, body, writtenAt: toNumber(writtenAt) }];
}

const slotOf = (storeId: string) =>
  jsonSlot<WaitingMessage[]>(`outbox:${storeId}`, 'local', [], (value) =>
    Array.isArray(value) ? value.flatMap(readMessage) : [],
  );

/** The queued messages, oldest first. */
export function readWaiting(): AppThunk<WaitingMessage[]> {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).get(storage);
}

/** Queues a message until the network is back; false without storage, or when the queue is full. */
export function saveWaitingMessage(message: Omit<WaitingMessage, 'writtenAt'>): AppThunk<boolean> {
  return (dispatch, getState, { storage, clock }) => {
    const others = dispatch(readWaiting()).filter(({ key }) => key !== message.key);
    if (others.length >= mostWaiting) return false;
    slotOf(getState().settings.storeId).set(storage, [...others, { ...message, writtenAt: clock.now() }]);
    return dispatch(readWaiting()).some(({ key }) => key === message.key);
  };
}

/** Lets a message wait no longer. What another tab added meanwhile stays. */
export function dropWaiting(dropped: string): AppThunk {
  return (dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const left = dispatch(readWaiting()).filter(({ key }) => key !== dropped);
    if (left.length > 0) slot.set(storage, left);
    else slot.clear(storage);
  };
}
