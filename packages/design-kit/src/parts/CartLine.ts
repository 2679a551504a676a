import type { CartLineView } from '@teranga/core/features/cart';
import { definePart } from './definePart.tsx';

export const CartLine = definePart<{ line: CartLineView }>('CartLine', { tier: 'later' });
