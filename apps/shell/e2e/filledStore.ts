import type { Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { daysAhead } from './shopTest.ts';
import { call, callAsShopper, checkFile } from './staffCall.ts';

interface Product {
  id: string;
}

/** Addresses, below /gestion, of the screens that show what was written. */
export interface WrittenScreens {
  order: string;
  product: string;
  quote: string;
  message: string;
  customer: string;
  file: string;
  report: string;
  promo: string;
  webhook: string;
}

/** The first zone of the store where orders are delivered. */
async function aZone(page: Page): Promise<string> {
  const store = await call<{ marketplaceInfo: { deliveryInfo: { zones: { id: string }[] } } }>(page, {
    path: 'store',
  });
  return store.marketplaceInfo.deliveryInfo.zones[0]?.id ?? '';
}

/** What a supplier's file says: a product that is imported, and another that is only checked. */
async function importProducts(page: Page, mark: string): Promise<{ file: string; report: string }> {
  const cell = `Savon au karité ${mark}`.replaceAll('"', '""');
  const csv = (sku: string) =>
    `Code,Désignation,Prix,Texte,Marque\n${sku},"${cell}",1500,"${cell}","Ndar ${mark.replaceAll('"', '""')}"\n`;
  const imported = await checkFile(page, `arrivage ${mark}.csv`, csv(`SAVON-${Date.now()}`));
  await call(page, {
    method: 'POST',
    path: `admin/import-files/${imported}/confirm`,
    body: { isForced: true },
  });
  const file = await checkFile(page, `arrivage 2 ${mark}.csv`, csv(`BEURRE-${Date.now()}`));
  const { items } = await call<{ items: { id: number }[] }>(page, { path: 'admin/imports' });
  return { file, report: String(items[0]?.id ?? '') };
}

/**
 * Fills a store by what shoppers, suppliers and staff write, so that no screen of its console is
 * empty. `mark` is in every text; the page is signed in as the owner, in a store with services.
 */
export async function fillStore(page: Page, mark: string): Promise<WrittenScreens> {
  const phone = aPhone();
  // The store may have been filled before.
  const code = `RENTREE${Date.now()}`;
  const product = await call<Product>(page, {
    method: 'POST',
    path: 'admin/products',
    body: {
      name: `Panier tressé ${mark}`,
      sellingPrice: 6000,
      isPublished: true,
      trackStock: true,
      quantity: 2,
      brand: `Thiès ${mark}`,
      tags: [`marché ${mark}`],
      description: `<p>Tressé à Thiès ${mark}</p>`,
    },
  });
  const zone = await aZone(page);
  const order = await call<{ data: { ref: string } }>(page, {
    method: 'POST',
    path: 'admin/orders',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      firstName: 'Aminata',
      lastName: `Fall ${mark}`,
      phone,
      email: 'aminata@example.com',
      address: `Rue 12 x 15, derrière la mosquée ${mark}`,
      city: `Dakar ${mark}`,
      deliveryZone: zone,
      items: [{ id: product.id, quantity: 1 }],
      paymentMethod: 'cod',
    },
  });
  const { ref } = order.data;
  await call(page, {
    method: 'POST',
    path: `admin/orders/${ref}/notes`,
    body: { text: `Appeler le soir ${mark}` },
  });
  const services = await call<{ id: string }[]>(page, { path: 'services' });
  const quote = await callAsShopper<{ data: { ref: string } }>(page, 'services/quote', {
    name: `Ousmane Sy ${mark}`,
    email: 'ousmane@example.com',
    phone: aPhone(),
    serviceId: services.at(-1)?.id ?? '',
    additionalRequirements: `Arrivée de nuit ${mark}`,
    additionalInfo: [
      { label: 'Date souhaitée', value: daysAhead(30) },
      { label: `Vol ${mark}`, value: `AF 718 ${mark}` },
    ],
  });
  await callAsShopper(page, 'contact', {
    firstName: `Khady ${mark}`,
    lastName: `Ba ${mark}`,
    email: 'khady@example.com',
    subject: `Horaires ${mark}`,
    message: `Êtes-vous ouverts dimanche ? ${mark}`,
  });
  const messages = await call<{ items: { id: string }[] }>(page, { path: 'admin/messages' });
  const writes: readonly [string, unknown][] = [
    ['collections', { name: `Rentrée ${mark}`, description: `Pour l’école ${mark}` }],
    ['promos', { code, isPercentage: true, amount: 10 }],
    ['sentences', { kind: 'quote', title: `Merci ${mark}`, text: `Merci {nom} ${mark}` }],
  ];
  for (const [path, body] of writes) await call(page, { method: 'POST', path: `admin/${path}`, body });
  const webhook = await call<{ id: string }>(page, {
    method: 'POST',
    path: 'admin/webhooks',
    body: { url: 'https://caisse.example/teranga', events: ['order.created'] },
  });
  const { file, report } = await importProducts(page, mark);
  const customers = await call<{ items: { key: string }[] }>(page, { path: 'admin/customers' });
  return {
    order: `commandes/${ref}`,
    product: `articles/article/${product.id}`,
    quote: `messages/devis/${quote.data.ref}`,
    message: `messages/message/${messages.items[0]?.id ?? ''}`,
    customer: `clients/${encodeURIComponent(customers.items[0]?.key ?? '')}`,
    file: `articles/importer/fichier/${file}`,
    report: `articles/importer/rapport/${report}`,
    promo: `promos/code/${code}`,
    webhook: `boutique/webhooks/${webhook.id}`,
  };
}
