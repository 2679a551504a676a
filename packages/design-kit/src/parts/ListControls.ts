import type { ProductListView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

/** Search, filters, chips, sale and sort of a product list. */
export const ListControls = definePart<{ list: ProductListView }>('ListControls', { tier: 'later' });
