import { Type, type Static } from 'typebox';
import { PriceRuleWire } from '../product.ts';
import { XofWire, TextOrNullWire } from '../wire.ts';
import { ActorKindWire } from './audit.ts';
import { CursorPageWire, pageQuery } from './page.ts';
import { StaffProductWire } from './product.ts';

const reason = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));
const sku = Type.Optional(Type.String({ maxLength: 200 }));
const ActorWire = Type.Object({ kind: ActorKindWire, name: Type.String() });
const StockWire = Type.Object({ quantity: Type.Integer(), trackStock: Type.Boolean() });
const units = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** POST /api/admin/products/{id}/stock. */
export const StockChangeWire = Type.Object({
  /** Of the variation; absent for a product without. */
  sku,
  change: Type.Union([
    Type.Object({ add: Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 }) }),
    /** `expected`: the quantity that was seen, 409 when it is another one; null: whatever it is. */
    Type.Object({ set: units, expected: Type.Union([units, Type.Null()]) }),
    Type.Object({ isUntracked: Type.Literal(true) }),
  ]),
  reason,
});
export type StockChangeWire = Static<typeof StockChangeWire>;

/** POST /api/admin/products/{id}/stock, 200. */
export const StockChangedWire = Type.Object({ before: StockWire, after: StockWire });
export type StockChangedWire = Static<typeof StockChangedWire>;

/** Why stock changes, as the ledger groups it. */
const MovementKindWire = Type.Enum(['order', 'release', 'return', 'import', 'staff', 'correction']);
export type MovementKind = Static<typeof MovementKindWire>;

/** GET /api/admin/products/{id}/movements: the stock ledger, the newest first. */
export const MovementQueryWire = Type.Object({ ...pageQuery, sku });
export const MovementPageWire = CursorPageWire(
  Type.Object({
    sku: Type.String(),
    delta: Type.Integer(),
    kind: MovementKindWire,
    /** Of the order or of the import. */
    reference: TextOrNullWire,
    note: TextOrNullWire,
    actor: ActorWire,
    at: Type.String(),
  }),
);
export type MovementPageWire = Static<typeof MovementPageWire>;

/** PUT /api/admin/products/{id}/low-stock; null: the store's own threshold. */
export const LowStockWire = Type.Object({ threshold: Type.Union([units, Type.Null()]) });

/** POST /api/admin/products/{id}/price, with `If-Match`. */
export const NewPriceWire = Type.Object({
  /** Of the variation; absent: of the product and all its variations. */
  sku,
  /** What the shopper pays, in FCFA. */
  price: XofWire,
  /** The price before the reduction, shown crossed out. */
  compareAt: Type.Optional(Type.Union([XofWire, Type.Null()])),
  from: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
  until: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
  /** Also a price that looks like a mistake: of 0, or fifty times the old one. */
  isConfirmed: Type.Optional(Type.Boolean()),
  reason,
});
export type NewPriceWire = Static<typeof NewPriceWire>;

/** POST /api/admin/price-preview: what rules make of a price. */
export const PricePreviewRequestWire = Type.Object({
  sellingPrice: XofWire,
  multiPricing: Type.Array(PriceRuleWire, { maxItems: 100 }),
  /** The different prices of its variations on offer; with them, the lowest price is previewed. */
  variations: Type.Optional(
    Type.Array(
      Type.Object({ sellingPrice: XofWire, multiPricing: Type.Array(PriceRuleWire, { maxItems: 20 }) }),
      { maxItems: 100 },
    ),
  ),
  from: Type.String({ format: 'date-time' }),
  until: Type.String({ format: 'date-time' }),
});
export type PricePreviewRequestWire = Static<typeof PricePreviewRequestWire>;
export const PricePreviewWire = Type.Object({
  /** Why the rules cannot be saved; none when they can. */
  errors: Type.Array(Type.String()),
  /** The price of each period between `from` and `until`, by the shop's own function. */
  periods: Type.Array(Type.Object({ from: Type.String(), until: Type.String(), price: XofWire })),
});
export type PricePreviewWire = Static<typeof PricePreviewWire>;

const versionFields = {
  version: Type.Integer(),
  at: Type.String(),
  actor: ActorWire,
  reason: TextOrNullWire,
};

/** GET /api/admin/products/{id}/versions: the newest first. */
export const VersionQueryWire = Type.Object(pageQuery);
export const ProductVersionPageWire = CursorPageWire(
  Type.Object({
    ...versionFields,
    /** What changed since the version before, in French. */
    changed: Type.Array(Type.String()),
  }),
);
export type ProductVersionPageWire = Static<typeof ProductVersionPageWire>;

/** GET /api/admin/products/{id}/versions/{version}: without stock, which has its ledger. */
export const ProductVersionWire = Type.Object({
  ...versionFields,
  product: Type.Object({
    ...Type.Omit(StaffProductWire, [
      'id',
      'variations',
      'quantity',
      'trackStock',
      'lowStock',
      'sold',
      'addedAt',
      'price',
      'version',
      'path',
    ]).properties,
    variations: Type.Array(
      Type.Omit(StaffProductWire.properties.variations.items, ['quantity', 'trackStock', 'price']),
    ),
  }),
});
export type ProductVersionWire = Static<typeof ProductVersionWire>;

/** POST /api/admin/images, 201: the file `file` of a form, and perhaps a `label` for its name. */
export const SavedImageWire = Type.Object({
  /** Its name in the store's images, shown at `/cdn/{name}`. */
  name: Type.String(),
  /** Its average colour, `#rrggbb`. */
  color: Type.String(),
});
export type SavedImageWire = Static<typeof SavedImageWire>;
