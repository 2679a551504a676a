import type { OrderClient, OrderContext, OrderIntent } from '../orderIntent.ts';
import { aShopper } from './aShopper.ts';

/** Where and when a visitor orders. */
export const aContext = (visitor: string): OrderContext => ({
  visitor,
  customerId: null,
  siteUrl: 'http://a.localhost',
  now: new Date(),
  ipKey: null,
  confirmed: null,
  canSend: () => true,
});
const client: OrderClient = {
  firstName: 'Fatou',
  lastName: 'Sarr',
  phone: '+221771234567',
  email: null,
  address: 'Médina',
  city: 'Dakar',
  postalCode: null,
};
/** One of many shoppers, whose orders are counted apart from those of all others. */
export const aClient = (index: number): OrderClient => ({ ...client, ...aShopper(index) });
/** The intent of a correctly filled-in form. */
export const anIntent = (lines: OrderIntent['lines'], overrides: Partial<OrderIntent> = {}): OrderIntent => ({
  client,
  zone: 'dakar',
  lines,
  promoCode: null,
  paymentMethod: 'cod',
  expectedTotal: null,
  expectedDelivery: null,
  expectedDiscount: null,
  isBuyNow: false,
  ...overrides,
});
/** A wanted line. */
export const aLine = (productId: string, quantity = 1, sku = '') => ({ productId, sku, quantity });
