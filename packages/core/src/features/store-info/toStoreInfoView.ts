import { phoneHref } from '../../domain/phone/index.ts';
import { toImage } from '../../domain/media/index.ts';
import { logoFile, type StoreSettings } from '../../lib/settings/index.ts';
import { capitalized } from '../../domain/typography/index.ts';
import type { StoreData } from './storeData.ts';
import type { StoreInfoView } from './views.ts';

/** Names that are not written as a word is. */
const networkLabels: Record<string, string> = {
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};

function networkLabel(type: string): string {
  const name = type.toLowerCase();
  return networkLabels[name] ?? capitalized(name);
}

/** Store information for header, footer, about and contact pages. */
export function toStoreInfoView(data: StoreData, settings: StoreSettings, now: number): StoreInfoView {
  const name = data.name || settings.storeName;
  const imageOf = (file: string | null, alt: string) => toImage(file, alt, settings);
  const logo = logoFile(data.logo ?? settings.storeLogo, settings);
  const { about, hero } = data;
  return {
    name,
    logo: imageOf(logo, name) ?? { src: logo, alt: name },
    hero: hero
      ? { ...hero, image: imageOf(hero.picture, hero.pictureAlt) }
      : { title: name, text: data.footerDescription, image: null },
    footerDescription: data.footerDescription,
    phones: data.phones.map(({ label, phone }) => ({
      label,
      display: phone,
      href: phoneHref(phone),
    })),
    emails: data.emails.map(({ label, email }) => ({ label, email, href: `mailto:${email}` })),
    networks: data.networks.map(({ type, url }) => ({ type, url, label: networkLabel(type) })),
    openingHours: data.openingHours.map((entry) => ({
      ...entry,
      hours: entry.isClosed ? 'Fermé' : entry.hours,
    })),
    locations: data.locations,
    contactTitle: data.contactTitle,
    contactCover: imageOf(data.contactCover, data.contactTitle),
    about: {
      ...about,
      image: imageOf(about.image, about.title),
      sections: about.sections.map(({ title, text, image }) => ({
        title,
        text,
        image: imageOf(image, title),
      })),
      testimonials: about.testimonials.map(({ quote, name: author, title, image }) => ({
        quote,
        name: author,
        title,
        image: imageOf(image, author),
      })),
    },
    highlights: data.highlights,
    homeSections: data.homeSections,
    whatsappHref: data.whatsapp === null ? null : `https://wa.me/${data.whatsapp}`,
    // Senegal is on UTC all year.
    year: new Date(now).getUTCFullYear(),
  };
}
