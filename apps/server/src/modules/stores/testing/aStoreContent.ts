import type { DeliveryZoneWire, FeaturesWire } from '@teranga/contract';
import type { CashOnDeliveryTerms } from '../content/contentDocument.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** Two zones and one that is switched off. */
export const testZones: DeliveryZoneWire[] = [
  { id: 'dakar', name: 'Dakar', price: 2_000, description: 'Sous 24 h', enabled: true, order: 1 },
  { name: 'Thiès & Mbour', price: 3_500, description: '', enabled: true, order: 2 },
  { id: 'kidira', name: 'Kidira', price: 9_000, description: '', enabled: false, order: 3 },
];

interface TestTerms {
  zones?: DeliveryZoneWire[];
  features?: Partial<FeaturesWire>;
  phone?: string;
  cashOnDelivery?: Partial<CashOnDeliveryTerms>;
}

/** Writes what a store needs to sell: zones, features, and a notification address. */
export async function writeTestTerms(
  tx: Tx,
  { zones = testZones, features = {}, phone, cashOnDelivery }: TestTerms = {},
): Promise<void> {
  const content = {
    marketplaceInfo: {
      footerDescription: 'Au marché',
      contact: { phones: phone ? [{ phone }] : [], emails: [{ email: 'boutique@example.sn' }] },
      deliveryInfo: { zones, notes: ['Appelez avant 18 h.'] },
    },
    features: {
      currencyPicker: true,
      cashOnDelivery: true,
      onlinePayment: false,
      whatsapp: null,
      ...features,
    },
    ...(cashOnDelivery && { cashOnDelivery }),
  };
  await tx.query('update stores set content = $1', [JSON.stringify(content)]);
}
