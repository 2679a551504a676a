const maxSlugLength = 100;

/** A name as an address: lower case, without accents, words joined by hyphens. Empty when nothing readable is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/** True of what `slugOf` makes: nothing else can be an id of a product, a category, a collection or a service. */
export const isSlug = (value: string): boolean =>
  value.length <= maxSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
