import { randomBytes } from 'node:crypto';
import type { SandboxPayment, SandboxStore, SandboxTransfer } from './sandboxPayment.ts';
import { webhookSignature, type Merchant } from './webhookSignature.ts';

/** What PayTech's API answers. */
type Answer = Record<string, unknown>;
type Fields = Readonly<Record<string, unknown>>;

/** The events of a payment, as PayTech names them. */
export type SandboxEvent = 'sale_complete' | 'sale_canceled' | 'refund_complete';

const tokenBytes = 16;
/** How every payment is made here. */
const sandboxMethod = 'Orange Money';
const refuse = (message: string): Answer => ({ success: 0, message });
const toTransferAnswer = ({ id, externalId, amount, phone, service, state }: SandboxTransfer): Answer => ({
  id_transfer: id,
  external_id: externalId,
  amount,
  destination_number: phone,
  service_name: service,
  state,
});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A fake PayTech without real money: the same endpoints, fields and signatures. Accepts any keys.
 */
export class PaytechSandbox {
  readonly #payments: SandboxStore;

  constructor(payments: SandboxStore) {
    this.#payments = payments;
  }

  /** POST /payment/request-payment. */
  async requestPayment(merchant: Merchant, body: Fields, publicUrl: string): Promise<Answer> {
    if (merchant.apiKey === '' || merchant.apiSecret === '')
      return { success: -1, message: 'Clé api invalide' };
    const { item_name: itemName, item_price: price, ref_command: command } = body;
    if (typeof price !== 'number' || !Number.isInteger(price) || price <= 0)
      return refuse('item_price est invalide');
    if (text(itemName) === '' || text(command) === '') return refuse('item_name et ref_command sont requis');
    if (await this.#payments.readByCommand(merchant.apiKey, text(command)))
      return refuse('ref_command existe déjà');
    const token = randomBytes(tokenBytes).toString('hex');
    await this.#payments.write({
      ...merchant,
      token,
      state: 'pending',
      command: text(command),
      itemName: text(itemName),
      price: String(price),
      currency: text(body['currency']) || 'XOF',
      env: text(body['env']) || 'prod',
      ipnUrl: text(body['ipn_url']),
      successUrl: text(body['success_url']),
      cancelUrl: text(body['cancel_url']),
      customField: text(body['custom_field']),
    });
    const url = `${publicUrl}/payment/checkout/${token}`;
    return { success: 1, token, redirect_url: url, redirectUrl: url };
  }

  /** GET /payment/get-status. */
  async status(merchant: Merchant, token: string): Promise<Answer> {
    const payment = await this.#payments.read(token);
    if (!payment || payment.apiKey !== merchant.apiKey || payment.apiSecret !== merchant.apiSecret)
      return refuse('Paiement introuvable');
    const { command, price, currency, state } = payment;
    return {
      success: 1,
      payment: {
        state,
        ref_command: command,
        item_price: Number(price),
        currency,
        token,
        ...(state === 'paid' && { payment_method: sandboxMethod }),
      },
    };
  }

  /** POST /payment/refund-payment. */
  async refund(merchant: Merchant, command: string): Promise<Answer> {
    const payment = await this.#payments.readByCommand(merchant.apiKey, command);
    if (!payment || payment.apiSecret !== merchant.apiSecret) return refuse('Paiement introuvable');
    if (!(await this.#payments.move(payment.token, 'paid', 'refunded')))
      return refuse('Paiement non remboursable');
    return { success: 1, message: 'Remboursement effectué' };
  }

  /** POST /transfer/transferFund. Two calls are two transfers, whatever their external id. */
  async transfer(merchant: Merchant, body: Fields): Promise<Answer> {
    const { amount, destination_number: phone, service } = body;
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0)
      return refuse('amount est invalide');
    if (text(phone) === '' || text(service) === '')
      return refuse('destination_number et service sont requis');
    const transfer: SandboxTransfer = {
      id: randomBytes(tokenBytes).toString('hex'),
      apiKey: merchant.apiKey,
      externalId: text(body['external_id']),
      amount,
      phone: text(phone),
      service: text(service),
      state: 'success',
    };
    await this.#payments.writeTransfer(transfer);
    return { success: 1, message: 'Transfert effectué', transfer: toTransferAnswer(transfer) };
  }

  /** GET /transfer/get-history. */
  async transfers(merchant: Merchant, phone: string): Promise<Answer> {
    const found = await this.#payments.readTransfers(merchant.apiKey, phone);
    return { success: 1, data: found.map(toTransferAnswer) };
  }

  read(token: string): Promise<SandboxPayment | null> {
    return this.#payments.read(token);
  }

  /** Pays as the shopper; false when the payment is no longer pending. */
  pay = (token: string): Promise<boolean> => this.#payments.move(token, 'pending', 'paid');
  /** The shopper gives up. */
  cancel = (token: string): Promise<boolean> => this.#payments.move(token, 'pending', 'canceled');
}

/** A webhook as PayTech sends it: a form, signed. `keys` of someone else make a forgery. */
export function sandboxWebhook(
  payment: SandboxPayment,
  event: SandboxEvent,
  keys: Merchant = payment,
): URLSearchParams {
  return new URLSearchParams({
    type_event: event,
    ref_command: payment.command,
    item_name: payment.itemName,
    item_price: payment.price,
    currency: payment.currency,
    command_name: payment.itemName,
    env: payment.env,
    token: payment.token,
    payment_method: sandboxMethod,
    client_phone: '+221770000000',
    custom_field: Buffer.from(payment.customField).toString('base64'),
    ...webhookSignature(payment.price, payment.command, keys),
  });
}
