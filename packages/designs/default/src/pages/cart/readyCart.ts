import type { CartView } from '@teranga/core/features/cart';

/** A cart with products. */
export type ReadyCart = Extract<CartView, { status: 'ready' }>;
