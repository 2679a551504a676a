import type { OrderRefusedWire } from '@teranga/contract';
import { readableContact } from '@teranga/core/features/account/rules';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../../platform/http/visitorOf.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { waitText } from '../../platform/limits/waitText.ts';
import { shopperUrl } from '../stores/shopperUrl.ts';
import type { OrderContext } from './orderIntent.ts';
import type { CodeRequired } from './refuseOrder.ts';
import { sendOrderCode } from './takeOrder.ts';

/** Who orders, where and when, and what orders of the same session and address are counted by. */
export function orderContext(request: FastifyRequest): Omit<OrderContext, 'confirmed'> {
  const { server, store, customer, ip } = request;
  return {
    visitor: visitorOf(request),
    customerId: customer?.id ?? null,
    siteUrl: shopperUrl(request),
    now: new Date(),
    ipKey: server.config.hasRateLimits ? server.signInKeys.subject(store.id, 'address', networkOf(ip)) : null,
    canSend: server.canSend,
  };
}

/**
 * Sends the code that an order needs, and says where; `isResent`: the shopper requests another one.
 */
export async function requireCode(
  request: FastifyRequest,
  { contact }: CodeRequired,
  isResent = false,
): Promise<OrderRefusedWire> {
  const seconds = await sendOrderCode(request, contact);
  const sentTo = readableContact(contact.address);
  const where = `${contact.channel === 'sms' ? 'au' : 'à'} ${sentTo}`;
  return {
    message:
      isResent && seconds > 0
        ? `Un code vient d’être envoyé ${where}. Vous pourrez en demander un autre dans ${waitText(seconds)}.`
        : `Pour confirmer votre commande, tapez le code envoyé ${where}.`,
    codeRequired: true,
    contact: contact.address,
  };
}
