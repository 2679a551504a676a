import { cleanWord, isWritable } from '../../platform/text/cleanText.ts';
import { isSlug } from '../../platform/text/slug.ts';
import type { ProductDraft, VariationDraft } from './draft.ts';
import type { Diagnostics } from './importError.ts';

/** Characters of a category, a brand, a tag or a collection: they are indexed. */
const longestName = 200;

const withCleanSku = (variation: VariationDraft): VariationDraft => ({
  ...variation,
  sku: cleanWord(variation.sku),
});

/** Every address of an image that a draft names. */
const urlsOf = ({ images = [], variations = [] }: ProductDraft): string[] => [
  ...images.map(({ url }) => url),
  ...variations.flatMap(({ picture, pictures = [] }) => [picture ?? '', ...pictures]),
];

/** What of a draft the store could not hold. */
function unstorable(draft: ProductDraft): string[] {
  const { category, brand, tags = [], collections = [], addedAt } = draft;
  const names = [category ?? '', brand ?? '', ...tags, ...collections.map(({ name }) => name)];
  return [
    ...names
      .filter((name) => name.length > longestName)
      .map((name) => `« ${name.slice(0, 20)}… » a plus de ${longestName} caractères.`),
    ...collections
      .filter(({ id, slug }) => !isSlug(id) || !isSlug(slug))
      .map(({ id }) => `la collection « ${id} » n’a pas la forme d’une adresse.`),
    ...(addedAt !== undefined && Number.isNaN(Date.parse(addedAt))
      ? [`« ${addedAt} » n’est pas une date.`]
      : []),
    ...(urlsOf(draft).every(isWritable) ? [] : ['une adresse d’image contient des signes illisibles.']),
  ];
}

/** A draft with SKUs as they are stored, which find it again. Its errors go to the diagnostics. */
export function normalizeDraft(draft: ProductDraft, diagnostics: Diagnostics): ProductDraft {
  for (const reason of unstorable(draft)) diagnostics.add(draft.line, reason);
  const { sku, variations } = draft;
  return {
    ...draft,
    ...(sku !== undefined && { sku: cleanWord(sku) }),
    ...(variations && { variations: variations.map(withCleanSku) }),
  };
}
