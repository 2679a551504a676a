import type { CheckoutView } from '@teranga/core/features/checkout';

/** The checkout once its cart and the store's zones are known. */
export type ReadyCheckout = Extract<CheckoutView, { status: 'ready' }>;
