import { Type, type Static, type TSchema } from 'typebox';
import { highestInteger, highestXof } from '../limits.ts';
import { DeliveryKindWire } from '../store.ts';
import { XofWire, TextOrNullWire } from '../wire.ts';

const name = Type.String({ minLength: 1, maxLength: 200 });
const id = Type.String({ maxLength: 100 });
const description = Type.String({ maxLength: 10_000 });
/** The name of one of the store's images. */
const image = Type.Union([Type.String({ maxLength: 300 }), Type.Null()]);
/** 1: the first. */
const place = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

const entryFields = {
  id: Type.String(),
  name: Type.String(),
  position: Type.Integer(),
  /** Number in its `ETag`, which a change names in `If-Match`; another place leaves it. */
  version: Type.Integer(),
};
/** How many products are in it. */
const count = Type.Integer();

const collectionFields = { slug: id, description, image: image };
export const StaffCollectionWire = Type.Object({ ...entryFields, ...collectionFields, count });
const categoryFields = { image: image, isPopular: Type.Boolean() };
export const StaffCategoryWire = Type.Object({ ...entryFields, ...categoryFields, count });
const serviceFields = {
  description,
  picture: image,
  isAvailable: Type.Boolean(),
  /** What it costs at least; null: on request. */
  fromPrice: Type.Union([XofWire, Type.Null()]),
  /** In words, such as «3 jours ouvrés». */
  duration: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
  /** What the customer brings, in this order. */
  documents: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 30 }),
};
export const StaffServiceWire = Type.Object({
  ...entryFields,
  ...serviceFields,
  pictureColor: TextOrNullWire,
  category: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
});

/** GET /api/admin/collections, and the answer of `PUT /order`. */
export const StaffCollectionListWire = Type.Object({ items: Type.Array(StaffCollectionWire) });
export type StaffCollectionListWire = Static<typeof StaffCollectionListWire>;
/** GET /api/admin/categories. */
export const StaffCategoryListWire = Type.Object({ items: Type.Array(StaffCategoryWire) });
export type StaffCategoryListWire = Static<typeof StaffCategoryListWire>;
/** GET /api/admin/services. */
export const StaffServiceListWire = Type.Object({ items: Type.Array(StaffServiceWire) });
export type StaffServiceListWire = Static<typeof StaffServiceListWire>;

const partly = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Partial(Type.Object(fields)).properties;
/** The name of a category of services, which is created where there is none; null for none. */
const category = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()]));
const newEntry = { id: Type.Optional(id), name, place };
const changedEntry = { name: Type.Optional(name), place };

/** POST of a new entry, whose address is made of its name unless it is given. */
export const NewCollectionWire = Type.Object({ ...newEntry, ...partly(collectionFields) });
export const NewCategoryWire = Type.Object({ ...newEntry, ...partly(categoryFields) });
export const NewServiceWire = Type.Object({ ...newEntry, ...partly(serviceFields), category });
/** PATCH of an entry, with `If-Match`: what is absent stays. */
export const CollectionPatchWire = Type.Object({ ...changedEntry, ...partly(collectionFields) });
export const CategoryPatchWire = Type.Object({ ...changedEntry, ...partly(categoryFields) });
export const ServicePatchWire = Type.Object({ ...changedEntry, ...partly(serviceFields), category });

/** PUT …/order: the ids of all entries in their new order; 409 when there are others by now. */
export const OrderOfEntriesWire = Type.Object({
  ids: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10_000 }),
});

/** GET /api/admin/brands and /tags. */
export const StaffNameListWire = Type.Object({
  items: Type.Array(Type.Object({ name: Type.String(), count })),
});
export type StaffNameListWire = Static<typeof StaffNameListWire>;
/** POST /api/admin/brands/rename and /tags/rename: null takes it away, a known name joins them. */
export const RenameWire = Type.Object({ name, to: Type.Union([name, Type.Null()]) });
/** How many products changed. */
export const RenamedWire = Type.Object({ count });
export type RenamedWire = Static<typeof RenamedWire>;

const moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const uses = Type.Union([Type.Integer({ minimum: 1, maximum: highestInteger }), Type.Null()]);
const promoFields = {
  isPercentage: Type.Boolean(),
  /** Whole per cent, or FCFA. */
  amount: Type.Integer({ minimum: 1, maximum: highestXof }),
  minimumSubtotal: XofWire,
  startsAt: moment,
  endsAt: moment,
  /** Null: as often as shoppers like. */
  maxUses: uses,
  maxUsesPerContact: uses,
  /** Null: every product counts. */
  productIds: Type.Union([Type.Array(id, { minItems: 1, maxItems: 1_000 }), Type.Null()]),
  isEnabled: Type.Boolean(),
};
export const StaffPromoWire = Type.Object({ code: Type.String(), ...promoFields, used: Type.Integer() });
export type StaffPromoWire = Static<typeof StaffPromoWire>;
/** GET /api/admin/promos: the newest first. */
export const StaffPromoListWire = Type.Object({ items: Type.Array(StaffPromoWire) });
export type StaffPromoListWire = Static<typeof StaffPromoListWire>;
export const NewPromoWire = Type.Object({
  ...partly(promoFields),
  code: Type.String({ minLength: 1, maxLength: 40 }),
  isPercentage: Type.Boolean(),
  amount: promoFields.amount,
});
export type NewPromoWire = Static<typeof NewPromoWire>;
export const PromoPatchWire = Type.Partial(Type.Object(promoFields));
export type PromoPatchWire = Static<typeof PromoPatchWire>;

const zoneFields = {
  kind: DeliveryKindWire,
  name,
  price: XofWire,
  description: Type.String({ maxLength: 1_000 }),
  isEnabled: Type.Boolean(),
};
/**
 * GET /api/admin/delivery-zones, and the answer of each change; they are a part of the settings.
 */
export const StaffZoneListWire = Type.Object({
  /** Number in the settings' `ETag`, which a change names in `If-Match`. */
  version: Type.Integer(),
  items: Type.Array(Type.Object({ id: Type.String(), ...zoneFields })),
});
export type StaffZoneListWire = Static<typeof StaffZoneListWire>;
export const NewZoneWire = Type.Object({ ...partly(zoneFields), name, price: XofWire });
export type NewZoneWire = Static<typeof NewZoneWire>;
export const ZonePatchWire = Type.Partial(Type.Object(zoneFields));
export type ZonePatchWire = Static<typeof ZonePatchWire>;
