import { toFields, toFlag, toList, toNumber, toRecord, toText, toTextOrNull } from '../../lib/wire/index.ts';
import { toSizeGuide, type SizeGuide } from './sizeGuide.ts';
import { toDeliveryZones, type DeliveryZone } from './delivery.ts';

interface Titled {
  title: string;
  description: string;
}

/** Information about the store. Every text has a fallback; lists may be empty. */
export interface StoreData {
  /** Empty when the store does not say. */
  name: string;
  /** File name; null when the store does not say. */
  logo: string | null;
  hero: {
    title: string;
    text: string;
    picture: string | null;
    pictureAlt: string;
    isImageFirst: boolean;
  } | null;
  footerDescription: string;
  phones: { label: string; phone: string }[];
  emails: { label: string; email: string }[];
  networks: { type: string; url: string }[];
  openingHours: { day: string; hours: string; isClosed: boolean }[];
  locations: { address: string; city: string; country: string; mapUrl: string | null }[];
  contactTitle: string;
  contactCover: string | null;
  about: {
    title: string;
    text: string;
    image: string | null;
    features: Titled[];
    values: Titled[];
    metrics: { label: string; value: number; suffix: string }[];
    sections: { title: string; text: string; image: string | null }[];
    testimonials: { quote: string; name: string; title: string; image: string | null }[];
  };
  highlights: (Titled & { icon: string })[];
  /** Legally required seller information, as label and value. */
  legalNotice: [name: string, value: string][];
  sizeGuide: SizeGuide | null;
  zones: DeliveryZone[];
  deliveryNotes: string[];
  /** The number, digits only. */
  whatsapp: string | null;
  features: { currencyPicker: boolean; cashOnDelivery: boolean; onlinePayment: boolean };
  /** The home's sections in their order; null: as the design has them. */
  homeSections: string[] | null;
}

function toTitled(value: unknown): Titled | null {
  const fields = toFields(value);
  const title = toTextOrNull(fields['title']);
  return title === null ? null : { title, description: toText(fields['description']) };
}

function unique<T>(items: T[], keyOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return [...firsts.values()];
}

function toPhones(lists: unknown[]): StoreData['phones'] {
  const phones = lists.flatMap((list) =>
    toList(list, (item) => {
      const phone = toTextOrNull(toFields(item)['phone'] ?? item);
      return phone === null ? null : { label: toText(toFields(item)['label']), phone };
    }),
  );
  return unique(phones, ({ phone }) => phone.replace(/\D/g, ''));
}

function toEmails(lists: unknown[]): StoreData['emails'] {
  const emails = lists.flatMap((list) =>
    toList(list, (item) => {
      const email = toTextOrNull(toFields(item)['email'] ?? item);
      return email === null ? null : { label: toText(toFields(item)['label']), email };
    }),
  );
  return unique(emails, ({ email }) => email.toLowerCase());
}

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

function toAbout(value: unknown): StoreData['about'] {
  const about = toFields(value);
  const introduction = toFields(about['introduction']);
  return {
    title: toText(introduction['title']) || 'À propos',
    text: toText(introduction['text']) || 'Votre boutique en ligne, à votre service.',
    image: toTextOrNull(introduction['image']),
    features: toList(introduction['features'], toTitled),
    values: toList(about['values'], toTitled),
    metrics: toList(about['metrics'], (item) => {
      const { label, value: number, suffix } = toFields(item);
      return Number.isFinite(toNumber(number))
        ? { label: toText(label), value: toNumber(number), suffix: toText(suffix) }
        : null;
    }),
    sections: toList(about['sections'], (item) => {
      const { title, text, image } = toFields(item);
      return { title: toText(title), text: toText(text), image: toTextOrNull(image) };
    }),
    testimonials: toList(about['testimonials'], (item) => {
      const { quote, name, title, image } = toFields(item);
      return toTextOrNull(quote) === null
        ? null
        : { quote: toText(quote), name: toText(name), title: toText(title), image: toTextOrNull(image) };
    }),
  };
}

function toHero(value: unknown): StoreData['hero'] {
  const { title, text, picture, pictureAlt, pictureFirst } = toFields(value);
  if (toTextOrNull(title) === null) return null;
  return {
    title: toText(title),
    text: toText(text),
    picture: toTextOrNull(picture),
    pictureAlt: toText(pictureAlt),
    isImageFirst: toFlag(pictureFirst),
  };
}

function toContactPage(value: unknown) {
  const contact = toFields(value);
  return {
    openingHours: toList(contact['openingHours'], (item) => {
      const { day, hours, closed } = toFields(item);
      return toTextOrNull(day) === null
        ? null
        : { day: toText(day), hours: toText(hours), isClosed: toFlag(closed) };
    }),
    locations: toList(contact['locations'], (item) => {
      const { address, city, country, embeddedMap } = toFields(item);
      const map = toTextOrNull(embeddedMap);
      return {
        address: toText(address),
        city: toText(city),
        country: toText(country),
        mapUrl: isWebAddress(map) ? map : null,
      };
    }),
    contactTitle: toText(contact['title']) || 'Contactez-nous',
    contactCover: toTextOrNull(contact['coverImage']),
  };
}

/** The store in an answer; of an empty answer, the built-in fallback. */
export function toStoreData(body: unknown): StoreData {
  const fields = toRecord(body);
  const store = toFields(fields['store']);
  const info = toFields(fields['storeInfo']);
  const marketplace = toFields(fields['marketplaceInfo']);
  const contact = toFields(info['contactPageInfo']);
  const marketplaceContact = toFields(marketplace['contact']);
  const social = toFields(info['socialInfo']);
  const delivery = toFields(marketplace['deliveryInfo']);
  const features = toFields(fields['features']);
  return {
    name: toText(store['name']) || toText(info['name']),
    logo: toTextOrNull(store['logo']),
    hero: toHero(info['hero']),
    footerDescription: toText(marketplace['footerDescription']),
    phones: toPhones([marketplaceContact['phones'], contact['phones'], [social['phone']]]),
    emails: toEmails([marketplaceContact['emails'], contact['emails'], [social['email']]]),
    networks: toList(social['networks'], (item) => {
      const url = toTextOrNull(toFields(item)['url']);
      return isWebAddress(url) ? { type: toText(toFields(item)['type']), url } : null;
    }),
    ...toContactPage(contact),
    about: toAbout(info['aboutPageInfo']),
    highlights: toList(info['promotionalFeatures'], (item) => {
      const titled = toTitled(item);
      const { icon, enabled } = toFields(item);
      return titled && toFlag(enabled, true) ? { ...titled, icon: toText(icon) } : null;
    }),
    legalNotice: Object.entries(toFields(info['legalNotice'])).flatMap(([label, value]) => {
      const text = toTextOrNull(value);
      return text === null ? [] : [[label, text] as [string, string]];
    }),
    sizeGuide: toSizeGuide(fields['sizeGuide']),
    zones: toDeliveryZones(delivery['zones']),
    deliveryNotes: toList(delivery['notes'], toTextOrNull),
    whatsapp: toTextOrNull(toText(features['whatsapp']).replace(/\D/g, '')),
    features: {
      currencyPicker: toFlag(features['currencyPicker']),
      cashOnDelivery: toFlag(features['cashOnDelivery'], true),
      onlinePayment: toFlag(features['onlinePayment']),
    },
    homeSections: fields['homeSections'] ? toList(fields['homeSections'], toTextOrNull) : null,
  };
}

/** Store data used when the request fails. */
export const fallbackStore: StoreData = toStoreData(null);
