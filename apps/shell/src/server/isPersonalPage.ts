import type { PageName } from '@teranga/design-kit';
import type { RouteMatch } from '../matchRoute.ts';

/**
 * A personal page besides those of an order or account. Shoppers with a cart or wishlist are
 * returning visitors, who do not wait anyway.
 */
const signInPage: PageName = 'auth';

/**
 * Whether a page is personal and has nothing to show before the visitor is known: its code does not
 * wait for an interaction.
 */
export const isPersonalPage = ({ page, isPrivate }: Pick<RouteMatch, 'page' | 'isPrivate'>): boolean =>
  isPrivate !== false || page === signInPage;
