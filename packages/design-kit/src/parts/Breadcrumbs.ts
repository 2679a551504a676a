import type { CrumbView } from '@teranga/core/features/catalogue';
import { definePart } from './definePart.tsx';

export const Breadcrumbs = definePart<{ crumbs: CrumbView[] }>('Breadcrumbs', { tier: 'later' });
