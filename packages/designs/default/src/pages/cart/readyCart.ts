import type { CartView } from '@teranga/core/features/cart';

/** A cart with articles. */
export type ReadyCart = Extract<CartView, { status: 'ready' }>;
