import { definitionOf } from '@teranga/core/pages/table';
import type { RouteMatch } from '../matchRoute.ts';

/**
 * Whether a page is personal and has nothing to show before the visitor is known: its code does not
 * wait for an interaction.
 */
export const isPersonalPage = ({ page, isPrivate }: Pick<RouteMatch, 'page' | 'isPrivate'>): boolean =>
  isPrivate || definitionOf(page).isPersonal === true;
