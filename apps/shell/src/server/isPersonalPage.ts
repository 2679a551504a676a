import type { PageName } from '@teranga/design-kit';
import type { RouteMatch } from '../matchRoute.ts';

/** Besides those that carry an order or an account. Who has something in a cart or a list was here before, and is not made to wait. */
const signInPage: PageName = 'auth';

/** Whether a page is its visitor's own, and has nothing to show before they are known: its code waits for no sign of them. */
export const isPersonalPage = ({ page, isPrivate }: Pick<RouteMatch, 'page' | 'isPrivate'>): boolean =>
  isPrivate !== false || page === signInPage;
