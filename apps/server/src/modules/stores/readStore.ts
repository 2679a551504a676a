import type {
  FeaturesWire,
  LegalTextsWire,
  MarketplaceInfoWire,
  SizeGuideWire,
  StoreInfoWire,
  StoreWire,
} from '@teranga/contract';
import type { RenderedSettings, SettingsByDesign } from '@teranga/design-manifest';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { renderedSettingsOf } from '../designs/designManifests.ts';
import {
  defaultCashOnDelivery,
  defaultNotices,
  type CashOnDeliveryTerms,
  type LegalTexts,
  type NoticeTerms,
} from './content/contentDocument.ts';
import { readPause, type Pause } from './pause.ts';
import { noticeContactsOf, type NoticeContacts } from './noticeContacts.ts';
import { sortLegalNotice } from './sortLegalNotice.ts';
import { waysToReach } from './waysToReach.ts';
import { withZoneIds, type DeliveryZone } from './deliveryZones.ts';

/** The store content that an operator edits: `stores.content`. */
export interface StoreContent {
  marketplaceInfo: MarketplaceInfoWire;
  storeInfo: StoreInfoWire;
  sizeGuide: SizeGuideWire | null;
  features: FeaturesWire;
  cashOnDelivery: CashOnDeliveryTerms;
  notices: NoticeTerms;
  /** Its own legal texts, sanitised when they were written. */
  legalTexts: LegalTexts;
  /** The settings of every design, including inactive ones. */
  designSettings?: SettingsByDesign;
}

interface StoreRow {
  id: string;
  name: string;
  logo: string | null;
  design: string;
  content: Partial<StoreContent>;
  /** Whether it has an account to be paid to online. */
  can_be_paid: boolean;
}

/** The defaults of a store without content. */
function emptyContent(name: string): StoreContent {
  return {
    marketplaceInfo: {
      footerDescription: '',
      contact: { phones: [], emails: [] },
      deliveryInfo: { zones: [], notes: [] },
    },
    storeInfo: {
      name,
      socialInfo: { phone: null, email: null, networks: [] },
      contactPageInfo: {
        title: 'Contactez-nous',
        coverImage: null,
        phones: [],
        emails: [],
        openingHours: [],
        locations: [],
      },
      aboutPageInfo: {
        introduction: { title: name, text: '', features: [] },
        metrics: [],
        sections: [],
        testimonials: [],
      },
      promotionalFeatures: [],
    },
    sizeGuide: null,
    features: { currencyPicker: true, cashOnDelivery: true, onlinePayment: false, whatsapp: null },
    cashOnDelivery: defaultCashOnDelivery,
    notices: defaultNotices,
    legalTexts: {},
  };
}

/** A store's content, with defaults for missing parts. */
export function toContent(row: Pick<StoreRow, 'name' | 'content' | 'can_be_paid'>): StoreContent {
  const { marketplaceInfo, storeInfo, ...rest } = { ...emptyContent(row.name), ...row.content };
  const { deliveryInfo } = marketplaceInfo;
  const zones = withZoneIds(deliveryInfo.zones);
  const features = { ...rest.features, onlinePayment: rest.features.onlinePayment && row.can_be_paid };
  return {
    ...rest,
    features,
    cashOnDelivery: { ...defaultCashOnDelivery, ...rest.cashOnDelivery },
    notices: { ...defaultNotices, ...rest.notices },
    storeInfo: {
      ...storeInfo,
      ...(storeInfo.legalNotice && { legalNotice: sortLegalNotice(storeInfo.legalNotice) }),
    },
    marketplaceInfo: { ...marketplaceInfo, deliveryInfo: { ...deliveryInfo, zones } },
  };
}

const currentStore = statement(
  'select id, name, logo, design, content, exists (select 1 from payment_accounts) as can_be_paid from stores',
);

/** A store's content as stored, before design settings are applied. */
export interface WrittenStore extends StoreContent {
  store: { id: string; name: string; logo: string | null; design: string };
}

/** The current store's. */
export async function readWrittenStore(tx: Tx): Promise<WrittenStore> {
  const { rows } = await tx.query<StoreRow>(currentStore);
  const [row] = rows;
  if (!row) throw new Error('The current store has no row: it was removed while it was being read.');
  const { id, name, logo, design } = row;
  return { store: { id, name, logo, design }, ...toContent(row) };
}

/** The hero of the home page; without its own texts it shows the store's name. */
function heroWith(info: StoreInfoWire, set: RenderedSettings['hero']): Pick<StoreInfoWire, 'hero'> {
  if (Object.keys(set).length === 0) return {};
  return {
    hero: {
      title: info.name,
      text: '',
      picture: null,
      pictureAlt: '',
      ...info.hero,
      ...set,
      ...(set.picture && { pictureFirst: true }),
    },
  };
}

/** GET /api/store: the store's content with the settings of its design, or of a previewed one. */
export async function readStore(tx: Tx, previewed?: string): Promise<StoreWire> {
  const written = await readWrittenStore(tx);
  const {
    designSettings,
    cashOnDelivery: _operators,
    notices: _contacts,
    // Pages that show them request them.
    legalTexts: _texts,
    store,
    ...content
  } = written;
  const design = previewed ?? store.design;
  const { hero, homeSections } = renderedSettingsOf(design, designSettings);
  return {
    store: { ...store, design },
    ...content,
    storeInfo: { ...content.storeInfo, ...heroWith(content.storeInfo, hero) },
    ...(homeSections && { homeSections }),
  };
}

/** GET /api/store/legal. */
export async function readLegalTexts(tx: Tx): Promise<LegalTextsWire> {
  const { terms, privacy, returns, notice } = (await readWrittenStore(tx)).legalTexts;
  return {
    terms: terms || null,
    privacy: privacy || null,
    returns: returns || null,
    notice: notice || null,
  };
}

/** What an order needs from its store. */
export interface StoreTerms {
  name: string;
  zones: DeliveryZone[];
  features: FeaturesWire;
  /** Null while it takes orders; one whose end has passed is none. */
  pause: Pause | null;
  /** Who in the store is notified of orders. */
  contacts: NoticeContacts;
  /** From how many units on a product is nearly sold out; null for no notices. */
  lowStock: number | null;
  cashOnDelivery: CashOnDeliveryTerms;
  /** The ways to reach the store, as parts of a sentence. */
  ways: string[];
}

/** A store's terms of sale, as they are in this transaction. */
export async function readStoreTerms(tx: Tx): Promise<StoreTerms> {
  const written = await readWrittenStore(tx);
  const { store, marketplaceInfo, storeInfo, features, cashOnDelivery, notices } = written;
  const { deliveryInfo } = marketplaceInfo;
  return {
    name: store.name,
    zones: withZoneIds(deliveryInfo.zones),
    features,
    pause: await readPause(tx),
    contacts: noticeContactsOf(written),
    lowStock: notices.lowStock,
    cashOnDelivery,
    ways: waysToReach({ features, marketplaceInfo, storeInfo }),
  };
}
