import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkOrderPayment } from '../modules/payments/checkPayment.ts';
import { refuseBeyond } from '../platform/limits/refuseBeyond.ts';
import { readRef } from '../platform/references/orderRef.ts';
import { countCalls } from '../plugins/limitCalls.ts';
import { orderViewLimits } from '../plugins/limitOrderViews.ts';

/**
 * How long a page waits for the payment provider's report; afterwards it shows what is known.
 */
const providerTimeoutMs = 3_000;

/** Whatever a page's address names an order by: its last segment, or the query's `ref`. */
function refInAddress({ url }: FastifyRequest): string {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  return searchParams.get('ref') ?? pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** Runs before a page reads an order. */
export type BeforeOrder = (reply: FastifyReply, ref: string) => Promise<void>;

/**
 * Limits how many orders pages show, and checks an open payment with the provider first: a page
 * without JavaScript has no other way to query it.
 */
export function makeBeforeOrder(app: FastifyInstance): BeforeOrder {
  const limits = countCalls(app, orderViewLimits(refInAddress));
  return async (reply, ref) => {
    const { request, server } = reply;
    await refuseBeyond(request, reply, limits(request));
    const stored = readRef(ref);
    if (stored === null) return;
    // The order is shown also while nothing can be stored.
    const checked = checkOrderPayment(server.payments, request.store.id, stored, new Date()).catch(
      (error: unknown) => request.log.warn(error, 'The payment could not be checked'),
    );
    await Promise.race([checked, wait(providerTimeoutMs, undefined, { ref: false })]);
  };
}
