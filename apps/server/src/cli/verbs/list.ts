import type { Platform } from '../platform.ts';
import { readStores, type StoreRow } from '../findStore.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption } from '../arguments.ts';

const columns = [
  { title: 'Boutique' },
  { title: 'Design' },
  { title: 'Articles', isNumber: true },
  { title: 'Commandes', isNumber: true },
  { title: 'Adresses' },
];

interface ListedStore extends Pick<StoreRow, 'id' | 'name' | 'design' | 'hosts'> {
  products: number;
  orders: number;
}

async function withCounts({ db }: Platform, store: StoreRow): Promise<ListedStore> {
  const { id, name, design, hosts } = store;
  const { rows } = await db.withStore(id, (tx) =>
    tx.query<{ products: number; orders: number }>(
      'select (select count(*) from products) as products, (select count(*) from orders) as orders',
    ),
  );
  const { products = 0, orders = 0 } = rows[0] ?? {};
  return { id, name, design, hosts, products, orders };
}

const toCells = ({ id, name, design, products, orders, hosts }: ListedStore): string[] => [
  `${id} (${name})`,
  design,
  String(products),
  String(orders),
  hosts.join(' '),
];

/** Every store, with how much it holds. */
export async function list(platform: Platform, { json }: JsonOption): Promise<void> {
  const stores: ListedStore[] = [];
  for (const store of await readStores(platform.db)) stores.push(await withCounts(platform, store));
  if (json) return printJson(platform, stores);
  platform.print(
    stores.length > 0
      ? table(columns, stores.map(toCells))
      : 'Aucune boutique. Créez la première : npm run store -- create',
  );
}

export const commands: Commands = (verb, onPlatform) => {
  verb('list', 'liste les boutiques')
    .option(...jsonOption)
    .action((options: JsonOption) => onPlatform((platform) => list(platform, options)));
};
