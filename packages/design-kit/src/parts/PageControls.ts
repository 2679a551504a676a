import type { PageControlsView } from '@teranga/core/lib/page-controls';
import { definePart } from './definePart.tsx';

/** The way up to the top, floating over a long page while it is scrolled up. */
export const PageControls = definePart<PageControlsView>('PageControls', { tier: 'later' });
