import { CodeSentWire, SignedInWire } from '@teranga/contract';
import { beforeEach } from 'vitest';
import {
  testApp,
  type TestAppOptions,
  type TestSession,
  type TestStoreId,
} from '../../../../testing/testApp.ts';
import { wireAnswer } from '../../testing/wireAnswer.ts';

/** Who registers in tests. */
export const awa = { name: 'Awa Diop', address: 'Rue 10, Mermoz', phone: '77 123 45 67', email: null };
/** Awa's number as stored. */
export const awaPhone = '+221771234567';

interface Sent {
  channel: string;
  to: string;
  subject: string | null;
  text: string;
}

const sendRequest = (visitor: TestSession, path: string, body: object) =>
  visitor.post(`/api/auth/${path}`, body);

/** A server whose stores have no customers before each test. */
export async function signInShop(options: TestAppOptions = {}) {
  const server = await testApp(options);
  const { app, db, asAdmin, empty } = server;
  beforeEach(() =>
    empty(
      'outbox',
      'contact_codes',
      'limit_counts',
      'customers',
      'customer_tokens',
      'carts',
      'wishlist_lines',
      'orders',
    ),
  );

  /** The sent messages, oldest first. */
  const sent = (store: TestStoreId = 'a') =>
    db.withStore(store, async (tx) => {
      const { rows } = await tx.query<Sent>(
        'select channel, recipient as "to", subject, text from outbox order by id',
      );
      return rows;
    });
  /** The newest code sent to a contact; null when its newest message contains none. */
  const codeFor = async (contact: string, store: TestStoreId = 'a') => {
    const newest = (await sent(store)).findLast(({ to }) => to === contact);
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? null;
  };
  /** Lets time pass for codes and limits. */
  const pass = async (seconds: number) => {
    await asAdmin(
      `update limit_counts set last_at = last_at - make_interval(secs => $1), began_at = began_at - make_interval(secs => $1)`,
      [seconds],
    );
    await asAdmin(
      `update contact_codes set expires_at = expires_at - make_interval(secs => $1),
         earlier_expires_at = earlier_expires_at - make_interval(secs => $1)`,
      [seconds],
    );
  };
  const requested = async (visitor: TestSession, path: string, body: object) =>
    wireAnswer(CodeSentWire, await sendRequest(visitor, path, body)).contact;
  const verify = (visitor: TestSession, login: string, otp: string | null) =>
    sendRequest(visitor, 'verify-otp', { login, otp: otp ?? 'aucun' });

  /** The same visitor, signed in: the new session and the token. */
  const signedIn = async (visitor: TestSession, login: string, store: TestStoreId = 'a') => {
    const answer = await verify(visitor, login, await codeFor(login, store));
    const { token, ...rest } = wireAnswer(SignedInWire, answer);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const host = visitor.headers.host;
    const csrf = (await app.inject({ url: '/csrf-token', headers: { host, cookie } })).json<{
      csrfToken: string;
    }>();
    const headers = { host, cookie, 'x-csrf-token': csrf.csrfToken, authorization: `Bearer ${token}` };
    const post = (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    const get = (url: string) => app.inject({ url, headers });
    return { token, headers, post, get, ...rest };
  };
  /** Registers, and types the code. */
  const registered = async (account: object = awa, store: TestStoreId = 'a') => {
    const visitor = await server.session(store);
    const contact = await requested(visitor, 'register', account);
    return signedIn(visitor, contact, store);
  };
  return { ...server, sent, codeFor, pass, sendRequest, requested, verify, signedIn, registered };
}
