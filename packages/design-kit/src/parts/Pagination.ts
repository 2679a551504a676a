import type { PaginationView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

export const Pagination = definePart<{ pagination: PaginationView }>('Pagination', { tier: 'later' });
