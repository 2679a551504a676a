import type { FooterView } from '@teranga/core/features/page-frame';
import { lazyIsland } from '@teranga/design-kit';

/** The footer: the server's HTML stays until its code loads. */
export const Footer = lazyIsland<FooterView>(() => import('../../islands/Footer.tsx'));
export { Footer as part };
