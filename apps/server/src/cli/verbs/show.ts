import { orderStatusTable } from '@teranga/core/domain/order-status';
import { orderStatuses } from '@teranga/contract';
import { longDate } from '@teranga/core/lib/dates';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { stringify } from 'yaml';
import { paytechEnvOf } from '../../modules/payments/paymentAccounts.ts';
import { productsWithInvalidRules } from '../../modules/catalogue/storedDocuments.ts';
import { readClosing } from '../../modules/stores/closedStore.ts';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import { readSettings } from '../../modules/stores/content/patchSettings.ts';
import { noKeysWarning } from '../noKeysWarning.ts';
import { findStore } from '../findStore.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { facts } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

interface Counts {
  products: number;
  out: number;
  services: number;
  categories: number;
  collections: number;
}

const countEverything = `
  select (select count(*) from products) as products, (select count(*) from products where quantity = 0) as out,
    (select count(*) from services) as services, (select count(*) from categories) as categories, (select count(*) from collections) as collections`;

/**
 * Texts stay on one line: folding may split a character of two code units, and `set` would then
 * read another text.
 */
const unfolded = 0;

/**
 * Prints the key facts of a store as comments, then all its content as the YAML that `set` reads.
 */
export async function show(platform: Platform, id: string, { json }: JsonOption): Promise<void> {
  const { db, config, print } = platform;
  const store = await findStore(db, id);
  const { counts, orders, read, contacts, paytechEnv, noKeys, closing, invalid } = await db.withStore(
    id,
    async (tx) => ({
      counts: (await tx.query<Counts>(countEverything)).rows[0],
      orders: (
        await tx.query<{ status: string; count: number }>(
          'select status, count(*) as count from orders group by status',
        )
      ).rows,
      read: await readSettings(tx),
      paytechEnv: await paytechEnvOf(tx),
      noKeys: await noKeysWarning(tx),
      closing: await readClosing(tx),
      contacts: (await readStoreTerms(tx)).contacts,
      invalid: await productsWithInvalidRules(tx),
    }),
  );
  const { version, settings: content } = read;
  if (json)
    return printJson(platform, {
      ...store,
      version,
      counts,
      orders: Object.fromEntries(
        orderStatuses.map((status) => [status, orders.find((row) => row.status === status)?.count ?? 0]),
      ),
      contacts,
      paytech: paytechEnv,
      closing,
      invalidPriceRules: invalid,
      settings: content,
    });
  const zones = content.marketplaceInfo.deliveryInfo.zones.filter(({ enabled }) => enabled);
  const { cashOnDelivery, onlinePayment } = content.features;
  const [primaryHost = ''] = store.hosts;
  const storeFacts = facts([
    ['Boutique', store.id],
    ['Nom', store.name],
    ['Design', store.design],
    ['Adresse', siteUrlOf({ primaryHost }, config)],
    ['Hôtes', store.hosts.join(', ')],
    ['Logo', store.logo ?? 'aucun'],
    ['Créée le', longDate(store.createdAt)],
    ['Articles', `${counts?.products ?? 0}, dont ${counts?.out ?? 0} en rupture`],
    ...(invalid.length > 0 ? [['Règles de prix illisibles, ignorées', invalid.join(', ')] as const] : []),
    ['Services', String(counts?.services ?? 0)],
    ['Rayons', String(counts?.categories ?? 0)],
    ['Collections', String(counts?.collections ?? 0)],
    [
      'Livraison',
      zones.map(({ name }) => name).join(', ') || 'aucune zone active : personne ne peut commander',
    ],
    [
      'Paiement',
      [cashOnDelivery && 'à la livraison', onlinePayment && 'en ligne'].filter(Boolean).join(', ') || 'aucun',
    ],
    [
      'Prévenus des commandes',
      [...contacts.emails, ...contacts.phones].join(', ') || 'personne : à régler sous « notices »',
    ],
    ...(closing === null
      ? []
      : [['Fermée', `supprimée le ${longDate(closing.deleteAt)} ; « reopen » la rouvre`] as const]),
    ['Clés PayTech', paytechEnv === null ? 'aucune' : `définies (${paytechEnv})`],
    ...(noKeys === null ? [] : [['Paiement en ligne', noKeys] as const]),
    ...orderStatuses.map(
      (status) =>
        [
          `Commandes : ${orderStatusTable[status].label.toLowerCase()}`,
          String(orders.find((row) => row.status === status)?.count ?? 0),
        ] as const,
    ),
  ]);
  print(storeFacts.replaceAll(/^/gm, '# '));
  print('');
  print(stringify({ version, ...content }, { lineWidth: unfolded }).trimEnd());
}

export const commands: Commands = (verb, onPlatform) => {
  verb('show', 'écrit en YAML tout ce qu’une boutique dit d’elle-même')
    .argument(...storeArgument)
    .option(...jsonOption)
    .action((id: string, options: JsonOption) => onPlatform((platform) => show(platform, id, options)));
};
