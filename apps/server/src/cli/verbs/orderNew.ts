import { formatXof, toXof } from '@teranga/core/domain/money';
import { placeForCustomer } from '../../modules/fulfilment/placeForCustomer.ts';
import { readStaffIntent } from '../../modules/fulfilment/readStaffIntent.ts';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { findStore } from '../findStore.ts';
import { readItems } from '../orderArticles.ts';
import { explainFields } from '../explainFields.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';

export interface OrderNewOptions extends JsonOption {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  zone: string;
  address: string;
  city: string;
  item: string[];
  promo?: string;
  online?: true;
}

/** Places an order for a customer who telephones. */
export async function orderNew(platform: Platform, id: string, options: OrderNewOptions): Promise<void> {
  const { actor, config, db, print } = platform;
  const { zone, item, promo, online, json, ...client } = options;
  const { hosts } = await findStore(db, id);
  const siteUrl = siteUrlOf({ primaryHost: hosts[0] ?? '' }, config);
  const { data } = await explainFields(
    db.withStore(id, async (tx) => {
      const intent = await readStaffIntent(tx, {
        ...client,
        deliveryZone: zone,
        items: await readItems(tx, item),
        promoCode: promo ?? null,
        paymentMethod: online ? 'paytech' : 'cod',
      });
      return placeForCustomer(tx, actor, intent, { siteUrl, now: new Date() });
    }),
  );
  if (json) return printJson(platform, data);
  print(`Commande ${data.ref} : ${formatXof(toXof(data.total ?? 0))}.`);
  print(`Suivi${online ? ' et paiement' : ''} : ${siteUrl}/orders-status/${data.ref}`);
}
