/** The places of the home page, in page order: each is an id, what the header calls it, and the section of the home that a store may leave out. */
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

/** The address of a place of the home page, from any page. */
export function anchorHref(id: AnchorId): string {
  return `/#${id}`;
}
