import { randomBytes } from 'node:crypto';
import { readDemoStores, type DemoPromo, type DemoStore } from '@teranga/demo';
import type { Database, Tx } from '../platform/db/database.ts';
import { upsertCategories } from '../modules/catalogue/writeCategories.ts';
import { upsertCollections } from '../modules/catalogue/writeCollections.ts';
import { upsertProducts } from '../modules/catalogue/writeProducts.ts';
import { writePaytechAccount } from '../modules/payments/paymentAccounts.ts';
import type { KeyEncryption } from '../platform/secrets/keyEncryption.ts';
import { systemActor } from '../modules/audit/actor.ts';
import { writePromo } from '../modules/promos/promoRecords.ts';
import { upsertServices } from '../modules/services/writeServices.ts';
import { addStaff } from '../modules/staff/changeStaff.ts';
import { createStore } from '../modules/stores/createStore.ts';
import { copyImages, type ImageColors } from './copyImages.ts';
import { demoStaff } from './demoStaff.ts';
import { toNewProduct } from './toNewProduct.ts';

/** Any number, the same in every process: who holds it fills the empty database. */
const seedLock = 7_208_311_943;

/**
 * Seeds an empty database with the demo stores; a database with a store is left alone. Several
 * processes may call it at once. Returns the ids it wrote.
 */
export async function seedDemoStores(
  db: Database,
  dataDir: string,
  keyEncryption: KeyEncryption,
  now: Date,
  read: () => Promise<DemoStore[]> = readDemoStores,
): Promise<string[]> {
  return db.withoutStore(async (tx) => {
    // Others wait here while one fills, which takes longer than a request ever may.
    await tx.query('set local lock_timeout = 0');
    await tx.query('set local statement_timeout = 0');
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [seedLock]);
    if ((await tx.query('select 1 from stores limit 1')).rowCount > 0) return [];
    const stores = await read();
    for (const store of stores) await seedOne(db, dataDir, keyEncryption, store, now);
    return stores.map(({ id }) => id);
  });
}

async function seedOne(
  db: Database,
  dataDir: string,
  keyEncryption: KeyEncryption,
  store: DemoStore,
  now: Date,
): Promise<void> {
  const colors = await copyImages(store, dataDir);
  const { marketplaceInfo, storeInfo, sizeGuide, features } = store;
  const content = { marketplaceInfo, storeInfo, sizeGuide, features };
  await createStore(db, { ...store, content }, async (tx) => {
    await fill(tx, store, colors, now);
    for (const member of demoStaff(store.id)) await addStaff(tx, systemActor('demo'), member);
    // Keys that the sandbox takes; PayTech's own are set by the operator.
    await writePaytechAccount(tx, store.id, { apiKey: aKey(), apiSecret: aKey() }, 'test', keyEncryption);
  });
}

const keyBytes = 32;
const aKey = () => randomBytes(keyBytes).toString('hex');

async function fill(tx: Tx, store: DemoStore, colors: ImageColors, now: Date): Promise<void> {
  await upsertCategories(
    tx,
    store.categories.map((category, position) => ({ ...category, position })),
  );
  await upsertCollections(
    tx,
    store.collections.map((collection, position) => ({ ...collection, position })),
  );
  await upsertProducts(
    tx,
    store.products.map((product) => toNewProduct(product, store, colors, now)),
    now,
  );
  await upsertServices(
    tx,
    store.services.map(({ image, ...service }) => ({
      ...service,
      picture: image,
      pictureColor: colors.get(image ?? '') ?? null,
    })),
  );
  for (const promo of store.promos ?? []) await writePromo(tx, toNewPromo(promo));
}

const toNewPromo = ({ code, isPercentage, amount, ...rest }: DemoPromo) => ({
  code,
  is_percentage: isPercentage,
  amount,
  minimum_subtotal: rest.minimumSubtotal ?? 0,
  starts_at: null,
  ends_at: null,
  max_uses: rest.maxUses ?? null,
  max_uses_per_contact: rest.maxUsesPerContact ?? null,
  product_ids: rest.productIds ?? null,
  is_enabled: true,
});
