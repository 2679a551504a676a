import type { OrderRequestWire } from '@teranga/contract';
import { orderFormSchema, type OrderForm } from '@teranga/core/features/checkout/rules';
import { toE164 } from '@teranga/core/domain/phone';
import type { FieldErrors } from '../../platform/http/httpError.ts';
import { readForm } from '../../platform/http/readForm.ts';
import { findZone, isPickup, type DeliveryZone } from '../stores/deliveryZones.ts';
import type { OrderIntent } from './orderIntent.ts';

/** The order form of a body, or the first text for each field that is wrong. */
export function readOrderForm(
  body: unknown,
  zones: readonly DeliveryZone[],
): Promise<{ form: OrderForm } | { errors: FieldErrors }> {
  const needsNoAddress = (named: string) => {
    const zone = findZone(zones, named);
    // A zone that is gone is refused for itself; an order that is resent after it went is
    // answered as before.
    return named !== '' && (zone === null || isPickup(zone));
  };
  return readForm(orderFormSchema(toE164, needsNoAddress), body);
}

/** Builds the order intent from the validated form and a body that satisfies the contract. */
export function toOrderIntent(form: OrderForm, body: OrderRequestWire): OrderIntent {
  const { firstName, lastName, address, city, deliveryZone } = form;
  return {
    client: {
      firstName,
      lastName,
      // The form's rules took it for a number.
      phone: toE164(form.phone) ?? form.phone,
      email: form.email || null,
      address,
      city,
      postalCode: form.postalCode || null,
    },
    zone: deliveryZone,
    lines: body.items.map(({ id, variation, quantity }) => ({
      productId: id,
      sku: variation ?? '',
      quantity,
    })),
    promoCode: body.promoCode?.trim() || null,
    paymentMethod: body.paymentMethod,
    expectedTotal: body.expectedTotal ?? body.total ?? null,
    expectedDelivery: body.deliveryCharge ?? null,
    expectedDiscount: body.discount ?? null,
    isBuyNow: body.buyNow ?? false,
  };
}
