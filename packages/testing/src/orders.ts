import type { OrderPlacedWire, OrderRequestWire, OrderStatusWire, OrderUpdateWire } from '@teranga/contract';

export function anOrderUpdate(overrides: Partial<OrderUpdateWire> = {}): OrderUpdateWire {
  return {
    date: '2026-11-02T10:30:00.000Z',
    status: 'WAITING_FOR_VALIDATION',
    reason: null,
    stateJSON: null,
    ...overrides,
  };
}

export function anOrder(overrides: Partial<OrderStatusWire> = {}): OrderStatusWire {
  return {
    ref: 'TRG-7K2M-9QXP-4HTD',
    status: 'WAITING_FOR_VALIDATION',
    createdAt: '2026-11-02T10:30:00.000Z',
    updates: [anOrderUpdate()],
    items: [{ name: 'Panier tressé', quantity: 2, price: 12_500, variationDetails: null }],
    subtotal: 25_000,
    discount: 0,
    deliveryCharge: 1500,
    deliveryZone: 'Dakar centre',
    total: 26_500,
    paymentMethod: 'cod',
    client: { firstName: 'Awa', lastName: 'Ndiaye', address: 'Rue 10, Mermoz', city: 'Dakar' },
    ...overrides,
  };
}

export function anOrderRequest(overrides: Partial<OrderRequestWire> = {}): OrderRequestWire {
  return {
    firstName: 'Awa',
    lastName: 'Ndiaye',
    address: 'Rue 10, Mermoz',
    city: 'Dakar',
    phone: '+221771234567',
    deliveryZone: 'dakar',
    items: [{ id: 'panier-tresse', variation: null, quantity: 2 }],
    paymentMethod: 'cod',
    ...overrides,
  };
}

export function anOrderPlaced(overrides: Partial<OrderPlacedWire['data']> = {}): OrderPlacedWire {
  return {
    success: true,
    message: 'Votre commande a été enregistrée.',
    data: { ref: 'TRG-7K2M-9QXP-4HTD', paymentUrl: null, total: 26_500, ...overrides },
  };
}
