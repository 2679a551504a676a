import { defineCompleteDesign, defineDesign } from './design.ts';
import type { PartComponent } from './parts.ts';
import { someDesign } from './testing/someDesign.ts';

const base = {
  id: 'robe',
  label: 'Robe',
  homeRequests: ['newProducts'],
  theme: () => Promise.resolve(),
} as const;
const nothing = () => null;

defineDesign({ ...base, pages: {}, parts: {} });
defineDesign({ ...base, pages: {}, parts: { Header: () => Promise.resolve({ part: nothing }) } });

// @ts-expect-error a part that does not exist
defineDesign({ ...base, pages: {}, parts: { Heading: () => Promise.resolve({ part: nothing }) } });

// @ts-expect-error a page that does not exist
defineDesign({ ...base, parts: {}, pages: { homepage: () => Promise.resolve({ default: nothing }) } });

const needsText = (props: { text: string }) => props.text;
// @ts-expect-error a part with props of its own
defineDesign({ ...base, pages: {}, parts: { Header: () => Promise.resolve({ part: needsText }) } });

// @ts-expect-error a page that wants what its route does not give
defineDesign({ ...base, parts: {}, pages: { cart: () => Promise.resolve({ default: needsText }) } });

// @ts-expect-error a home that requests what core does not offer
defineDesign({ ...base, homeRequests: ['everything'], pages: {}, parts: {} });

const { Footer: _left, ...allButOne } = someDesign().parts;
// @ts-expect-error a default that leaves a part out
defineCompleteDesign({ ...someDesign(), parts: allButOne });

/** A card that accepts the right props. */
export const card: PartComponent<'ProductCard'> = ({ card: { name } }) => name;
