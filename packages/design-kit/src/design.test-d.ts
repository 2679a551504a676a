import { defineDesign } from './design.ts';
import type { PageProps } from './pages.ts';
import type { PartComponent } from './parts.ts';

const base = {
  id: 'robe',
  label: 'Robe',
  theme: () => Promise.resolve(),
  pages: {},
  parts: {},
};

defineDesign({ ...base, homeRequests: ['newProducts'] });

// @ts-expect-error a home that requests what core does not offer
defineDesign({ ...base, homeRequests: ['everything'] });

const needsText = (props: { text: string }) => props.text;
// @ts-expect-error a part with props of its own
export const header: PartComponent<'Header'> = needsText;

/** A card that accepts the right props. */
export const card: PartComponent<'ProductCard'> = ({ card: { name } }) => name;

// @ts-expect-error a page that wants what its route does not give
export const cartText = ({ text }: PageProps['cart']) => text;
