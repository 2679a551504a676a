import type { OrderRefusedWire } from '@teranga/contract';
import { readableContact } from '@teranga/core/features/account/rules';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../../platform/http/visitorOf.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
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

/** Sends the code that an order needs, and says where. */
export async function requireCode(
  request: FastifyRequest,
  { contact }: CodeRequired,
): Promise<OrderRefusedWire> {
  await sendOrderCode(request, contact);
  const sentTo = readableContact(contact.address);
  return {
    message: `Pour confirmer votre commande, tapez le code envoyé ${contact.channel === 'sms' ? 'au' : 'à'} ${sentTo}.`,
    codeRequired: true,
    contact: contact.address,
  };
}
