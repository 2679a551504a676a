import type { CustomerWire, OrderSummaryWire } from '@teranga/contract';

export function aCustomer(overrides: Partial<CustomerWire> = {}): CustomerWire {
  return {
    name: 'Awa Marie Ndiaye',
    phone: '+221771234567',
    email: 'awa@example.sn',
    address: 'Rue 10, Mermoz',
    ...overrides,
  };
}

export function anOrderSummary(overrides: Partial<OrderSummaryWire> = {}): OrderSummaryWire {
  return {
    ref: 'TRG-7K2M-9QXP-4HTD',
    created_at: '2026-11-02T10:30:00.000Z',
    total: 26_500,
    status: 'WAITING_FOR_VALIDATION',
    ...overrides,
  };
}
