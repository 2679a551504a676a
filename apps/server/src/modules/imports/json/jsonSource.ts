import { createReadStream } from 'node:fs';
import { pipeline, type Duplex } from 'node:stream';
import { MeasurementWire, PriceRuleWire, VariationOptionWire, maxProductNameLength } from '@teranga/contract';
import { streamArray, type StreamArrayItem } from 'stream-json/streamers/stream-array.js';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ProductDraft, StockDraft, VariationDraft } from '../draft.ts';
import { ImportError } from '../importError.ts';
import type { DraftContext } from '../source.ts';

const text = (maxLength: number) => Type.String({ maxLength });
/** Units; null: no limit. */
const stock = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);
const nullable = <S extends ReturnType<typeof text>>(schema: S) => Type.Union([schema, Type.Null()]);
const url = text(2_000);

const variation = Type.Object({
  sku: text(200),
  options: Type.Optional(Type.Array(VariationOptionWire)),
  isEnabled: Type.Optional(Type.Boolean()),
  sellingPrice: Type.Optional(Type.Integer()),
  multiPricing: Type.Optional(Type.Array(PriceRuleWire)),
  stock: Type.Optional(stock),
  picture: Type.Optional(nullable(url)),
  pictures: Type.Optional(Type.Array(url)),
});

/**
 * A product as `export --format json` writes it. Only its id is required: the rest stays as it is.
 */
export const exportedProduct = Type.Object({
  id: text(100),
  sku: Type.Optional(text(200)),
  name: Type.Optional(text(maxProductNameLength)),
  description: Type.Optional(text(50_000)),
  brand: Type.Optional(nullable(text(200))),
  category: Type.Optional(Type.Union([Type.Object({ id: text(100), name: text(200) }), Type.Null()])),
  tags: Type.Optional(Type.Array(text(200))),
  collections: Type.Optional(Type.Array(Type.Object({ id: text(100), name: text(200), slug: text(100) }))),
  sellingPrice: Type.Optional(Type.Integer()),
  multiPricing: Type.Optional(Type.Array(PriceRuleWire)),
  stock: Type.Optional(stock),
  isPublished: Type.Optional(Type.Boolean()),
  addedAt: Type.Optional(text(40)),
  measurement: Type.Optional(Type.Union([MeasurementWire, Type.Null()])),
  images: Type.Optional(Type.Array(Type.Object({ url, alt: text(500) }))),
  variations: Type.Optional(Type.Array(variation)),
});
export type ExportedProduct = Static<typeof exportedProduct>;
export type ExportedVariation = Static<typeof variation>;

const toStock = (units: number | null): StockDraft =>
  units === null ? { trackStock: false } : { trackStock: true, quantity: units };

interface Priced {
  sellingPrice: ExportedProduct['sellingPrice'] | undefined;
  multiPricing: ExportedProduct['multiPricing'] | undefined;
}
const priceOf = ({ sellingPrice, multiPricing }: Priced) =>
  sellingPrice === undefined && multiPricing === undefined
    ? {}
    : {
        price: {
          kind: 'exact' as const,
          ...(sellingPrice !== undefined && { sellingPrice }),
          ...(multiPricing !== undefined && { multiPricing }),
        },
      };

function toVariation(given: ExportedVariation, line: number): VariationDraft {
  const { sellingPrice, multiPricing, stock: units, ...fields } = given;
  return {
    line,
    ...fields,
    ...priceOf({ sellingPrice, multiPricing }),
    ...(units !== undefined && { stock: toStock(units) }),
  };
}

function toDraft(given: ExportedProduct, line: number): ProductDraft {
  const { sellingPrice, multiPricing, stock: units, category, variations, ...fields } = given;
  return {
    line,
    ...fields,
    ...priceOf({ sellingPrice, multiPricing }),
    ...(units !== undefined && { stock: toStock(units) }),
    ...(category !== undefined && { category: category?.name ?? null }),
    ...(category && { categoryId: category.id }),
    ...(variations && { variations: variations.map((each) => toVariation(each, line)) }),
  };
}

/** Fields of our JSON; others are named in the report. */
const knownFields = new Set(Object.keys(exportedProduct.properties));

function readItem(item: unknown, line: number, { diagnostics, notes }: DraftContext): ProductDraft | null {
  if (typeof item === 'object' && item !== null)
    for (const name of Object.keys(item))
      if (!knownFields.has(name) && !notes.ignoredColumns.includes(name)) notes.ignoredColumns.push(name);
  if (Value.Check(exportedProduct, item)) return toDraft(item, line);
  const [first] = Value.Errors(exportedProduct, item);
  const where = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  diagnostics.add(
    line,
    where ? `le champ « ${where} » n’a pas la forme attendue.` : 'ce n’est pas un article.',
  );
  return null;
}

/** The products of a JSON file in our own format; its lines are counted in products. */
export async function* readJson(file: string, context: DraftContext): AsyncGenerator<ProductDraft | null> {
  const items: Duplex = streamArray.withParserAsStream();
  // An error of either stream ends the loop below.
  pipeline(createReadStream(file), items, () => undefined);
  try {
    for await (const { key, value } of items as AsyncIterable<StreamArrayItem>)
      yield readItem(value, key + 1, context);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      null,
      'Ce fichier n’est pas une liste d’articles en JSON, telle que « export --format json » l’écrit.',
    );
  }
}
