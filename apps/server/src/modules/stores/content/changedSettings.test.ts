import { expect, it } from 'vitest';
import { changedSettings, type StoreState } from './changedSettings.ts';

const store: StoreState = {
  name: 'Teranga',
  design: 'default',
  logo: null,
  content: {
    storeInfo: { name: 'Teranga', hero: { title: 'Bonjour' }, socialInfo: { phone: '1' } },
    marketplaceInfo: { deliveryInfo: { zones: [{ id: 'plateau' }] }, contact: { phones: [] } },
    features: { whatsapp: null },
  },
};
const content = store.content as Record<string, Record<string, unknown>>;

it.each<[string, Partial<StoreState>, string[]]>([
  ['nothing', {}, []],
  ['the design', { design: 'lybalikou' }, ['design']],
  [
    'a name, which two places have',
    { name: 'Autre', content: { ...content, storeInfo: { ...content['storeInfo'], name: 'Autre' } } },
    ['nom'],
  ],
  [
    'a zone that was removed',
    {
      content: {
        ...content,
        marketplaceInfo: { ...content['marketplaceInfo'], deliveryInfo: { zones: [] } },
      },
    },
    ['livraison'],
  ],
  ['a group of no name of its own', { content: { ...content, unknown: true } }, ['autres réglages']],
  [
    'a text of the footer',
    { content: { ...content, marketplaceInfo: { ...content['marketplaceInfo'], footerDescription: 'x' } } },
    ['textes'],
  ],
  ['the number of WhatsApp', { content: { ...content, features: { whatsapp: '2' } } }, ['contacts']],
  [
    'the ways to pay',
    { content: { ...content, features: { ...content['features'], onlinePayment: true } } },
    ['paiement'],
  ],
  ['a group that is new', { content: { ...content, legalTexts: { terms: 'x' } } }, ['conditions']],
])('A change of %s is named', (_what, change, names) => {
  expect(changedSettings(store, { ...store, ...change })).toEqual(names);
});
