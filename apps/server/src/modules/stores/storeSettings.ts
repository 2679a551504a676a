import type { StoreSettings } from '@teranga/core/lib/settings';
import type { Config } from '../../platform/config/config.ts';
import type { Store } from './store.ts';

const ownPorts = { http: 80, https: 443 } as const;

/** The store's canonical address, without a trailing slash. */
export function siteUrlOf(
  store: Pick<Store, 'primaryHost'>,
  config: Pick<Config, 'publicScheme' | 'publicPort'>,
): string {
  const { publicScheme, publicPort } = config;
  const port = publicPort === null || publicPort === ownPorts[publicScheme] ? '' : `:${publicPort}`;
  return `${publicScheme}://${store.primaryHost}${port}`;
}

/** The store's settings for the page, including its meta tags. */
export function storeSettings(store: Store, config: Config): StoreSettings {
  return {
    storeId: store.id,
    storeName: store.name,
    storeLogo: store.logo ?? '',
    storeDefaultLogo: store.defaultLogo ?? '',
    cdnBaseUrl: '/cdn/',
    design: store.design,
    siteUrl: siteUrlOf(store, config),
    apiBaseUrl: '',
    csrfToken: null,
    exchangeRatesUrl: null,
    imageResize: '{url}?w={width}',
    previewImage: '/social/{page}.jpg',
  };
}
