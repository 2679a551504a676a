import { findColumns, type Column } from '../csv/columns.ts';
import type { PriceDraft, ProductDraft, StockDraft } from '../draft.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { ImportError } from '../importError.ts';
import { toParagraphs } from '../richDescription.ts';
import { RowCells } from '../rowCells.ts';
import type { DraftContext, Source } from '../source.ts';

/** Columns of a simple table, in English and as French-speaking shopkeepers name them. */
export const sheetColumns = {
  sku: { names: ['sku', 'référence', 'réf', 'ugs', 'réf maison', 'code maison', 'code article', 'code'] },
  name: { names: ['name', 'nom', 'désignation', 'libellé', 'article', 'produit'] },
  price: { names: ['price', 'prix', 'prix de vente', 'tarif', 'prix unitaire'] },
  compareAt: { names: ['compare at', 'prix barré'] },
  stock: { names: ['stock', 'quantité', 'qté', 'quantity'] },
  category: { names: ['category', 'catégorie', 'rayon', 'famille', 'genre'] },
  brand: { names: ['brand', 'marque'] },
  tags: { names: ['tags', 'étiquettes'] },
  description: { names: ['description', 'descriptif'] },
  published: { names: ['published', 'en vente', 'publié'] },
  image: { names: ['image', 'images', 'photo', 'photos'] },
} as const satisfies Record<string, Column>;

type Cells = RowCells<keyof typeof sheetColumns>;

const listed = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function stockOf(cells: Cells): StockDraft {
  const quantity = cells.number('stock');
  if (quantity === null) return { trackStock: false };
  if (quantity < 0 || !Number.isInteger(quantity))
    cells.addError(
      `la colonne « ${cells.header('stock')} » contient « ${cells.text('stock')} », qui n’est pas un nombre d’unités.`,
    );
  return { trackStock: true, quantity: Math.max(0, Math.floor(quantity)) };
}

function priceOf(cells: Cells): PriceDraft {
  const price = cells.francs('price');
  return {
    kind: 'shown',
    ...(price !== null && { price }),
    ...(cells.has('compareAt') && { compareAt: cells.francs('compareAt') }),
  };
}

/** The reference of a row: its own, or its name's in a table without references. */
const skuOf = (cells: Cells): string =>
  cells.has('sku') ? cells.word('sku') : slugOf(cells.text('name')).toUpperCase();

function toDraft(cells: Cells, sku: string): ProductDraft {
  const published = cells.flag('published');
  return {
    line: cells.line,
    sku,
    ...(cells.text('name') && { name: cells.text('name') }),
    ...(cells.has('price', 'compareAt') && { price: priceOf(cells) }),
    ...(cells.has('stock') && { stock: stockOf(cells) }),
    ...(cells.has('category') && { category: cells.text('category') || null }),
    ...(cells.has('brand') && { brand: cells.text('brand') || null }),
    ...(cells.has('tags') && { tags: listed(cells.text('tags'), /,/) }),
    ...(cells.has('description') && { description: toParagraphs(cells.text('description')) }),
    ...(published !== null && { isPublished: published }),
    ...(cells.has('image') && {
      images: listed(cells.text('image'), /[\s,;]+(?=https?:)|\s+/i).map((url) => ({ url })),
    }),
  };
}

const what = 'd’un tableau d’articles (sku, name, price, stock, category, image)';

/** A simple table: one row per product, or per variation, named by its SKU, else by its name. */
export const sheetSource: Source<ProductDraft> = {
  label: 'tableau',
  open(header, context: DraftContext) {
    const columns = findColumns(header.cells, sheetColumns, what, context.mapping);
    if (!columns.has('sku') && !columns.has('name'))
      throw new ImportError(
        1,
        `il manque la colonne « sku », ou au moins « name ». La première ligne doit nommer les colonnes ${what}.`,
      );
    const named = columns.has('sku') ? 'sku' : 'name';
    context.notes.ignoredColumns.push(...columns.unknown);
    const lines = new Map<string, number>();
    return {
      read(row) {
        const cells = new RowCells(row, columns, context);
        const sku = skuOf(cells);
        const earlierLine = lines.get(sku);
        if (sku === '') cells.addError(`la colonne « ${cells.header(named)} » est vide.`);
        else if (earlierLine !== undefined)
          cells.addError(`la référence « ${sku} » est déjà à la ligne ${earlierLine}.`);
        lines.set(sku, row.line);
        return sku === '' ? null : toDraft(cells, sku);
      },
      groupOf: ({ sku = '' }) => sku,
      toDrafts: (rows) => rows,
    };
  },
};
