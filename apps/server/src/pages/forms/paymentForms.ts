import { payOrder, restoreCart } from '@teranga/core/features/checkout/actions';
import { findOrderPath, paymentCancelHref } from '@teranga/core/features/orders/links';
import {
  paymentCallsPerAddress,
  paymentCallsPerReference,
  paymentCallsPerSession,
} from '../../modules/payments/callLimits.ts';
import { restoreCart as restore } from '../../modules/payments/restoreCart.ts';
import { resumePayment } from '../../modules/payments/resumePayment.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { visitorOf } from '../../platform/http/visitorOf.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { perAddress, perSession, type CallLimit } from '../../plugins/limitCalls.ts';
import type { Fields } from './formBody.ts';
import { formRoute } from './formRoute.ts';

const longestKey = 40;
const givenRef = (body: unknown) => (body as Fields | undefined)?.['ref'] ?? '';

const limits: readonly CallLimit[] = [
  {
    max: paymentCallsPerReference,
    key: ({ store, body }) => `${store.id} ${givenRef(body).slice(0, longestKey)}`,
    isAlways: true,
  },
  perSession(paymentCallsPerSession),
  perAddress(paymentCallsPerAddress),
];

/** The stored form of a reference; an invalid one gets the same 404 as an unknown one. */
function refOf(text: string): string {
  const ref = readRef(text);
  if (ref === null) throw new HttpError(404, 'Commande introuvable.');
  return ref;
}

const orderPage = ({ fields: { ref } }: { fields: Fields }) => (ref ? paymentCancelHref(ref) : findOrderPath);

/** The forms of an order that waits for its payment. */
export const paymentForms = [
  formRoute({
    action: payOrder,
    what: 'Payer la commande',
    isOnlyForm: true,
    limits,
    page: orderPage,
    run: ({ request, values }) => resumePayment(request, refOf(values.ref)),
  }),
  formRoute({
    action: restoreCart,
    what: 'Remettre les articles dans le panier',
    isOnlyForm: true,
    limits,
    page: orderPage,
    run: async ({ request, values }) => {
      const { server, store } = request;
      const ref = refOf(values.ref);
      const { message } = await restore(server.payments, store.id, ref, visitorOf(request), new Date());
      return message === null ? null : { values: {}, message };
    },
  }),
];
