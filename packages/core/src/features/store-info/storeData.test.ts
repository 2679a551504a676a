import { aDeliveryZone, aStore, someStoreInfo } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { formatXof } from '../../domain/money/formatMoney.ts';
import { toXof } from '../../domain/money/money.ts';
import { someSettings, testNow } from '../../testing/renderWithStore.tsx';
import { toDeliveryZones } from './delivery.ts';
import { deliveryFrom, deliveryLabel } from './deliveryFrom.ts';
import { fallbackStore, toStoreData } from './storeData.ts';
import { toStoreInfoView } from './toStoreInfoView.ts';

const zone = (price: number, rest = {}) =>
  aDeliveryZone({ id: `z${price}`, name: `Z${price}`, price, ...rest });

describe('The delivery zones', () => {
  it('are the enabled ones, in their order', () => {
    const zones = [zone(3000, { order: 2 }), zone(500, { enabled: false }), zone(1500, { order: 1 })];
    expect(toDeliveryZones(zones).map(({ id, price }) => [id, price])).toEqual([
      ['z1500', 1500],
      ['z3000', 3000],
    ]);
  });

  it('are identified by their id, or by their name where they have none', () => {
    expect(
      toDeliveryZones([{ name: 'Dakar' }, { _id: { $oid: '65f0' }, name: 'Thiès' }, {}]).map(({ id }) => id),
    ).toEqual(['Dakar', '65f0']);
  });

  it.each([
    [[3000, 1500], 1500],
    [[3000, 0], 0],
    [[], 2000],
  ])('that cost %j begin at %d', (prices, from) => {
    expect(deliveryFrom(toDeliveryZones(prices.map((price) => zone(price))))).toBe(from);
  });

  it('count only while they are enabled', () => {
    expect(deliveryFrom(toDeliveryZones([zone(500, { enabled: false })]))).toBe(2000);
  });

  it.each([
    [0, 'Gratuite'],
    [1500, '1\u202f500\u00a0FCFA'],
  ])('at %d are read %j', (price, label) => {
    expect(deliveryLabel(toXof(price), formatXof)).toBe(label);
  });
});

describe('The store', () => {
  const view = toStoreInfoView(toStoreData(aStore()), someSettings(), testNow);

  it('is shown with all its information', () => {
    expect(view).toMatchObject({
      name: 'Teranga',
      logo: { src: 'http://boutique.test/cdn/logo.png', alt: 'Teranga' },
      hero: { title: 'Le marché chez vous', image: { alt: 'Un étal' } },
      phones: [
        {
          label: 'Service client',
          display: '+221 77 123 45 67',
          href: 'tel:+221771234567',
        },
        { label: 'Boutique', display: '+221 33 800 00 00', href: 'tel:+221338000000' },
      ],
      emails: [
        { label: 'Service client', email: 'aide@teranga.sn', href: 'mailto:aide@teranga.sn' },
        { label: '', email: 'bonjour@teranga.sn' },
      ],
      networks: [{ label: 'Instagram', url: 'https://instagram.com/teranga' }],
      openingHours: [
        { day: 'Lundi', hours: '9 h – 19 h', isClosed: false },
        { day: 'Dimanche', hours: 'Fermé', isClosed: true },
      ],
      highlights: [{ icon: 'truck', title: 'Livraison rapide' }],
      whatsappHref: 'https://wa.me/221771234567',
      year: 2026,
    });
  });

  it('links to web addresses only', () => {
    const storeInfo = someStoreInfo({
      socialInfo: { phone: null, email: null, networks: [{ type: 'x', url: 'javascript:alert(1)' }] },
      contactPageInfo: {
        ...someStoreInfo().contactPageInfo,
        locations: [{ address: '', city: '', country: '', embeddedMap: 'data:text/html,x' }],
      },
    });
    const { networks, locations } = toStoreData(aStore({ storeInfo }));
    expect(networks).toEqual([]);
    expect(locations.map(({ mapUrl }) => mapUrl)).toEqual([null]);
  });

  it.each([[null], [{}], ['x'], [[]], [{ store: null, storeInfo: 3, marketplaceInfo: [], features: 'x' }]])(
    'falls back to the built-in defaults for %j',
    (body) => {
      expect(toStoreData(body)).toEqual(fallbackStore);
    },
  );

  it('is named by the page where it does not say', () => {
    const fallback = toStoreInfoView(
      fallbackStore,
      someSettings({ storeName: 'Chez Awa', storeLogo: '' }),
      testNow,
    );
    expect(fallback).toMatchObject({
      name: 'Chez Awa',
      logo: { src: 'http://boutique.test/cdn/logo-blue.png', alt: 'Chez Awa' },
      hero: { title: 'Chez Awa', image: null },
      whatsappHref: null,
      about: { title: 'À propos' },
    });
  });

  it('has cash on delivery unless it says otherwise', () => {
    expect(toStoreData({}).features.cashOnDelivery).toBe(true);
    expect(toStoreData({ features: { cashOnDelivery: false } }).features.cashOnDelivery).toBe(false);
  });
});
