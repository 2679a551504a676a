import { FeaturesWire, MarketplaceInfoWire, SizeGuideWire, StoreInfoWire } from '@teranga/contract';
import { Type, type Static } from 'typebox';

/** The longest name of a store, in characters. */
const longestName = 100;

/** Everything an operator writes of a store, in one file. */
export const ContentDocument = Type.Object({
  name: Type.String({ minLength: 1, maxLength: longestName }),
  /** File names of the store's pictures folder. */
  logo: Type.Union([Type.String(), Type.Null()]),
  defaultLogo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  marketplaceInfo: MarketplaceInfoWire,
  storeInfo: StoreInfoWire,
  sizeGuide: Type.Union([SizeGuideWire, Type.Null()]),
  features: FeaturesWire,
});
export type ContentDocument = Static<typeof ContentDocument>;

/** A place in a document: names of keys, and numbers of list entries from 0. */
export type Place = readonly (string | number)[];

/** Something wrong in a document, as a French sentence. */
export interface ContentFault {
  place: Place;
  sentence: string;
}

/** A place as a reader finds it: `zones, n° 2, price`. */
export const nameOfPlace = (place: Place): string =>
  place.map((step) => (typeof step === 'number' ? `n° ${step + 1}` : step)).join(' › ');
