import type { FooterView } from '@teranga/core/store-info';
import { lazyIsland } from '@teranga/design-kit';

/** The footer: stands as the server drew it until its code is here. */
export const Footer = lazyIsland<FooterView>(() => import('../../later/Footer.tsx'));
export { Footer as part };
