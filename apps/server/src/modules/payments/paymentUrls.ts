import type { FastifyRequest } from 'fastify';
import { shopperUrl } from '../stores/shopperUrl.ts';
import { siteUrlOf } from '../stores/storeSettings.ts';
import type { PaymentUrls } from './openPayment.ts';

/** Where the provider sends this shopper back to, and where it notifies the store. */
export const paymentUrls = (request: FastifyRequest): PaymentUrls => ({
  returnUrl: shopperUrl(request),
  webhookUrl: `${siteUrlOf(request.store, request.server.config)}/api/payments/paytech/ipn`,
});
