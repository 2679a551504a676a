import type { ImageView } from '../../domain/media/index.ts';

/** View model of a service card. */
export interface ServiceCardView {
  id: string;
  name: string;
  description: string;
  image: ImageView | null;
  isAvailable: boolean;
  /** 'Disponible' or 'Non disponible' */
  availabilityLabel: string;
  categoryName: string;
  /** 'Dès 25 000 FCFA'; 'Sur devis' for a service without a price. */
  priceLabel: string;
  /** The service's page. */
  href: string;
  /** The request for a quote of this service. */
  quoteHref: string;
}

/** A category of services. */
export interface ServiceGroupView {
  id: string;
  name: string;
  services: ServiceCardView[];
}
