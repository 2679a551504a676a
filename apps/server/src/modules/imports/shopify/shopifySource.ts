import { createHash } from 'node:crypto';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import type { ProductDraft } from '../draft.ts';
import { ImportFault } from '../importFault.ts';
import { withProductPrice } from '../pricing.ts';
import { decodeEntities, toParagraphs } from '../richDescription.ts';
import type { DraftContext, Source } from '../source.ts';
import { openShopify, type ShopifyRow } from './shopifyRow.ts';
import { holdsVariant, priceOf, stockOf, variationsOf } from './shopifyVariants.ts';

const hashLength = 8;
const longestReadable = 80;

/**
 * A handle that is a valid slug is the id; any other is reduced to its readable part and a hash.
 */
function idOf(handle: string): string {
  if (isSlug(handle)) return handle;
  const hash = createHash('sha256').update(handle).digest('hex').slice(0, hashLength);
  const readable = slugOf(handle).slice(0, longestReadable).replace(/-$/, '');
  return `${readable || 'article'}-${hash}`;
}

/** Why a product is not for sale; null when it is. */
function reasonToSkip({ isPublished, status, isGiftCard }: ShopifyRow): string | null {
  if (isGiftCard) return 'cartes cadeaux, que la boutique ne sait pas vendre';
  if (status === 'draft') return 'brouillons';
  if (status === 'archived') return 'archivés';
  if (!isPublished || status === 'unlisted') return 'non publiés';
  return null;
}

/** Shopify's own taxonomy is a path; its last step is what shoppers would say. */
const categoryOf = ({ type, category }: ShopifyRow): string | null =>
  decodeEntities(type || (category.split('>').at(-1)?.trim() ?? '')) || null;

function imagesOf(rows: ShopifyRow[], title: string): ProductDraft['pictures'] {
  const images = rows.flatMap(({ image }) => image ?? []).sort((a, b) => a.position - b.position);
  const byUrl = new Map(images.map(({ url, alt }) => [url, alt || title] as const).toReversed());
  return [...new Set(images.map(({ url }) => url))].map((url) => ({ url, alt: byUrl.get(url) ?? title }));
}

function toDraft(rows: ShopifyRow[], { rate, now, notes }: DraftContext): ProductDraft | null {
  const first = rows.find(({ title }) => title !== '');
  if (!first)
    throw new ImportFault(
      rows[0]?.line ?? null,
      `le produit « ${rows[0]?.handle ?? ''} » n’a de titre nulle part.`,
    );
  const reason = reasonToSkip(first);
  if (reason !== null) {
    notes.skipped.add(reason, first.title);
    return null;
  }
  // The option names are on the line of the title, wherever that is.
  const variants = [first, ...rows.filter((row) => row !== first)].filter(holdsVariant);
  const only = variants[0] ?? first;
  const variations = variationsOf(variants, rate);
  const priced =
    variations.length > 0 ? withProductPrice(variations, now) : { ...priceOf(only, rate), variations };
  return {
    line: first.line,
    id: idOf(first.handle),
    sku: only.sku || first.handle,
    name: first.title,
    description: toParagraphs(first.body),
    brand: first.vendor || null,
    category: categoryOf(first),
    tags: first.tags.split(',').map((tag) => tag.trim()),
    quantity: variations.length > 0 ? 0 : stockOf(only),
    pictures: imagesOf(rows, first.title),
    ...priced,
  };
}

/** Products of a Shopify export: one line per variant or image, linked by the handle. */
export const shopifySource: Source<ShopifyRow> = {
  platform: 'Shopify',
  open: openShopify,
  groupOf: ({ handle }) => handle,
  toDraft,
};
