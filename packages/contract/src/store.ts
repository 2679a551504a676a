import { Type, type Static } from 'typebox';
import { XofWire } from './wire.ts';

const text = Type.String();
const list = <T extends Parameters<typeof Type.Array>[0]>(item: T) => Type.Array(item);

/**
 * How an order reaches its shopper: `delivery` comes to their address, `pickup` waits where they
 * come for it.
 */
export const DeliveryKindWire = Type.Union([Type.Literal('delivery'), Type.Literal('pickup')]);
export type DeliveryKindWire = Static<typeof DeliveryKindWire>;

/**
 * A place the store delivers to, or hands orders over at. Shown in ascending `order`, only while
 * `enabled`.
 */
export const DeliveryZoneWire = Type.Object({
  id: Type.Optional(text),
  /** Absent: `delivery`. */
  kind: Type.Optional(DeliveryKindWire),
  name: text,
  price: XofWire,
  description: text,
  enabled: Type.Boolean(),
  order: Type.Integer(),
});
export type DeliveryZoneWire = Static<typeof DeliveryZoneWire>;

export const DeliveryInfoWire = Type.Object({ zones: list(DeliveryZoneWire), notes: list(text) });
export type DeliveryInfoWire = Static<typeof DeliveryInfoWire>;

export const EmailWire = Type.Object({ label: Type.Optional(text), email: text });
export const PhoneWire = Type.Object({ label: Type.Optional(text), phone: text });

export const OpeningHoursWire = Type.Object({ day: text, hours: text, closed: Type.Boolean() });
export type OpeningHoursWire = Static<typeof OpeningHoursWire>;

export const LocationWire = Type.Object({
  address: text,
  city: text,
  country: text,
  /** https URL of an embedded map, loaded only on request. */
  embeddedMap: Type.Optional(Type.Union([text, Type.Null()])),
});

export const ContactPageInfoWire = Type.Object({
  title: text,
  coverImage: Type.Union([text, Type.Null()]),
  phones: list(PhoneWire),
  emails: list(EmailWire),
  openingHours: list(OpeningHoursWire),
  locations: list(LocationWire),
});
export type ContactPageInfoWire = Static<typeof ContactPageInfoWire>;

export const AboutPageInfoWire = Type.Object({
  introduction: Type.Object({
    title: text,
    text,
    image: Type.Optional(Type.Union([text, Type.Null()])),
    features: list(Type.Object({ title: text, description: text })),
  }),
  metrics: list(Type.Object({ label: text, value: Type.Number(), suffix: Type.Optional(text) })),
  sections: list(Type.Object({ title: text, text, image: Type.Optional(Type.Union([text, Type.Null()])) })),
  values: Type.Optional(list(Type.Object({ title: text, description: text }))),
  testimonials: list(
    Type.Object({
      quote: text,
      name: text,
      title: text,
      image: Type.Optional(Type.Union([text, Type.Null()])),
    }),
  ),
});
export type AboutPageInfoWire = Static<typeof AboutPageInfoWire>;

/** «Livraison rapide», «Paiement à la livraison»…: `icon` is a lucide name. */
export const PromotionalFeatureWire = Type.Object({
  icon: text,
  title: text,
  description: text,
  enabled: Type.Boolean(),
});
export type PromotionalFeatureWire = Static<typeof PromotionalFeatureWire>;

export const SocialInfoWire = Type.Object({
  phone: Type.Union([text, Type.Null()]),
  email: Type.Union([text, Type.Null()]),
  networks: list(Type.Object({ type: text, url: text })),
});

/** Hero image and texts of the home page, chosen by the store. */
export const HeroWire = Type.Object({
  title: text,
  text,
  picture: Type.Union([text, Type.Null()]),
  pictureAlt: text,
  /** True: the image is also shown where a design would show the store's collections. */
  pictureFirst: Type.Optional(Type.Boolean()),
});
export type HeroWire = Static<typeof HeroWire>;

export const StoreInfoWire = Type.Object({
  name: text,
  hero: Type.Optional(HeroWire),
  socialInfo: SocialInfoWire,
  contactPageInfo: ContactPageInfoWire,
  aboutPageInfo: AboutPageInfoWire,
  promotionalFeatures: list(PromotionalFeatureWire),
  legalNotice: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type StoreInfoWire = Static<typeof StoreInfoWire>;

export const MarketplaceInfoWire = Type.Object({
  footerDescription: text,
  contact: Type.Object({ phones: list(PhoneWire), emails: list(EmailWire) }),
  deliveryInfo: DeliveryInfoWire,
});
export type MarketplaceInfoWire = Static<typeof MarketplaceInfoWire>;

export const SizeGuideWire = Type.Object({
  showSizeGuide: Type.Boolean(),
  title: text,
  description: text,
  coverImage: Type.Optional(Type.Union([text, Type.Null()])),
  categories: list(
    Type.Object({
      title: text,
      description: text,
      columnHeaders: list(text),
      sizeTable: list(Type.Object({ label: text, values: list(text) })),
    }),
  ),
  generalNotes: list(text),
});
export type SizeGuideWire = Static<typeof SizeGuideWire>;

/** Features enabled by the operator. */
export const FeaturesWire = Type.Object({
  currencyPicker: Type.Boolean(),
  cashOnDelivery: Type.Boolean(),
  onlinePayment: Type.Boolean(),
  whatsapp: Type.Union([text, Type.Null()]),
});
export type FeaturesWire = Static<typeof FeaturesWire>;

const TextOrNull = Type.Union([text, Type.Null()]);

/** GET /api/store/legal: the store's own legal texts as HTML; null where the usual ones apply. */
export const LegalTextsWire = Type.Object({
  terms: TextOrNull,
  privacy: TextOrNull,
  returns: TextOrNull,
  notice: TextOrNull,
});
export type LegalTextsWire = Static<typeof LegalTextsWire>;

/** GET /api/store. */
export const StoreWire = Type.Object({
  store: Type.Object({ id: text, name: text, logo: Type.Union([text, Type.Null()]), design: text }),
  marketplaceInfo: MarketplaceInfoWire,
  storeInfo: StoreInfoWire,
  sizeGuide: Type.Union([SizeGuideWire, Type.Null()]),
  features: FeaturesWire,
  /**
   * The home page's sections in order, named as in the store's design; absent: the design's
   * default.
   */
  homeSections: Type.Optional(list(text)),
});
export type StoreWire = Static<typeof StoreWire>;
