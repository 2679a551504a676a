import { cartHref } from '@teranga/core/features/cart/links';
import { applyPromo } from '@teranga/core/features/checkout/actions';
import type { PostedForm, PostedForms } from '@teranga/core/lib/posted';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCart } from '../../modules/cart/readCart.ts';
import { checkPromo } from '../../modules/orders/checkPromo.ts';
import { triesPerAddress, triesPerSession } from '../../modules/promos/tryLimits.ts';
import { toErrorResponse } from '../../platform/http/errorResponse.ts';
import { inStore } from '../../platform/http/inStore.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import { refuseBeyond, type RateLimit } from '../../platform/limits/refuseBeyond.ts';
import { perAddress, perSession } from '../../plugins/limitCalls.ts';
import type { Fields } from './formBody.ts';
import { formRoute } from './formRoute.ts';
import { readItems } from './orderItems.ts';

const checkoutHref = '/checkout';
const promoParam = 'promoCode';
const tooMany = 429;

/** Limits of trying codes, by a form or by an address. */
export const promoLimits = [perSession(triesPerSession), perAddress(triesPerAddress)];

/** A promo code as a page shows it: its discount, or why it is refused. */
interface TriedPromo {
  values: Readonly<Record<string, string>>;
  error: string | null;
}

/** Tries the code of some fields on what the query or the cart orders. */
export async function tryPromo(request: FastifyRequest, fields: Fields, search: string): Promise<TriedPromo> {
  const code = fields[promoParam]?.trim() ?? '';
  if (code === '') return { values: {}, error: null };
  const answer = await inStore(request, async (tx) => {
    const items = await readItems(tx, request, search);
    const contact = { phone: fields['phone'] ?? null, email: fields['email'] ?? null };
    return checkPromo(tx, { code, items, ...contact }, new Date());
  });
  const text = answer.message.fr;
  if (!answer.isValid || !answer.data) return { values: {}, error: text };
  const { appliedDiscount } = answer.data;
  return { values: { promoDiscount: String(appliedDiscount), promoMessage: text }, error: null };
}

/** The pages that show the code of their address, and the form that they show it in. */
const formOf = { [cartHref]: 'applyPromo', [checkoutHref]: 'placeOrder' } as const;

/**
 * The form of a page with the promo code that its address names: POST /cart/promo leads there. Its
 * tries are counted as those of the form.
 */
export async function promoOfAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  limits: readonly RateLimit[],
): Promise<PostedForms | undefined> {
  const { pathname, search, searchParams } = new URL(url, 'http://page');
  const promoCode = searchParams.get(promoParam)?.trim() ?? '';
  const form = (formOf as Readonly<Record<string, (typeof formOf)[keyof typeof formOf]>>)[pathname];
  if (!form || promoCode === '') return undefined;
  const { values, error } = await refuseBeyond(request, reply, limits)
    .then(() => tryPromo(request, { promoCode }, search))
    .catch((failure: unknown): TriedPromo => {
      const { status, message } = toErrorResponse(failure);
      if (status !== tooMany) throw failure;
      return { values: {}, error: message };
    });
  const isAtField = form === 'placeOrder' && error !== null;
  const { subtotal } = await inStore(request, (tx) => readCart(tx, request.visitor, new Date()));
  const posted: PostedForm = {
    values: { promoCode, promoSubtotal: String(subtotal), ...values },
    errors: isAtField ? { promoCode: error } : {},
    message: isAtField ? null : error,
    ...(error === null && { tone: 'good' }),
  };
  return { [form]: posted };
}

/** Promo codes. */
export const promoForms = [
  formRoute({
    action: applyPromo,
    what: 'Appliquer un code promo',
    isOnlyForm: true,
    limits: promoLimits,
    page: ({ back }) => withoutPromo(back ?? checkoutHref),
    run: async ({ request, values, back }) => {
      const page = new URL(withoutPromo(back ?? checkoutHref), 'http://page');
      const { error } = await tryPromo(request, values, page.search);
      if (error !== null) throw fieldError('promoCode', error);
      page.searchParams.set(promoParam, values.promoCode);
      return `${page.pathname}?${page.searchParams.toString()}`;
    },
  }),
];

/** A page's address without the code that was tried before. */
function withoutPromo(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://page');
  searchParams.delete(promoParam);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
