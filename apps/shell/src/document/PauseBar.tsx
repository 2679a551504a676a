import type { ReactNode } from 'react';
import { pauseBarId } from '../page/mainElement.ts';

/** Its style, in the design's tokens. */
export const pauseStyle = `#${pauseBarId}{padding:.75rem var(--gutter,1rem);border-bottom:2px solid var(--color-bad);background:var(--color-surface);color:var(--color-ink);font-weight:600;text-align:center}`;

/** Above every page of a store that takes no orders: shoppers read it before they fill a form. */
export const PauseBar = ({ text }: { text: string }): ReactNode => (
  <aside id={pauseBarId} aria-label="Boutique en congé">
    <p>{text}</p>
  </aside>
);
