import type { PictureView } from '../media/picture.ts';

/** A service as a card draws it. */
export interface ServiceCardView {
  id: string;
  name: string;
  description: string;
  picture: PictureView | null;
  isAvailable: boolean;
  /** 'Disponible' or 'Non disponible' */
  availabilityLabel: string;
  categoryName: string;
  /** Where the card leads: the service's page, or a way to reach the agency where the design has no such page. */
  href: string;
}

/** A category of services. */
export interface ServiceGroupView {
  id: string;
  name: string;
  services: ServiceCardView[];
}
