import type {
  CartLineWire,
  CategorySectionWire,
  CategoryWire,
  CollectionWire,
  CustomerWire,
  ExchangeRatesWire,
  LegalTextsWire,
  NamedWire,
  OrderRequestWire,
  OrderStatusWire,
  ProductWire,
  QuoteRequestWire,
  ServiceWire,
  StoreWire,
} from '@teranga/contract';
import { aCustomer } from './customers.ts';
import {
  aCategory,
  aCategorySection,
  aCollection,
  aNamed,
  aProduct,
  aProductWithVariations,
} from './products.ts';
import { aService, aStore, someRates } from './stores.ts';

/** A promo code of the mock store: its discount and the minimum subtotal. */
export interface PromoCode {
  isPercentage: boolean;
  amount: number;
  minimum: number;
}

/** State of the mock back end: change it to change the answers. */
export interface World {
  store: StoreWire;
  legalTexts: LegalTextsWire;
  products: ProductWire[];
  categories: CategoryWire[];
  sections: CategorySectionWire[];
  brands: NamedWire[];
  tags: NamedWire[];
  collections: CollectionWire[];
  services: ServiceWire[];
  /** The requests for a quote so far. */
  quotes: QuoteRequestWire[];
  rates: ExchangeRatesWire;
  cart: CartLineWire[];
  /** Names of what the cart held and is no longer sold. */
  withdrawn: string[];
  /** Ids of saved products, newest first. */
  wishlistItems: string[];
  orders: OrderStatusWire[];
  /** Order requests by reference. */
  requests: Map<string, OrderRequestWire>;
  /** By the code in upper case. */
  promos: Record<string, PromoCode>;
  /** True: orders are made without a link to pay them. */
  isPaymentDown: boolean;
  /** Who has an account. The one whose token is held is signed in. */
  customers: CustomerWire[];
  /** The bearer token of the first customer; null: no token is valid. */
  bearerToken: string | null;
  /** The code sent to each contact, and the change that it confirms. */
  codes: Map<string, { otp: string; customer: CustomerWire | null }>;
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
    legalTexts: { terms: null, privacy: null, returns: null, notice: null },
    store: aStore(),
    products: [aProduct(), aProductWithVariations()],
    categories: [aCategory(), aCategory({ id: 'mode', name: 'Mode', count: 1 })],
    sections: [aCategorySection()],
    brands: [aNamed()],
    tags: [aNamed({ name: 'Nouveautés' })],
    collections: [aCollection()],
    services: [aService()],
    quotes: [],
    rates: someRates(),
    cart: [],
    withdrawn: [],
    wishlistItems: [],
    orders: [],
    requests: new Map(),
    promos: { BIENVENUE: { isPercentage: true, amount: 10, minimum: 5_000 } },
    isPaymentDown: false,
    customers: [aCustomer()],
    bearerToken: null,
    codes: new Map(),
    csrfToken: 'jeton-1',
    placed: new Map(),
    log: [],
    ...overrides,
  };
}

/** The state of a shop before it opens. */
export const unstocked: Partial<World> = {
  products: [],
  categories: [],
  sections: [],
  brands: [],
  tags: [],
  collections: [],
  services: [],
};
