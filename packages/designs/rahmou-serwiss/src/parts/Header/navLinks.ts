import type { HeaderView } from '@teranga/core/store-info';
import { anchorHref, shownOnHome, type Anchor, type AnchorId } from '../../anchors/anchors.ts';

/** A link of the menu; `anchor` where it leads to a place of the home page. */
export interface NavLinkView {
  label: string;
  href: string;
  isCurrent: boolean;
  anchor: AnchorId | null;
}

/** The places of the home page, the one that is read marked, then the store's other pages. */
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
