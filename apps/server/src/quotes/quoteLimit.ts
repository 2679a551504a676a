import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { countShared, type SharedLimit } from '../limits/sharedLimit.ts';

const daySeconds = 86_400;

/** Requests for a quote in the name of one address: each of them sends it a mail. Never lifted. */
export const quotesPerContact: SharedLimit = { max: 20, windowSeconds: daySeconds };

/** A refusal that says when to come back. */
export class TooManyQuotes extends Problem {
  override name = 'TooManyQuotes';
  readonly retryAfterSeconds: number;

  constructor(wait: number) {
    super(429, 'Trop de demandes de devis ont été envoyées avec cette adresse aujourd’hui. Revenez demain.');
    this.retryAfterSeconds = wait;
  }
}

/** Counts one request of an e-mail address; refuses it where there were enough today. */
export async function countQuote(tx: Tx, { store, server }: FastifyRequest, email: string): Promise<void> {
  const subject = server.signInKeys.subject(store.id, 'quote', email.toLowerCase());
  const wait = await countShared(tx, subject, quotesPerContact);
  if (wait > 0) throw new TooManyQuotes(wait);
}
