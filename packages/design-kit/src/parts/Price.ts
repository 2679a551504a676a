import type { PriceView } from '@teranga/core/domain/pricing';
import { definePart } from './definePart.tsx';

export const Price = definePart<{ price: PriceView; size?: 'small' | 'medium' | 'large' }>('Price', {
  tier: 'first',
});
