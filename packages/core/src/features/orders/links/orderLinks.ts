import { toTextOrNull } from '../../../lib/wire/index.ts';

/** Where an order is looked up by its reference. */
export const findOrderPath = '/orders-status';

const confirmationPath = '/order-confirmation';

/** The page of an order's status. */
export const trackingHref = (ref: string): string => `${findOrderPath}/${encodeURIComponent(ref)}`;

/** The confirmation of an order just placed. */
export const confirmationHref = (ref: string): string => `${confirmationPath}?ref=${encodeURIComponent(ref)}`;

/** The reference in the query of the confirmation; null without one. */
export const confirmedRef = (query: URLSearchParams): string | null => toTextOrNull(query.get('ref'));

/** The result of a payment that was made. */
export const paymentSuccessHref = (ref: string): string => `/payment-success/${encodeURIComponent(ref)}`;

/** The result of a payment that was not made; the order can be paid there. */
export const paymentCancelHref = (ref: string): string => `/payment-cancel/${encodeURIComponent(ref)}`;
