import { isDeepStrictEqual } from 'node:util';
import { toFields } from '@teranga/core/lib/wire';

/** What a store is made of, as its row has it. */
export interface StoreState {
  name: string;
  design: string;
  logo: string | null;
  content: unknown;
}

/** Groups of settings as operators know them; two groups may have one name. */
const labels: Readonly<Record<string, string>> = {
  name: 'nom',
  design: 'design',
  logo: 'logo',
  'storeInfo.name': 'nom',
  'storeInfo.hero': 'accueil',
  'storeInfo.promotionalFeatures': 'arguments de la boutique',
  'storeInfo.socialInfo': 'contacts',
  'storeInfo.contactPageInfo': 'contacts et horaires',
  'storeInfo.aboutPageInfo': 'page « À propos »',
  'storeInfo.legalNotice': 'mentions légales',
  'marketplaceInfo.footerDescription': 'textes',
  'marketplaceInfo.deliveryInfo': 'livraison',
  'marketplaceInfo.contact': 'contacts',
  sizeGuide: 'guide des tailles',
  legalTexts: 'conditions',
  designSettings: 'réglages du design',
  notices: 'qui est prévenu',
  cashOnDelivery: 'paiement',
  'features.currencyPicker': 'monnaies',
  'features.cashOnDelivery': 'paiement',
  'features.onlinePayment': 'paiement',
  'features.whatsapp': 'contacts',
};
const other = 'autres réglages';
/** Their fields are settings apart. */
const holders = new Set(['storeInfo', 'marketplaceInfo', 'features']);

function groupsOf({ name, design, logo, content }: StoreState): Map<string, unknown> {
  const groups = new Map<string, unknown>([
    ['name', name],
    ['design', design],
    ['logo', logo],
  ]);
  for (const [key, value] of Object.entries(toFields(content))) {
    if (!holders.has(key)) groups.set(key, value);
    else for (const [inner, each] of Object.entries(toFields(value))) groups.set(`${key}.${inner}`, each);
  }
  return groups;
}

/** The names of what differs between two states of a store, each once. */
export function changedSettings(before: StoreState, after: StoreState): string[] {
  const [old, next] = [groupsOf(before), groupsOf(after)];
  const changed = [...new Set([...old.keys(), ...next.keys()])].filter(
    (key) => !isDeepStrictEqual(old.get(key), next.get(key)),
  );
  return [...new Set(changed.map((key) => labels[key] ?? other))];
}
