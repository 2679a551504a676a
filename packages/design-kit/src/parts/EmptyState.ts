import { definePart } from './definePart.tsx';

interface EmptyStateProps {
  illustration: 'cart' | 'wishlist' | 'search' | 'lost' | 'parcel';
  title: string;
  text?: string;
  action: { label: string; href: string };
}

/** An empty state, with an illustration and a next step. */
export const EmptyState = definePart<EmptyStateProps>('EmptyState', { tier: 'later' });
