import { formatAmount } from '@teranga/core/domain/money';
import { trackingHref } from '@teranga/core/features/orders/links';
import { placeForCustomer } from '../../modules/fulfilment/placeForCustomer.ts';
import { readStaffIntent } from '../../modules/fulfilment/readStaffIntent.ts';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { findStore } from '../findStore.ts';
import { readItems } from '../orderProducts.ts';
import { refuseUnknownZone } from '../refuseUnknownZone.ts';
import { explainFields } from '../explainFields.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, storeArgument } from '../arguments.ts';

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

/** The option that gives each field of an order. */
const optionOf = {
  firstName: '--first-name',
  lastName: '--last-name',
  phone: '--phone',
  email: '--email',
  address: '--address',
  city: '--city',
  deliveryZone: '--zone',
  promoCode: '--promo',
};

/** Places an order for a customer who telephones. */
export async function orderNew(platform: Platform, id: string, options: OrderNewOptions): Promise<void> {
  const { actor, config, db, print } = platform;
  const { zone, item, promo, online, json, ...client } = options;
  const { hosts } = await findStore(db, id);
  const siteUrl = siteUrlOf({ primaryHost: hosts[0] ?? '' }, config);
  const { data } = await explainFields(
    db.withStore(id, async (tx) => {
      await refuseUnknownZone(tx, zone);
      const intent = await readStaffIntent(tx, {
        ...client,
        deliveryZone: zone,
        items: await readItems(tx, item),
        promoCode: promo ?? null,
        paymentMethod: online ? 'paytech' : 'cod',
      });
      return placeForCustomer(tx, actor, intent, { siteUrl, now: new Date() });
    }),
    optionOf,
  );
  if (json) return printJson(platform, data);
  print(`Commande ${data.ref} : ${formatAmount(data.total ?? 0)}.`);
  print(`Suivi${online ? ' et paiement' : ''} : ${siteUrl}${trackingHref(data.ref)}`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('order-new', 'prend une commande au téléphone, comme le client la passerait')
    .argument(...storeArgument)
    .requiredOption('--first-name <prénom>', 'le prénom du client')
    .requiredOption('--last-name <nom>', 'son nom')
    .requiredOption('--phone <numéro>', 'son téléphone')
    .option('--email <adresse>', 'son adresse e-mail', '')
    .requiredOption('--zone <zone>', 'la zone de livraison ou le point de retrait')
    .option('--address <adresse>', 'son adresse', '')
    .option('--city <ville>', 'sa ville', '')
    .requiredOption('--item <article:unités>', 'un article, par exemple ENF-005:2 ; à répéter', another, [])
    .option('--promo <code>', 'un code promo')
    .option('--online', 'payée en ligne, par la page de suivi ; sans elle : à la remise')
    .option(...jsonOption)
    .action((id: string, options: OrderNewOptions) =>
      onPlatform((platform) => orderNew(platform, id, options)),
    );
};
