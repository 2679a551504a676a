import type {
  CartLineWire,
  CategorySectionWire,
  CategoryWire,
  CollectionWire,
  ExchangeRatesWire,
  NamedWire,
  OrderRequestWire,
  OrderStatusWire,
  ProductWire,
  ServiceWire,
  StoreWire,
} from '@teranga/contract';
import type { PromoCode } from './payments.ts';
import {
  aCategory,
  aCategorySection,
  aCollection,
  aNamed,
  aProduct,
  aProductWithVariations,
} from './products.ts';
import { aService, aStore, someRates } from './stores.ts';

/** What the pretended back end holds: change it to change what it answers. */
export interface World {
  store: StoreWire;
  products: ProductWire[];
  categories: CategoryWire[];
  sections: CategorySectionWire[];
  brands: NamedWire[];
  tags: NamedWire[];
  collections: CollectionWire[];
  services: ServiceWire[];
  rates: ExchangeRatesWire;
  cart: CartLineWire[];
  orders: OrderStatusWire[];
  /** What was asked for, by reference. */
  requests: Map<string, OrderRequestWire>;
  /** By the code in upper case. */
  promos: Record<string, PromoCode>;
  /** True: orders are made without a link to pay them. */
  isPaymentDown: boolean;
  /** The token that changes must carry. */
  csrfToken: string;
  /** Answers of earlier orders, by idempotency key. */
  placed: Map<string, string>;
  /** Every request so far, as `GET /api/cart`. */
  log: string[];
}

/** A small shop with two products and an empty cart. */
export function aWorld(overrides: Partial<World> = {}): World {
  return {
    store: aStore(),
    products: [aProduct(), aProductWithVariations()],
    categories: [aCategory(), aCategory({ id: 'mode', name: 'Mode', count: 1 })],
    sections: [aCategorySection()],
    brands: [aNamed()],
    tags: [aNamed({ name: 'Nouveautés' })],
    collections: [aCollection()],
    services: [aService()],
    rates: someRates(),
    cart: [],
    orders: [],
    requests: new Map(),
    promos: { BIENVENUE: { isPercentage: true, amount: 10, minimum: 5_000 } },
    isPaymentDown: false,
    csrfToken: 'jeton-1',
    placed: new Map(),
    log: [],
    ...overrides,
  };
}
