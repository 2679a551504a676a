/** What someone is to be sent. */
export interface OutgoingMessage {
  channel: 'email' | 'sms';
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  /** E-mails only. */
  subject?: string;
  text: string;
  html?: string;
  /**
   * For an order that its recipient has not confirmed by a code: the key or number by which such
   * messages are counted each day.
   */
  countedAs?: string;
  /** To the store itself: one that does not leave is not noticed by another. */
  isNotice?: boolean;
  /** Holds a sign-in code: staff may not read it. */
  isSecret?: boolean;
  /** What a notice is about, where the next one waits. */
  noticeKind?: string;
}

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
 * The recipient's server will never accept this message, e.g. because of a wrong address. Any other
 * error from a port means that the message was not sent and is retried later.
 */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** A way out for messages: an SMTP server, an SMS gateway. */
export interface MessagePort {
  /**
   * True when resending under the same key never delivers twice. When false, a message whose
   * sending was interrupted is given up: its delivery is unknown, and no message may be sent twice.
   */
  readonly isIdempotent: boolean;
  /**
   * Sends, or throws. When `signal` aborts an attempt that takes too long, its delivery is unknown
   * too, so a port's own time-outs must be shorter.
   */
  send(message: MessageToSend, signal: AbortSignal): Promise<void>;
}

/** The ways out, by channel. */
export type MessagePorts = Record<OutgoingMessage['channel'], MessagePort>;

/** Sends nothing: the message stays in the outbox, where `/dev/outbox` lists it. */
export const savedMessages: MessagePort = { isIdempotent: true, send: () => Promise.resolve() };
