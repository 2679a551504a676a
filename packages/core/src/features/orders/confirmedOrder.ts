import { toTextOrNull } from '../../lib/wire/index.ts';

const path = '/order-confirmation';

/** The confirmation of an order just placed. */
export const confirmationHref = (ref: string): string => `${path}?ref=${encodeURIComponent(ref)}`;

/** The reference in the query of /order-confirmation; null without one. */
export const confirmedRef = (query: URLSearchParams): string | null => toTextOrNull(query.get('ref'));
