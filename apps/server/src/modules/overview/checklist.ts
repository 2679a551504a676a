import type { ChecklistStepWire } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { hasNoContact, noticeContactsOf } from '../stores/noticeContacts.ts';
import type { WrittenStore } from '../stores/readStore.ts';
import { waysToReach } from '../stores/waysToReach.ts';

export interface Checklist {
  /** Every required step is done. */
  isReady: boolean;
  steps: ChecklistStepWire[];
}

const countOffers = `
  select exists (select from products where is_published) as "hasProducts",
    exists (select from services where is_available) as "hasServices"`;

/** What a store needs before it sells, and what it has of it. */
export async function readChecklist(tx: Tx, written: WrittenStore): Promise<Checklist> {
  const { store, features, marketplaceInfo, storeInfo } = written;
  const { rows } = await tx.query<{ hasProducts: boolean; hasServices: boolean }>(countOffers);
  const { hasProducts = false, hasServices = false } = rows[0] ?? {};
  // An agency that offers services only delivers nothing and takes no payment here.
  const isAgency = hasServices && !hasProducts;
  const canDeliver = marketplaceInfo.deliveryInfo.zones.some(({ enabled }) => enabled);
  const steps: ChecklistStepWire[] = [
    {
      id: 'products',
      label: 'Des articles ou des services en vente',
      isDone: hasProducts || hasServices,
      isRequired: true,
    },
    { id: 'zones', label: 'Une zone de livraison active', isDone: canDeliver, isRequired: !isAgency },
    {
      id: 'payment',
      label: 'Un moyen de paiement',
      isDone: features.cashOnDelivery || features.onlinePayment,
      isRequired: !isAgency,
    },
    {
      id: 'notices',
      label: 'Un contact prévenu des commandes',
      isDone: !hasNoContact(noticeContactsOf(written)),
      isRequired: true,
    },
    {
      id: 'contact',
      label: 'Un moyen de joindre la boutique',
      isDone: waysToReach({ features, marketplaceInfo, storeInfo }).length > 0,
      isRequired: false,
    },
    { id: 'logo', label: 'Un logo', isDone: store.logo !== null, isRequired: false },
    {
      id: 'legal',
      label: 'Les mentions légales',
      isDone: Object.keys(storeInfo.legalNotice ?? {}).length > 0,
      isRequired: false,
    },
  ];
  return { isReady: steps.every(({ isDone, isRequired }) => isDone || !isRequired), steps };
}
