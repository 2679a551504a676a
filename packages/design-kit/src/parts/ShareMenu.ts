import type { ShareMenuView } from '@teranga/core/features/share';
import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** Share options, for devices without a native share sheet. */
export const ShareMenu = definePart<OverlayProps & { menu: ShareMenuView }>('ShareMenu', {
  tier: 'later',
});
