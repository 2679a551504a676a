import type { OrderRequestWire } from '@teranga/contract';
import { orderFormSchema, toE164, type OrderForm } from '@teranga/core/checkout-rules';
import { ValidationError } from 'yup';
import { cleanLine } from '../catalogue/cleanText.ts';
import type { FieldErrors } from '../http/problem.ts';
import type { OrderIntent } from './orderIntent.ts';

const schema = orderFormSchema(toE164);
const fields = Object.keys(schema.fields) as (keyof OrderForm)[];

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

/** The form's fields of any body, as texts of one line: whatever is not a text counts as not filled in. */
function formTexts(body: unknown): Record<string, string> {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(fields.map((field) => [field, textOf(given[field])]));
}

/** The order form of a body by the rules the browser checks it with, or the first text for each field that breaks one. */
export async function readOrderForm(body: unknown): Promise<{ form: OrderForm } | { errors: FieldErrors }> {
  try {
    return { form: await schema.validate(formTexts(body), { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[path ?? ''] ??= [message];
    return { errors };
  }
}

/** What a shopper asks for: the checked form, and a body that keeps the contract. */
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
    expectedTotal: body.expectedTotal ?? null,
    isBuyNow: body.buyNow ?? false,
  };
}
