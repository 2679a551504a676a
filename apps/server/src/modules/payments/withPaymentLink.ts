import type { OrderPlacedWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { readRef } from '../../platform/references/orderRef.ts';
import { openPayment, type PaymentOutcome } from './openPayment.ts';
import { paymentUrls } from './paymentUrls.ts';

const noLinkMessage =
  "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.";

/**
 * The response for an order to be paid online: it succeeds even when the link could not be created.
 */
export async function withPaymentLink(
  request: FastifyRequest,
  placed: OrderPlacedWire,
): Promise<OrderPlacedWire> {
  const { payments } = request.server;
  const ref = readRef(placed.data.ref) ?? '';
  const outcome = await openPayment(payments, request.store.id, ref, paymentUrls(request)).catch(
    (error: unknown): PaymentOutcome => ({ kind: 'failed', error }),
  );
  if (outcome.kind === 'failed')
    request.log.warn({ err: outcome.error }, 'an order was placed without a payment link');
  const paymentUrl = 'url' in outcome ? outcome.url : null;
  const message = paymentUrl === null ? noLinkMessage : placed.message;
  return { ...placed, message, data: { ...placed.data, paymentUrl } };
}
