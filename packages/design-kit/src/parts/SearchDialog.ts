import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** Product search over the page. It loads its own state, and its code is loaded on demand. */
export const SearchDialog = definePart<OverlayProps>('SearchDialog', { tier: 'later' });
