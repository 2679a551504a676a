import type { CompleteDesign } from '../design.ts';
import type { PageLoaders } from '../pages.ts';
import { partNames, type PartLoaders } from '../parts.ts';

const pageNames = [
  'home',
  'products',
  'product',
  'collection',
  'cart',
  'wishlist',
  'checkout',
  'auth',
  'profile',
  'myOrders',
  'about',
  'contacts',
  'deliveryInfo',
  'sizeGuide',
  'privacyPolicy',
  'termsAndConditions',
  'orderConfirmation',
  'orderTracking',
  'paymentSuccess',
  'paymentCancel',
  'notFound',
  'error',
] as const;

/** A complete design whose every part and page writes its own name. */
export function someDesign(id = 'default', parts: Partial<PartLoaders> = {}): CompleteDesign {
  const component = (name: string) => () => `${id} ${name}`;
  return {
    id,
    label: id,
    homeRequests: [],
    theme: () => Promise.resolve(),
    pages: Object.fromEntries(
      pageNames.map((name) => [name, () => Promise.resolve({ default: component(name) })]),
    ) as unknown as PageLoaders,
    parts: {
      ...(Object.fromEntries(
        partNames.map((name) => [name, () => Promise.resolve({ part: component(name) })]),
      ) as unknown as PartLoaders),
      ...parts,
    },
  };
}
