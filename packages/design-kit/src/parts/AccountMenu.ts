import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** A signed-in customer's own pages, and leaving. */
export const AccountMenu = definePart<OverlayProps>('AccountMenu', { tier: 'later' });
