/**
 * Anchors of the home page, in page order: id, label in the header, and the home section that a
 * store may disable.
 */
export const anchors = [
  { id: 'home-header', label: 'Accueil' },
  { id: 'services', label: 'Services', section: 'services' },
  { id: 'apropos', label: 'À propos', section: 'about' },
  { id: 'temoignages', label: 'Témoignages', section: 'testimonials' },
  { id: 'contact', label: 'Contact' },
] as const;

export type Anchor = (typeof anchors)[number];
export type AnchorId = Anchor['id'];

/** Pages whose content this design's home already holds. */
export const shownOnHome: ReadonlySet<string> = new Set(['/', '/about', '/contacts']);

/** The address of a home page section, from any page. */
export function anchorHref(id: AnchorId): string {
  return `/#${id}`;
}

/** The same section by a new page, where the browser would else scroll below the open menu. */
export const reloadingHref = (id: AnchorId): string => `/?#${id}`;
