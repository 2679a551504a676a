import type { StoreWire } from '@teranga/contract';
import { readableContact } from '@teranga/core/features/account/rules';

/** «écrivez-nous par WhatsApp au …», «appelez le …»: the ways to reach a store that it names. */
export function waysToReach({
  features,
  marketplaceInfo,
  storeInfo,
}: Pick<StoreWire, 'features' | 'marketplaceInfo' | 'storeInfo'>): string[] {
  const whatsapp = features.whatsapp?.replace(/\D/g, '');
  const phone = marketplaceInfo.contact.phones[0]?.phone ?? storeInfo.socialInfo.phone;
  return [
    ...(whatsapp ? [`écrivez-nous par WhatsApp au ${readableContact(`+${whatsapp}`)}`] : []),
    // A message has no markup: non-breaking spaces alone hold a number together.
    ...(phone ? [`appelez le ${phone.replace(/\s/g, '\u00a0')}`] : []),
  ];
}
