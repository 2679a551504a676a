import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/httpError.ts';
import { checkOrderPayment } from './checkPayment.ts';
import { openPayment, type PaymentOutcome } from './openPayment.ts';
import { paymentUrls } from './paymentUrls.ts';

function refuseClosed({ order }: Extract<PaymentOutcome, { kind: 'closed' }>): never {
  const when = order.delivery_kind === 'pickup' ? 'au retrait' : 'à la livraison';
  if (order.payment_method !== 'paytech') throw new HttpError(409, `Cette commande se paie ${when}.`);
  if (order.payment_status === 'PAID') throw new HttpError(409, 'Cette commande est déjà payée.');
  throw new HttpError(409, 'Cette commande ne peut plus être payée en ligne.');
}

/** Where an order that waits for its payment is paid; `ref` as it is stored. */
export async function resumePayment(request: FastifyRequest, ref: string): Promise<string> {
  const { server, store, log } = request;
  // Checks first, so that a payment settled meanwhile is not made again; if the provider does not
  // respond, the existing link is used.
  await checkOrderPayment(server.payments, store.id, ref, new Date());
  const outcome = await openPayment(server.payments, store.id, ref, paymentUrls(request));
  if (outcome.kind === 'unknown') throw new HttpError(404, 'Commande introuvable.');
  if (outcome.kind === 'closed') return refuseClosed(outcome);
  if (outcome.kind === 'link') return outcome.url;
  log.warn({ err: outcome.error }, 'a payment link could not be had');
  throw new HttpError(503, 'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.');
}
