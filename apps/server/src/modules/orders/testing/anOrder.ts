import type { OrderRequestWire } from '@teranga/contract';

/** A request for an order that a form would send. */
export const anOrder = (overrides: Partial<OrderRequestWire> = {}): OrderRequestWire => ({
  firstName: 'Fatou',
  lastName: 'Sarr',
  address: 'Rue 12, Médina',
  city: 'Dakar',
  postalCode: null,
  phone: '77 123 45 67',
  email: 'fatou@example.sn',
  deliveryZone: 'dakar',
  items: [{ id: 'robe', variation: null, quantity: 1 }],
  promoCode: null,
  paymentMethod: 'cod',
  ...overrides,
});
