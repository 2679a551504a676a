import type { StoreWire } from '@teranga/contract';
import { readableContact } from '@teranga/core/features/account/rules';

type Contacts = Pick<StoreWire, 'features' | 'marketplaceInfo' | 'storeInfo'>;

/** The digits of the store's WhatsApp number; null when it gives none. */
export const whatsappOf = ({ features }: Pick<Contacts, 'features'>): string | null =>
  features.whatsapp?.replace(/\D/g, '') || null;

/** The number that shoppers call; null when the store gives none. */
export const phoneOf = ({ marketplaceInfo, storeInfo }: Omit<Contacts, 'features'>): string | null =>
  marketplaceInfo.contact.phones[0]?.phone ?? (storeInfo.socialInfo.phone || null);

/** «écrivez-nous par WhatsApp au …», «appelez le …»: the ways to reach a store that it names. */
export function waysToReach(store: Contacts): string[] {
  const whatsapp = whatsappOf(store);
  const phone = phoneOf(store);
  return [
    ...(whatsapp ? [`écrivez-nous par WhatsApp au ${readableContact(`+${whatsapp}`)}`] : []),
    // A message has no markup: non-breaking spaces alone hold a number together.
    ...(phone ? [`appelez le ${phone.replace(/\s/g, '\u00a0')}`] : []),
  ];
}
