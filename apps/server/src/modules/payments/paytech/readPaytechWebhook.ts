import { createHash, createHmac } from 'node:crypto';
import { isSameText } from '../../../platform/secrets/sessions.ts';
import type { PaymentWebhook, RawWebhook } from '../paymentPort.ts';
import type { PaytechKeys } from './paytechKeys.ts';
import { methodOf } from './paytechState.ts';

type Fields = Readonly<Record<string, string>>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The HMAC that PayTech computes. `price` is the original text: reformatting it would change the
 * HMAC.
 */
function paytechHmac(price: string, command: string, { apiKey, apiSecret }: PaytechKeys): string {
  return createHmac('sha256', apiSecret).update(`${price}|${command}|${apiKey}`).digest('hex');
}

/** The fields that show who sends a webhook. */
const paytechSignature = (price: string, command: string, keys: PaytechKeys): Fields => ({
  api_key_sha256: sha256(keys.apiKey),
  api_secret_sha256: sha256(keys.apiSecret),
  hmac_compute: paytechHmac(price, command, keys),
});

function toTexts(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).flatMap(([name, field]) => {
    const text = typeof field === 'number' ? String(field) : field;
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Parses a webhook's fields: form-encoded as PayTech documents it, or JSON, which some of its
 * servers reportedly send.
 */
function readFields({ body }: RawWebhook): Fields {
  return body.trimStart().startsWith('{')
    ? toTexts(parseJson(body))
    : Object.fromEntries(new URLSearchParams(body));
}

/** Parses our custom field, which is returned as JSON or as base64-encoded JSON. */
function readCustom(text: string | undefined): Fields {
  if (text === undefined) return {};
  return toTexts(parseJson(text) ?? parseJson(Buffer.from(text, 'base64').toString('utf8')));
}

/** Parses a webhook; null unless it carries every signature of these keys. */
export function readPaytechWebhook(raw: RawWebhook, keys: PaytechKeys): PaymentWebhook | null {
  const fields = readFields(raw);
  const command = fields['ref_command'] ?? '';
  const price = fields['final_item_price'] ?? fields['item_price'] ?? '';
  // Compares all of them, so that the response time reveals nothing.
  const matches = Object.entries(paytechSignature(price, command, keys)).map(([name, expected]) =>
    isSameText(fields[name] ?? '', expected),
  );
  if (matches.includes(false) || command === '') return null;
  const { store } = readCustom(fields['custom_field']);
  return {
    command,
    token: fields['token'] || null,
    amount: /^\d+(\.0+)?$/.test(price) ? Number(price) : Number.NaN,
    currency: (fields['currency'] ?? '').toUpperCase(),
    env: fields['env'] === 'test' ? 'test' : 'prod',
    storeId: store ?? null,
    method: methodOf(fields),
  };
}
