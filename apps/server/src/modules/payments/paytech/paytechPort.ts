import type { PaymentEnv } from '@teranga/contract/admin';
import {
  PaymentRefused,
  type KnownPayment,
  type PartialRefund,
  type PartialRefundState,
  type PaymentLink,
  type PaymentPort,
  type PaymentRequest,
  type PaymentReport,
} from '../paymentPort.ts';
import type { PaytechKeys } from './paytechKeys.ts';
import { readPaytechWebhook } from './readPaytechWebhook.ts';
import { readTransferState, transferNumber, transferService } from './paytechTransfer.ts';
import { readPaytechMethod, readPaytechState, toFields, type Fields } from './paytechState.ts';

/** How long PayTech may take to answer, to the last byte. */
export const paytechTimeoutMs = 8_000;
/** Maximum length of a response, in bytes. */
const longestAnswer = 100_000;

/** The text of a response; empty when it is too long, as soon as that is known. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the download.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > longestAnswer) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Parses a response; empty when it is not JSON. The text is not included in an error, so it never
 * reaches a log.
 */
function readAnswer(text: string): Fields {
  try {
    return toFields(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Why PayTech said no, in whichever of its ways. */
function refusalOf(answer: Fields): string {
  const { message, errors, error } = answer;
  const reason = [message, errors, error].flat().find((text) => typeof text === 'string' && text !== '');
  return typeof reason === 'string' ? reason : 'no reason given';
}

/**
 * Returns false when a response contradicts the requested payment; fields it omits are not checked.
 */
function isAbout(answer: Fields, { command, amount }: KnownPayment): boolean {
  const payment = { ...answer, ...toFields(answer['payment']) } as Fields;
  const [ref, price] = [payment['ref_command'], payment['item_price'] ?? payment['amount']];
  return (ref === undefined || ref === command) && (price === undefined || Number(price) === amount);
}

/** A store's account at PayTech, or at anything that speaks its protocol. */
export class PaytechPort implements PaymentPort {
  readonly env: PaymentEnv;
  readonly #keys: PaytechKeys;
  readonly #baseUrl: string;

  constructor(keys: PaytechKeys, env: PaymentEnv, baseUrl: string) {
    this.#keys = keys;
    this.env = env;
    this.#baseUrl = baseUrl;
  }

  async requestPayment(request: PaymentRequest): Promise<PaymentLink> {
    const answer = await this.#call('/payment/request-payment', {
      item_name: request.title,
      item_price: request.amount,
      currency: 'XOF',
      ref_command: request.command,
      command_name: request.title,
      env: this.env,
      ipn_url: request.webhookUrl,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      custom_field: JSON.stringify({ store: request.storeId }),
    });
    const url = answer['redirect_url'] ?? answer['redirectUrl'];
    const { token } = answer;
    if (typeof token !== 'string' || token === '' || typeof url !== 'string' || !/^https?:\/\//.test(url))
      throw new Error('PayTech said yes without a link.');
    return { token, url };
  }

  readWebhook(raw: Parameters<PaymentPort['readWebhook']>[0]) {
    return readPaytechWebhook(raw, this.#keys);
  }

  async fetchReport(payment: KnownPayment): Promise<PaymentReport> {
    const answer = await this.#call(
      `/payment/get-status?token_payment=${encodeURIComponent(payment.token)}`,
      null,
    );
    if (!isAbout(answer, payment)) throw new Error('PayTech answered about another payment.');
    return { state: readPaytechState(answer), method: readPaytechMethod(answer) };
  }

  async refund({ command }: KnownPayment): Promise<void> {
    await this.#call('/payment/refund-payment', { ref_command: command });
  }

  /**
   * PayTech refunds whole payments only: a part is sent back as a transfer to the payer's number.
   */
  async refundPart({ key, amount, phone, method }: PartialRefund): Promise<PartialRefundState> {
    const [service, number] = [transferService(method), transferNumber(phone)];
    if (service === null || number === null)
      throw new PaymentRefused('PayTech sends nothing back to this number.');
    const answer = await this.#call('/transfer/transferFund', {
      amount,
      destination_number: number,
      service,
      external_id: key,
    });
    return readTransferState(toFields(answer['transfer']));
  }

  async findPartialRefund({ key, amount, phone }: PartialRefund): Promise<PartialRefundState | null> {
    const query = new URLSearchParams({ search_phone: transferNumber(phone) ?? '' });
    const { data } = await this.#call(`/transfer/get-history?${query}`, null);
    if (!Array.isArray(data)) throw new Error('PayTech answered without a list of transfers.');
    const found = data.map(toFields).find(({ external_id: id }) => id === key);
    if (!found) return null;
    if (Number(found['amount']) !== amount) throw new Error('PayTech answered about another transfer.');
    return readTransferState(found);
  }

  /** One call. PayTech says no with any HTTP status, so that only its own word counts. */
  async #call(path: string, body: object | null): Promise<Fields> {
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(paytechTimeoutMs),
      headers: {
        accept: 'application/json',
        API_KEY: this.#keys.apiKey,
        API_SECRET: this.#keys.apiSecret,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = readAnswer(await readText(response));
    if (Number(answer['success']) === 1) return answer;
    // A failing server may have carried out the request nevertheless.
    if (response.status >= 500 || !('success' in answer || 'error' in answer))
      throw new Error(`PayTech answered ${response.status} without a word that counts.`);
    throw new PaymentRefused(`PayTech refused: ${refusalOf(answer)}`);
  }
}
