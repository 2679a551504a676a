import { useScrollsUp } from './useScrollsUp.ts';
import type { PageControlsView } from './views.ts';

/** What floats over the page: the way up, while a long page is scrolled up. */
export function usePageControls(goTop: () => void): PageControlsView {
  return { top: { label: 'Revenir en haut de la page', isShown: useScrollsUp(), press: goTop } };
}
