import type { PageName } from '@teranga/design-kit';
import type { RouteMatch } from '../matchRoute.ts';

/** Besides those that carry an order or an account. */
const ownPages: ReadonlySet<PageName> = new Set(['cart', 'wishlist', 'checkout', 'auth']);

/** Whether a page shows what is its visitor's own, and has nothing to show before it is known: its code waits for no sign of them. */
export const isOwnPage = ({ page, isPrivate }: Pick<RouteMatch, 'page' | 'isPrivate'>): boolean =>
  isPrivate !== false || ownPages.has(page);
