import type { TotalsView } from '@teranga/core/features/checkout';
import { definePart } from './definePart.tsx';

export const OrderTotals = definePart<{ totals: TotalsView }>('OrderTotals', {
  tier: 'later',
  isFixed: true,
});
