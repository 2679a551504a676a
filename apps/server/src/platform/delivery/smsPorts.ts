import type { SmsSettings } from '../config/deliverySettings.ts';
import { MessageRefused, type MessageToSend, type MessagePort } from './messagePort.ts';

type Settings<K extends SmsSettings['kind']> = Extract<SmsSettings, { kind: K }>;

/** Statuses after which the same request may succeed: rate limit, time-out, not authenticated. */
const passing = new Set([401, 403, 408, 425, 429]);
const firstServerError = 500;
/** A token is renewed so much before it ends. */
const renewEarlyMs = 60_000;

/**
 * Interprets a response: returns when sent, throws `MessageRefused` when it never will be, or
 * another error when it may be retried.
 */
function judge({ ok, status }: Response): void {
  if (ok) return;
  if (status >= firstServerError || passing.has(status))
    throw new Error(`Pas pris par le service de SMS (${status})`);
  throw new MessageRefused(`Refusé par le service de SMS (${status})`);
}

const asJson = (body: unknown, authorization: string | null, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  signal,
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(authorization !== null && { authorization }),
  },
  body: JSON.stringify(body),
});

/** Orange's token, fetched once for all messages until it ends. */
function orangeToken({ url, clientId, clientSecret }: Settings<'orange'>, now: () => number) {
  let token: { value: Promise<string>; until: number } | null = null;
  const load = async (signal: AbortSignal): Promise<string> => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await fetch(`${url}/oauth/v3/token`, {
      method: 'POST',
      signal,
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!answer.ok) throw new Error(`Le service de SMS ne donne pas d’accès (${answer.status})`);
    const body = (await answer.json()) as { access_token?: unknown; expires_in?: unknown };
    if (typeof body.access_token !== 'string') throw new Error('Le service de SMS ne donne pas d’accès');
    if (token) token.until = now() + Number(body.expires_in ?? 0) * 1_000 - renewEarlyMs;
    return body.access_token;
  };
  return {
    get: (signal: AbortSignal): Promise<string> => {
      if (token && now() < token.until) return token.value;
      const loading = { value: load(signal), until: Number.POSITIVE_INFINITY };
      token = loading;
      loading.value.catch(() => {
        if (token === loading) token = null;
      });
      return loading.value;
    },
    discard: () => {
      token = null;
    },
  };
}

/** Sends SMS by Orange's API. */
export function orangePort(settings: Settings<'orange'>, now: () => number = Date.now): MessagePort {
  const { url, sender, senderName } = settings;
  const token = orangeToken(settings, now);
  const post = async ({ to, text }: MessageToSend, signal: AbortSignal) => {
    const body = {
      outboundSMSMessageRequest: {
        address: `tel:${to}`,
        senderAddress: sender,
        ...(senderName !== null && { senderName }),
        outboundSMSTextMessage: { message: text },
      },
    };
    const place = `${url}/smsmessaging/v1/outbound/${encodeURIComponent(sender)}/requests`;
    return fetch(place, asJson(body, `Bearer ${await token.get(signal)}`, signal));
  };
  return {
    isIdempotent: false,
    send: async (message, signal) => {
      let answer = await post(message, signal);
      if (answer.status === 401) {
        token.discard();
        answer = await post(message, signal);
      }
      judge(answer);
    },
  };
}

/**
 * Sends SMS through a gateway that takes `{id, to, text, from}` as JSON; `id` is the same when a
 * message is resent.
 */
export function gatewayPort({ url, token }: Settings<'http'>): MessagePort {
  return {
    isIdempotent: false,
    send: async ({ key, store, to, text }, signal) => {
      const authorization = token === null ? null : `Bearer ${token}`;
      judge(await fetch(url, asJson({ id: key, to, text, from: store.name }, authorization, signal)));
    },
  };
}
