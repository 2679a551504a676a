/** The places of the home page, in page order: each is an id and what the header calls it. */
export const anchors = [
  { id: 'home-header', label: 'Accueil' },
  { id: 'services', label: 'Services' },
  { id: 'apropos', label: 'À propos' },
  { id: 'temoignages', label: 'Témoignages' },
  { id: 'contact', label: 'Contact' },
] as const;

export type AnchorId = (typeof anchors)[number]['id'];

/** The address of a place of the home page, from any page. */
export function anchorHref(id: AnchorId): string {
  return `/#${id}`;
}
