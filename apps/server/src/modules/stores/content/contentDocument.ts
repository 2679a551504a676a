import {
  DeliveryInfoWire,
  DeliveryZoneWire,
  FeaturesWire,
  MarketplaceInfoWire,
  SizeGuideWire,
  StoreInfoWire,
  highestXof,
} from '@teranga/contract';
import { Type, type Static } from 'typebox';

/** The longest name of a store, in characters. */
const longestName = 100;
/** The longest version of a design, in characters. */
const longestVersion = 20;

const longestKey = 500;
/** A key as providers give them: no spaces, no accents. */
const Key = Type.String({ minLength: 1, maxLength: longestKey, pattern: '^[\\x21-\\x7e]+$' });

/** Where a store is paid. Written, and never shown again. */
export const PaymentDocument = Type.Object({
  /** Null: no longer paid there. */
  paytech: Type.Union([
    Type.Object({
      env: Type.Union([Type.Literal('test'), Type.Literal('prod')]),
      apiKey: Key,
      apiSecret: Key,
    }),
    Type.Null(),
  ]),
});
export type PaymentDocument = Static<typeof PaymentDocument>;

const longestHoldHours = 720;

/** The terms for cash-on-delivery orders; omitted fields have their default. */
export const CashOnDeliveryDocument = Type.Object({
  /** Hours in which the store validates such an order; then it is cancelled. */
  holdHours: Type.Optional(Type.Integer({ minimum: 1, maximum: longestHoldHours })),
  /**
   * When shoppers must confirm by a code sent to them: never, always, or from this amount in FCFA
   * on.
   */
  confirmByCode: Type.Optional(
    Type.Union([
      Type.Literal('never'),
      Type.Literal('always'),
      Type.Integer({ minimum: 0, maximum: highestXof }),
    ]),
  ),
});
export type CashOnDeliveryTerms = Required<Static<typeof CashOnDeliveryDocument>>;
export const defaultCashOnDelivery: CashOnDeliveryTerms = { holdHours: 48, confirmByCode: 'never' };

const mostContacts = 10;
const highestThreshold = 1_000_000;

/** Who in the store is notified of what; omitted fields have their default. */
export const NoticesDocument = Type.Object({
  /** E-mail addresses; none: the address that the store shows. */
  emails: Type.Optional(Type.Array(Type.String({ maxLength: 254 }), { maxItems: mostContacts })),
  /** Phone numbers that get an SMS for each order, payment, quote request and message. */
  sms: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: mostContacts })),
  /** From how many units on a product is nearly sold out; null: no notices. */
  lowStock: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: highestThreshold }), Type.Null()])),
  /** Whether the day's summary is sent at 7 in the morning. */
  dailySummary: Type.Optional(Type.Boolean()),
});
export type NoticeTerms = Required<Static<typeof NoticesDocument>>;
export const defaultNotices: NoticeTerms = { emails: [], sms: [], lowStock: 3, dailySummary: true };

const longestLegalText = 60_000;
const LegalText = Type.Optional(Type.Union([Type.String({ maxLength: longestLegalText }), Type.Null()]));

/** The store's own legal texts, as rich text; omitted or null: the usual one. */
export const LegalTextsDocument = Type.Object({
  terms: LegalText,
  privacy: LegalText,
  returns: LegalText,
  notice: LegalText,
});
export type LegalTexts = Static<typeof LegalTextsDocument>;

/** The settings of each design, by design id. */
export const DesignSettingsDocument = Type.Record(
  Type.String(),
  Type.Object({
    version: Type.Optional(Type.String({ maxLength: longestVersion })),
    values: Type.Record(Type.String(), Type.Unknown()),
  }),
);

/** The highest delivery fee, in FCFA: a higher one is a mistake. */
const highestFee = 1_000_000;
const MarketplaceInfoDocument = Type.Object({
  ...MarketplaceInfoWire.properties,
  deliveryInfo: Type.Object({
    ...DeliveryInfoWire.properties,
    zones: Type.Array(
      Type.Object({
        ...DeliveryZoneWire.properties,
        price: Type.Integer({ minimum: 0, maximum: highestFee }),
      }),
    ),
  }),
});

/** Everything an operator writes of a store, in one file. */
export const ContentDocument = Type.Object({
  name: Type.String({ minLength: 1, maxLength: longestName }),
  /** File names in the store's images folder. */
  logo: Type.Union([Type.String(), Type.Null()]),
  defaultLogo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  marketplaceInfo: MarketplaceInfoDocument,
  storeInfo: StoreInfoWire,
  sizeGuide: Type.Union([SizeGuideWire, Type.Null()]),
  features: FeaturesWire,
  /** If omitted, the existing settings are unchanged. */
  cashOnDelivery: Type.Optional(CashOnDeliveryDocument),
  /** If omitted, the existing settings are unchanged. */
  notices: Type.Optional(NoticesDocument),
  /** If omitted, the existing texts are unchanged. */
  legalTexts: Type.Optional(LegalTextsDocument),
  /**
   * By design id; without a version they apply to the design's current one. If omitted, the
   * existing settings are unchanged.
   */
  designSettings: Type.Optional(DesignSettingsDocument),
  /** Absent: as it was. */
  payment: Type.Optional(PaymentDocument),
});
export type ContentDocument = Static<typeof ContentDocument>;

/** A path in a document: key names, and list indices from 0. */
export type FieldPath = readonly (string | number)[];

/** Something wrong in a document, as a French sentence. */
export interface ContentError {
  path: FieldPath;
  sentence: string;
}

/** A path in readable form: `zones › n° 2 › price`. */
export const nameOfPath = (path: FieldPath): string =>
  path.map((step) => (typeof step === 'number' ? `n° ${step + 1}` : step)).join(' › ');
