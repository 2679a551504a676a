import { useScrolledPast } from '../store-info/useScrolledPast.ts';
import type { PageControlsView } from './views.ts';

/** How far, in pixels, the page is scrolled when it offers a way back to its top. */
export const scrollTopAfterPx = 100;

const homePath = '/';

/** What the two buttons do. */
export interface PageControlWays {
  /** Leads to the page before. */
  goBack: () => void;
  /** Leads to the top of this page. */
  goTop: () => void;
}

/** The buttons that float over the page at `pathname`: back everywhere but at home, up once it is scrolled. */
export function usePageControls(pathname: string, { goBack, goTop }: PageControlWays): PageControlsView {
  const isScrolled = useScrolledPast(scrollTopAfterPx);
  return {
    back: { label: 'Revenir à la page précédente', isShown: pathname !== homePath, press: goBack },
    top: { label: 'Revenir en haut de la page', isShown: isScrolled, press: goTop },
  };
}
