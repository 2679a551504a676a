import type { StoreSettings } from '@teranga/core/lib/settings';

/** A store's settings. */
export function someSettings(overrides: Partial<StoreSettings> = {}): StoreSettings {
  return {
    storeId: 'boutique',
    storeName: 'Boutique',
    storeLogo: '',
    storeDefaultLogo: '',
    cdnBaseUrl: '/cdn/',
    design: 'default',
    siteUrl: 'https://boutique.sn',
    apiBaseUrl: '',
    csrfToken: null,
    exchangeRatesUrl: null,
    imageResize: null,
    previewImage: null,
    ...overrides,
  };
}

/** The moment pages are rendered for, in milliseconds since 1970. */
export const someMoment = Date.UTC(2026, 10, 21);
