import type { OutgoingMessage } from './outbox.ts';

/** A message about to leave. */
export interface MessageToSend extends OutgoingMessage {
  /** The same for every attempt at this message, and for no other message: `boutique-17`. */
  key: string;
  /** The store it leaves from. */
  store: { id: string; name: string };
  /** The store's address that the reader uses; absent: the store's first. */
  siteUrl?: string;
}

/**
 * The other end will never take this message: a wrong address, say. Whatever else a port throws means that the message has not
 * left, and is tried again later.
 */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** A way out for messages: an SMTP server, an SMS gateway. */
export interface MessagePort {
  /**
   * True when sending again under the same key reaches nobody twice. Where it does not, a message whose sending was cut short is
   * given up: nobody can tell whether it went, and none is ever doubled.
   */
  readonly isIdempotent: boolean;
  /** Sends, or throws; when `signal` ends an attempt that takes too long, nobody can tell either. A port's own time-outs are shorter. */
  send(message: MessageToSend, signal: AbortSignal): Promise<void>;
}

/** The ways out, by channel. */
export type MessagePorts = Record<OutgoingMessage['channel'], MessagePort>;

/** Sends nothing: the message stays in the outbox, where `/dev/outbox` shows it. */
export const savedMessages: MessagePort = { isIdempotent: true, send: () => Promise.resolve() };
