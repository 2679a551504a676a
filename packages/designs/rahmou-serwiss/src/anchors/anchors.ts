/** The places of the home page, in page order: each is an id and what the header calls it. */
export const anchors = [
  { id: 'home-header', label: 'Accueil' },
  { id: 'services', label: 'Services' },
  { id: 'apropos', label: 'À propos' },
  { id: 'temoignages', label: 'Témoignages' },
  { id: 'contact', label: 'Contact' },
] as const;

export type Anchor = (typeof anchors)[number];
export type AnchorId = Anchor['id'];

/** Pages whose content this design's home already holds. */
export const toldAtHome: ReadonlySet<string> = new Set(['/', '/about', '/contacts']);

/** The address of a place of the home page, from any page. */
export function anchorHref(id: AnchorId): string {
  return `/#${id}`;
}
