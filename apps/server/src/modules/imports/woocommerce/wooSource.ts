import { escapeHtml } from '@teranga/core/domain/rich-text';
import { slugOf } from '../../../platform/text/slug.ts';
import { findColumns } from '../csv/columns.ts';
import type { ProductDraft } from '../draft.ts';
import { toParagraphs } from '../richDescription.ts';
import { RowCells } from '../rowCells.ts';
import type { DraftContext, Source, TableRow } from '../source.ts';
import { attributeColumns, wooColumns } from './wooColumns.ts';
import { fileUnder, splitList } from './wooLists.ts';
import { readWooRow, type WooAttribute, type WooRow } from './wooRow.ts';
import { ownStock, variationsOf } from './wooVariations.ts';

const unsupportedKinds: Record<string, string> = {
  grouped: 'produits groupés, que la boutique ne sait pas vendre',
  external: 'produits externes, vendus sur un autre site',
};
const soldKinds = new Set([null, 'simple', 'variable']);
const withoutProduct = 'déclinaisons sans leur produit';

/** Why a product is not for sale; null when it is. */
function reasonToSkip({ kind, lacksPrice }: WooRow): string | null {
  if (!soldKinds.has(kind))
    return (
      unsupportedKinds[kind ?? ''] ?? `produits de type « ${kind ?? ''} », que la boutique ne sait pas vendre`
    );
  return kind === 'simple' && lacksPrice ? 'produits sans prix' : null;
}

/** The summary, then the description, then a list of attributes. */
function describe({ summary, description = '', attributes }: WooRow, varied: ReadonlySet<string>): string {
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

/** Tags and the category of a product: what one category cannot represent becomes tags. */
function filed({ categories, tags }: WooRow): Partial<ProductDraft> {
  if (categories === undefined) return tags === undefined ? {} : { tags };
  const { category, tags: others } = fileUnder(categories);
  return {
    category,
    ...(tags !== undefined || others.length > 0 ? { tags: [...others, ...(tags ?? [])] } : {}),
  };
}

/** What of the file a row says itself, besides price, stock and variations. */
function fieldsOf(row: WooRow, varied: ReadonlySet<string>): Partial<ProductDraft> {
  const { sku, id, name, description, brand, isPublished, images } = row;
  return {
    ...(sku || id ? { sku: sku || `woo-${id}` } : { id: slugOf(name) }),
    ...(name && { name }),
    ...(description !== undefined && { description: describe(row, varied) }),
    ...(brand !== undefined && { brand }),
    ...filed(row),
    ...(isPublished !== undefined && { isPublished }),
    ...(images && { images }),
  };
}

/** A row that is a product of its own, or that a file without types names by its SKU. */
function plainDraft(row: WooRow): ProductDraft {
  const stock = ownStock(row);
  return {
    line: row.line,
    ...fieldsOf(row, new Set()),
    ...(row.price && { price: row.price }),
    ...(stock && { stock }),
  };
}

/** A variation whose product is not in the file: it changes one that the store has. */
function orphanDraft(row: WooRow): ProductDraft {
  const { line, sku, price } = row;
  const stock = ownStock(row);
  return { line, sku, onlyIfKnown: withoutProduct, ...(price && { price }), ...(stock && { stock }) };
}

function toDrafts(rows: WooRow[], context: DraftContext): ProductDraft[] {
  const { notes } = context;
  const parent = rows.find(({ kind }) => kind !== 'variation');
  const children = rows.filter(({ kind }) => kind === 'variation');
  if (!parent) {
    for (const child of children.filter(({ sku }) => sku === ''))
      notes.skipped.add(withoutProduct, label(child));
    return children.filter(({ sku, lacksPrice }) => sku !== '' && !lacksPrice).map(orphanDraft);
  }
  const reason = reasonToSkip(parent);
  if (reason !== null) notes.skipped.add(reason, label(parent));
  if (reason === null && parent.kind !== 'variable')
    for (const child of children) notes.skipped.add(withoutProduct, label(child));
  if (reason !== null) return [];
  if (parent.isDownloadable) notes.partial.add('sans leurs fichiers à télécharger', label(parent));
  if (parent.kind !== 'variable') return [plainDraft(parent)];

  const variations = variationsOf(parent, children, context);
  if (variations.length === 0 && children.length > 0) {
    notes.skipped.add('produits variables sans déclinaison à vendre', label(parent));
    return [];
  }
  const varied = new Set(
    variations.flatMap(({ options = [] }) => options.map(({ name }) => name.toLowerCase())),
  );
  const isAlone = variations.length === 0;
  return [
    {
      line: parent.line,
      ...fieldsOf(parent, varied),
      ...(isAlone ? { onlyIfKnown: 'produits variables sans déclinaison à vendre' } : { variations }),
    },
  ];
}

/** What a row is known by in its file. */
const keyOf = ({ id, sku, name, line }: WooRow): string =>
  (id !== '' && `id:${id}`) || sku || `name:${name || line}`;

/**
 * Products of a WooCommerce export: variations may be anywhere and refer to their product by its ID
 * or SKU.
 */
export const wooSource: Source<WooRow> = {
  label: 'WooCommerce',
  open(header, context) {
    const file = 'd’un export de produits WooCommerce';
    const columns = findColumns(header.cells, wooColumns, file);
    const [names, values, visibles] = [
      findColumns(header.cells, attributeColumns.name, file),
      findColumns(header.cells, attributeColumns.values, file),
      findColumns(header.cells, attributeColumns.visible, file),
    ];
    const understood = [columns, names, values, visibles];
    context.notes.ignoredColumns.push(
      ...columns.unknown.filter((name) => understood.every(({ unknown }) => unknown.includes(name))),
    );
    const keys = new Map<string, { key: string; line: number }>();
    const register = (name: string, key: string, line: number, column: string) => {
      const earlier = keys.get(name);
      if (earlier)
        context.diagnostics.add(
          line,
          `${column} « ${name.replace(/^id:/, '')} » est déjà à la ligne ${earlier.line}.`,
        );
      else keys.set(name, { key, line });
    };
    const attributesOf = ({ cells }: TableRow): WooAttribute[] =>
      Object.entries(names.cellsOf(cells))
        .filter(([, name]) => name !== '')
        .map(([number, name]) => ({
          name,
          values: splitList(values.cellsOf(cells)[number] ?? ''),
          isVisible: visibles.cellsOf(cells)[number] === '1',
        }));
    return {
      read(csvRow) {
        const row = readWooRow(new RowCells(csvRow, columns, context), attributesOf(csvRow));
        const isSold = soldKinds.has(row.kind) || row.kind === 'variation';
        if (isSold && row.id === '' && row.sku === '' && slugOf(row.name) === '')
          context.diagnostics.add(row.line, 'ce produit n’a ni ID, ni UGS (SKU), ni nom.');
        if (row.id !== '') register(`id:${row.id}`, keyOf(row), row.line, 'l’ID');
        if (row.sku !== '') register(row.sku, keyOf(row), row.line, 'l’UGS (SKU)');
        return row;
      },
      groupOf(row) {
        const name = row.kind === 'variation' ? row.parent || keyOf(row) : keyOf(row);
        return keys.get(name)?.key ?? name;
      },
      toDrafts: (rows) => toDrafts(rows, context),
    };
  },
};
