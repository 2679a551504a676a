import type { OrderRequestWire, PaymentMethod } from '@teranga/contract';
import { placeOrder } from '@teranga/core/features/checkout/actions';
import { readBuyNow } from '@teranga/core/features/checkout/buy-now';
import { confirmationHref, paymentCancelHref, paymentSuccessHref } from '@teranga/core/features/orders/links';
import type { PostedForm } from '@teranga/core/lib/posted';
import type { FastifyRequest } from 'fastify';
import { readCode } from '../../modules/accounts/readCode.ts';
import { refuseGuess } from '../../modules/accounts/verifyCode.ts';
import { readWithdrawn } from '../../modules/cart/readCart.ts';
import { findOrderByKey } from '../../modules/orders/findOrderByKey.ts';
import { anyone, type IdempotencyKey } from '../../modules/orders/idempotency.ts';
import { orderContext, requireCode } from '../../modules/orders/orderContext.ts';
import { OrderConflict } from '../../modules/orders/orderIntent.ts';
import { wasPaid } from '../../modules/orders/orderToPay.ts';
import { readOrderForm, toOrderIntent } from '../../modules/orders/readOrderIntent.ts';
import { CodeRequired } from '../../modules/orders/refuseOrder.ts';
import { takeOrder } from '../../modules/orders/takeOrder.ts';
import { withPaymentLink } from '../../modules/payments/withPaymentLink.ts';
import { findZone, type DeliveryZone } from '../../modules/stores/deliveryZones.ts';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inStore } from '../../platform/http/inStore.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import type { Fields } from './formBody.ts';
import { orderDetails } from './formDetails.ts';
import { formRoute, type NextStep } from './formRoute.ts';
import { readItems, searchOf } from './orderItems.ts';
import { promoLimits, tryPromo } from './promoForms.ts';
import { incompleteOrder } from '../../platform/http/incompleteForm.ts';

const unprocessable = 422;
const tooMany = 429;
const checkoutHref = '/checkout';
const emptyText = 'Votre commande n’est pas passée\u00a0: votre panier est vide.';

/** Whether a form names a code, which its answer says to be right or wrong. */
const namesPromo = ({ body }: FastifyRequest) => Boolean((body as Fields | undefined)?.['promoCode']?.trim());

/** The order that was placed with the form's key; null before it. */
async function placedBefore(tx: Tx, key: IdempotencyKey | null) {
  return key && (await findOrderByKey(tx, key)).order;
}

const otherKindText =
  'Le mode de livraison a changé. Vérifiez le lieu et le montant de votre commande, puis confirmez.';

/** Refuses a place of the other kind: the page had shown the places of the kind chosen before. */
function refuseOtherKind({ deliveryKind, deliveryZone = '' }: Fields, zones: readonly DeliveryZone[]): void {
  const zone = findZone(zones, deliveryZone);
  const isOther = zone !== null && deliveryKind !== undefined && (zone.kind ?? 'delivery') !== deliveryKind;
  if (isOther) throw new HttpError(409, otherKindText);
}

interface OrderFields extends Fields {
  paymentMethod: PaymentMethod;
}

/** Places the order of a form, once per key. */
async function order(
  request: FastifyRequest,
  {
    key,
    fields,
    expectedTotal,
    otp,
  }: { key: IdempotencyKey | null; fields: OrderFields; expectedTotal: number | null; otp: string | null },
) {
  const search = searchOf(request);
  return inStore(request, async (tx) => {
    const before = await placedBefore(tx, key);
    if (before) return { placed: before };
    const items = await readItems(tx, request, search);
    // Another press of the same button may have ordered the cart since.
    const meanwhile = items.length === 0 ? await placedBefore(tx, key) : null;
    if (meanwhile) return { placed: meanwhile };
    if (items.length === 0) throw new OrderConflict(emptyText);
    const { zones } = await readStoreTerms(tx);
    refuseOtherKind(fields, zones);
    const read = await readOrderForm(fields, zones);
    if ('errors' in read) throw new HttpError(422, incompleteOrder, read.errors);
    const { firstName, lastName, phone, email, address, city, postalCode, deliveryZone } = read.form;
    const body: OrderRequestWire = {
      firstName,
      lastName,
      phone,
      email,
      address,
      city,
      postalCode: postalCode || null,
      deliveryZone,
      items,
      promoCode: fields['promoCode']?.trim() || null,
      paymentMethod: fields.paymentMethod,
      ...(expectedTotal !== null && { expectedTotal }),
      buyNow: search !== '' && readBuyNow(new URLSearchParams(search)) !== null,
    };
    const intent = toOrderIntent(read.form, body);
    return { answer: await takeOrder(tx, request, { key, intent, otp, context: orderContext(request) }) };
  });
}

