import type { ProductDraft } from '../draft.ts';
import { ImportFault } from '../importFault.ts';
import { withProductPrice } from '../pricing.ts';
import { escapeHtml } from '../../../platform/text/escapeHtml.ts';
import { toParagraphs } from '../richDescription.ts';
import type { DraftContext, Source } from '../source.ts';
import { fileUnder } from './wooLists.ts';
import { wooPrice } from './wooPrice.ts';
import { openWoo, type WooRow } from './wooRow.ts';
import { ownStock, variationsOf } from './wooVariations.ts';

const unsupportedKinds: Record<string, string> = {
  grouped: 'produits groupés, que la boutique ne sait pas vendre',
  external: 'produits externes, vendus sur un autre site',
};

/** Why a product is not for sale; null when it is. */
function reasonToSkip({ kind, isPublished, visibility, regularPrice }: WooRow): string | null {
  if (kind !== 'simple' && kind !== 'variable')
    return unsupportedKinds[kind] ?? `produits de type « ${kind} », que la boutique ne sait pas vendre`;
  if (!isPublished) return 'non publiés';
  if (visibility === 'hidden') return 'masqués dans le catalogue';
  if (kind === 'simple' && regularPrice === null) return 'produits sans prix';
  return null;
}

/** The summary, then the description, then a list of attributes. */
function describe({ summary, description, attributes }: WooRow, varied: ReadonlySet<string>): string {
  const facts = attributes
    .filter(
      ({ name, values, isVisible }) => isVisible && values.length > 0 && !varied.has(name.toLowerCase()),
    )
    .map(
      ({ name, values }) =>
        `<li><strong>${escapeHtml(name)}</strong> : ${escapeHtml(values.join(', '))}</li>`,
    );
  return [
    toParagraphs(summary),
    toParagraphs(description),
    facts.length > 0 ? `<ul>${facts.join('')}</ul>` : '',
  ]
    .filter(Boolean)
    .join('');
}

const label = ({ name, sku, id }: WooRow): string => name || sku || `ID ${id}`;

function toDraft(rows: WooRow[], context: DraftContext): ProductDraft | null {
  const { rate, now, notes } = context;
  const parent = rows.find(({ kind }) => kind !== 'variation');
  const children = rows.filter(({ kind }) => kind === 'variation');
  const reason = parent ? reasonToSkip(parent) : null;
  if (parent && reason !== null) notes.skipped.add(reason, parent.name);
  if (!parent || (reason === null && parent.kind !== 'variable'))
    for (const child of children) notes.skipped.add('déclinaisons sans leur produit', label(child));
  if (!parent || reason !== null) return null;

  const variations = parent.kind === 'variable' ? variationsOf(parent, children, context) : [];
  if (parent.kind === 'variable' && variations.length === 0) {
    notes.skipped.add('produits variables sans déclinaison à vendre', parent.name);
    return null;
  }
  if (parent.isDownloadable) notes.partial.add('sans leurs fichiers à télécharger', parent.name);
  const varied = new Set(variations.flatMap(({ options }) => options.map(({ name }) => name.toLowerCase())));
  const { category, tags } = fileUnder(parent.categories);
  return {
    line: parent.line,
    id: null,
    sku: parent.sku || `woo-${parent.id}`,
    name: parent.name,
    description: describe(parent, varied),
    brand: parent.brand,
    category,
    tags: [...tags, ...parent.tags],
    quantity: variations.length > 0 ? 0 : ownStock(parent),
    pictures: parent.images.map((url) => ({ url, alt: parent.name })),
    ...(variations.length > 0
      ? withProductPrice(variations, now)
      : { ...wooPrice(parent, rate), variations }),
  };
}

/**
 * Products of a WooCommerce export: variations may be anywhere and refer to their product by its ID
 * or SKU.
 */
export function wooSource(): Source<WooRow> {
  const keys = new Map<string, { key: string; line: number }>();
  const register = (name: string, key: string, line: number, column: string) => {
    const known = keys.get(name);
    if (known)
      throw new ImportFault(
        line,
        `${column} « ${name.replace(/^id:/, '')} » est déjà à la ligne ${known.line}.`,
      );
    keys.set(name, { key, line });
  };
  return {
    platform: 'WooCommerce',
    open(header) {
      const read = openWoo(header);
      return (csvRow) => {
        const row = read(csvRow);
        const key = row.id === '' ? row.sku : `id:${row.id}`;
        if (row.id !== '') register(`id:${row.id}`, key, row.line, 'l’ID');
        if (row.sku !== '') register(row.sku, key, row.line, 'l’UGS (SKU)');
        return row;
      };
    },
    groupOf(row) {
      const name = row.kind === 'variation' ? row.parent : row.id === '' ? row.sku : `id:${row.id}`;
      return keys.get(name)?.key ?? name;
    },
    toDraft,
  };
}
