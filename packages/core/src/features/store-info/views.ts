import type { ImageView } from '../../domain/media/index.ts';

/**
 * Store information for header, footer, about and contact pages. Every text has a fallback; lists
 * may be empty.
 */
export interface StoreInfoView {
  name: string;
  logo: ImageView;
  hero: {
    title: string;
    text: string;
    image: ImageView | null;
    /** The image is also shown where a design would show the store's collections. */
    isImageFirst?: boolean;
  };
  footerDescription: string;
  /** `display` may be broken between lines where its groups of digits end, nowhere else. */
  phones: { label: string; display: string; href: string }[];
  emails: { label: string; email: string; href: string }[];
  networks: { type: string; url: string; label: string }[];
  openingHours: { day: string; hours: string; isClosed: boolean }[];
  locations: { address: string; city: string; country: string; mapUrl: string | null }[];
  contactTitle: string;
  contactCover: ImageView | null;
  about: {
    title: string;
    text: string;
    image: ImageView | null;
    features: { title: string; description: string }[];
    values: { title: string; description: string }[];
    metrics: { label: string; value: number; suffix: string }[];
    sections: { title: string; text: string; image: ImageView | null }[];
    testimonials: { quote: string; name: string; title: string; image: ImageView | null }[];
  };
  highlights: { icon: string; title: string; description: string }[];
  /** `https://wa.me/…`, or null when the store gives no number. */
  whatsappHref: string | null;
  /** The home's sections in their order, by the design's names; null: as the design has them. */
  homeSections: string[] | null;
  year: number;
}
