import { foldText } from '@teranga/core/domain/typography';
import { withoutAccents } from './withoutAccents.ts';

const maxSlugLength = 100;

/**
 * A name as a URL slug: lower case, without accents, words joined by hyphens. Empty when no letter
 * or digit remains.
 */
export function slugOf(text: string): string {
  return foldText(withoutAccents(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/**
 * True for the output of `slugOf`: the only valid ids of products, categories, collections and
 * services.
 */
export const isSlug = (value: string): boolean =>
  value.length <= maxSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
