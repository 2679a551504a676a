/**
 * What `apps/bench` needs of the server: its database, and the functions that it fills stores with
 * and measures. Nothing else imports the server.
 */
export { freePort } from '@teranga/embedded-postgres';
export { readConfig } from './platform/config/config.ts';
export { queues } from './background/jobs.ts';
export { openPlatformDatabase, type PlatformDatabase } from './platform/database-setup/platformDatabase.ts';
export type { Database, Tx } from './platform/db/database.ts';
export { readRef } from './platform/references/orderRef.ts';
export { slugOf } from './platform/text/slug.ts';
export { listProducts } from './modules/catalogue/listProducts.ts';
export { refreshFacetBitmaps } from './modules/catalogue/listing/refreshFacetBitmaps.ts';
export type { NewProduct, NewVariation } from './modules/catalogue/newProduct.ts';
export { noFilter, type ProductFilter } from './modules/catalogue/productFilter.ts';
export {
  categorySections,
  listBrands,
  listCategories,
  listTags,
  popularCategories,
  popularTags,
} from './modules/catalogue/readCategories.ts';
export { bestCollections, listCollections, readCollectionPage } from './modules/catalogue/readCollections.ts';
export { readProduct } from './modules/catalogue/readProduct.ts';
export { bestSellers, newProducts, relatedProducts } from './modules/catalogue/showcases.ts';
export { ledgerMismatches } from './modules/catalogue/stock/stockLedger.ts';
export { aProduct } from './modules/catalogue/testing/aProduct.ts';
export { upsertCategories, type NewCategory } from './modules/catalogue/writeCategories.ts';
export { upsertCollections, type NewCollection } from './modules/catalogue/writeCollections.ts';
export { upsertProducts } from './modules/catalogue/writeProducts.ts';
export { KeyEncryption } from './platform/secrets/keyEncryption.ts';
export { writePaytechAccount } from './modules/payments/paymentAccounts.ts';
export type { PaymentSession } from './modules/payments/paymentSessions.ts';
export { writePromo } from './modules/promos/promoRecords.ts';
export { systemActor } from './modules/audit/actor.ts';
export { addStaff } from './modules/staff/changeStaff.ts';
export { openSession } from './modules/staff/staffSessions.ts';
export { createStore } from './modules/stores/createStore.ts';
