import { findColumns, type Column } from '../csv/columns.ts';
import type { PriceDraft, ProductDraft, StockDraft } from '../draft.ts';
import { toParagraphs } from '../richDescription.ts';
import { RowCells } from '../rowCells.ts';
import type { DraftContext, Source } from '../source.ts';

/** Columns of a simple table, in English and as French-speaking shopkeepers name them. */
export const sheetColumns = {
  sku: {
    names: ['sku', 'référence', 'réf', 'ugs', 'code maison', 'code article', 'code'],
    isRequired: true,
  },
  name: { names: ['name', 'nom', 'désignation', 'libellé', 'article', 'produit'] },
  price: { names: ['price', 'prix', 'prix de vente', 'tarif', 'prix unitaire'] },
  compareAt: { names: ['compare at', 'prix barré'] },
  stock: { names: ['stock', 'quantité', 'qté', 'quantity'] },
  category: { names: ['category', 'catégorie', 'rayon', 'famille'] },
  brand: { names: ['brand', 'marque'] },
  tags: { names: ['tags', 'étiquettes'] },
  description: { names: ['description'] },
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
    cells.fault(
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

function toDraft(cells: Cells): ProductDraft {
  const published = cells.flag('published');
  return {
    line: cells.line,
    sku: cells.text('sku'),
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

/** A simple table: one row per article, or per variation, named by its SKU. */
export const sheetSource: Source<ProductDraft> = {
  label: 'tableau',
  open(header, context: DraftContext) {
    const columns = findColumns(
      header.cells,
      sheetColumns,
      'd’un tableau d’articles (sku, name, price, stock, category, image)',
      context.mapping,
    );
    context.notes.ignoredColumns.push(...columns.unknown);
    const lines = new Map<string, number>();
    return {
      read(row) {
        const cells = new RowCells(row, columns, context);
        const sku = cells.text('sku');
        const known = lines.get(sku);
        if (sku === '') cells.fault(`la colonne « ${cells.header('sku')} » est vide.`);
        else if (known !== undefined) cells.fault(`la référence « ${sku} » est déjà à la ligne ${known}.`);
        lines.set(sku, row.line);
        return sku === '' ? null : toDraft(cells);
      },
      groupOf: ({ sku = '' }) => sku,
      toDrafts: (rows) => rows,
    };
  },
};
