import { isPaused, readPause } from '../../modules/stores/pause.ts';
import { readClosing } from '../../modules/stores/closedStore.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../platform.ts';
import { readStores, type StoreRow } from '../findStore.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption } from '../arguments.ts';

const columns = [
  { title: 'Boutique' },
  { title: 'État' },
  { title: 'Design' },
  { title: 'Articles', isNumber: true },
  { title: 'Commandes', isNumber: true },
  { title: 'Adresses' },
];

const states = { open: 'ouverte', paused: 'en congé', closed: 'fermée' } as const;

interface ListedStore extends Pick<StoreRow, 'id' | 'name' | 'design' | 'hosts'> {
  state: keyof typeof states;
  products: number;
  orders: number;
}

async function readState(tx: Tx, now: Date): Promise<ListedStore['state']> {
  if ((await readClosing(tx)) !== null) return 'closed';
  return isPaused(await readPause(tx), now) ? 'paused' : 'open';
}

async function withCounts({ db }: Platform, store: StoreRow): Promise<ListedStore> {
  const { id, name, design, hosts } = store;
  return db.withStore(id, async (tx) => {
    const { rows } = await tx.query<{ products: number; orders: number }>(
      'select (select count(*) from products) as products, (select count(*) from orders) as orders',
    );
    const { products = 0, orders = 0 } = rows[0] ?? {};
    return { id, name, state: await readState(tx, new Date()), design, hosts, products, orders };
  });
}

const toCells = ({ id, name, state, design, products, orders, hosts }: ListedStore): string[] => [
  `${id} (${name})`,
  states[state],
  design,
  String(products),
  String(orders),
  hosts.join(' '),
];

/** Every store, whether it sells and how much it holds. */
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