/**
 * What follows a placed order: its confirmation, the page where it is paid, or the payment's
 * result.
 */
async function follow(request: FastifyRequest, ref: string, method: PaymentMethod): Promise<string> {
  if (method === 'cod') return confirmationHref(ref);
  // A form that is resent may be that of an order which was paid since.
  if (await inStore(request, (tx) => wasPaid(tx, readRef(ref) ?? ''))) return paymentSuccessHref(ref);
  const placed = { success: true, message: '', data: { ref, paymentUrl: null, total: 0 } };
  const { data } = await withPaymentLink(request, placed);
  return data.paymentUrl ?? paymentCancelHref(ref);
}

/** The checkout page's conflict, as the page says it, with the products that left the cart. */
async function toHttpError(request: FastifyRequest, error: unknown): Promise<unknown> {
  if (!(error instanceof OrderConflict)) return error;
  const { message, errors } = error;
  const names =
    searchOf(request) === '' ? await inStore(request, (tx) => readWithdrawn(tx, request.visitor)) : [];
  return new HttpError(
    409,
    [...names.map((name) => `${name} n’est plus en vente.`), message].join(' '),
    errors,
  );
}

/** Refuses a cart without anything to order. */
async function refuseEmpty(request: FastifyRequest): Promise<void> {
  const items = await inStore(request, (tx) => readItems(tx, request, searchOf(request)));
  if (items.length === 0) throw new OrderConflict(emptyText);
}

/** Ordering. */
export const checkoutForms = [
  formRoute({
    action: placeOrder,
    what: 'Passer la commande',
    details: orderDetails,
    page: ({ request }) => checkoutHref + searchOf(request),
    limits: promoLimits.map((limit) => ({
      ...limit,
      key: (request) => (namesPromo(request) ? limit.key(request) : null),
    })),
    complete: async ({ request, fields }, posted, status): Promise<PostedForm> => {
      if (status === tooMany) return posted;
      const { values, error } = await tryPromo(request, fields, searchOf(request));
      const isKnown = posted.errors['promoCode'] !== undefined || error === null;
      return {
        ...posted,
        values: { ...posted.values, ...values },
        errors: isKnown ? posted.errors : { ...posted.errors, promoCode: error },
      };
    },
    run: async ({ request, values, fields, isNewVisitor }): Promise<string | NextStep> => {
      const { paymentMethod, orderKey, expectedTotal = null, otp } = values;
      // Two presses of a new visitor come without a session: the page's key alone makes them one.
      const sender = isNewVisitor ? anyone : senderOf(request);
      const key = orderKey === '' ? null : { key: orderKey, sender };
      const isResent = fields['resend'] !== undefined;
      const code = otp === '' || isResent ? null : await readCode({ otp }, 'signIn');
      try {
        if (fields['update'] !== undefined) {
          await refuseEmpty(request);
          return { values: {}, message: null };
        }
        const { placed, answer } = await order(request, {
          key,
          fields: { ...fields, paymentMethod },
          expectedTotal,
          otp: code,
        });
        if (placed) return await follow(request, placed.ref, placed.paymentMethod);
        if ('guess' in answer) return refuseGuess(answer.guess);
        return await follow(request, answer.data.ref, paymentMethod);
      } catch (error) {
        if (!(error instanceof CodeRequired)) throw await toHttpError(request, error);
        const { message, contact = '' } = await requireCode(request, error, isResent);
        const errors = { otp: message };
        return { status: unprocessable, values: { codeContact: contact }, errors, message };
      }
    },
  }),
];
