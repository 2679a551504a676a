import type { HeaderView } from '@teranga/core/features/page-frame';
import { anchorHref, shownOnHome, type Anchor, type AnchorId } from '../../anchors/anchors.ts';

/** A menu link; `anchor` is set if it links to a section of the home page. */
export interface NavLinkView {
  label: string;
  href: string;
  isCurrent: boolean;
  anchor: AnchorId | null;
}

/** The home page's sections, with the current one marked, then the store's other pages. */
export function navLinks(
  links: HeaderView['links'],
  places: readonly Anchor[],
  active: AnchorId | null,
): NavLinkView[] {
  return [
    ...places.map(({ id, label }) => ({
      label,
      href: anchorHref(id),
      isCurrent: id === active,
      anchor: id,
    })),
    ...links.filter(({ href }) => !shownOnHome.has(href)).map((link) => ({ ...link, anchor: null })),
  ];
}
