import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** The currencies prices can be read in. */
export const CurrencyMenu = definePart<OverlayProps>('CurrencyMenu', { tier: 'later' });
