import type { Platform } from '../platform.ts';
import { readStores, type StoreRow } from '../findStore.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';

const columns = [
  { title: 'Boutique' },
  { title: 'Nom' },
  { title: 'Design' },
  { title: 'Articles', isNumber: true },
  { title: 'Commandes', isNumber: true },
  { title: 'Adresses' },
];

async function rowOf({ db }: Platform, { id, name, design, hosts }: StoreRow): Promise<string[]> {
  const { rows } = await db.withStore(id, (tx) =>
    tx.query<{ products: number; orders: number }>(
      'select (select count(*) from products) as products, (select count(*) from orders) as orders',
    ),
  );
  const { products = 0, orders = 0 } = rows[0] ?? {};
  return [id, name, design, String(products), String(orders), hosts.join(', ')];
}

/** Every store, with how much it holds. */
export async function list(platform: Platform): Promise<void> {
  const rows: string[][] = [];
  for (const store of await readStores(platform.db)) rows.push(await rowOf(platform, store));
  platform.print(
    rows.length > 0 ? table(columns, rows) : 'Aucune boutique. Créez la première : npm run store -- create',
  );
}

export const commands: Commands = (verb, onPlatform) => {
  verb('list', 'liste les boutiques').action(() => onPlatform(list));
};
