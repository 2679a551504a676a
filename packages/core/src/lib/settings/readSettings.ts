import type { StoreSettings } from './settings.ts';

/** Logo file of a store that has not chosen one. */
export const defaultBlueLogo = 'logo-blue.png';
const defaultStoreName = 'Teranga';
const defaultCdnBaseUrl = '/cdn/';

/** Returns a meta tag's content by name; null when it is missing. */
export type MetaReader = (name: string) => string | null;

/** Reads a document's meta tags. */
export function metaReader(document: Pick<Document, 'querySelector'>): MetaReader {
  return (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Store settings from the page's meta tags, with defaults for missing ones. */
export function readSettings(meta: MetaReader): StoreSettings {
  const text = (name: string) => meta(name)?.trim() ?? '';
  const textOrNull = (name: string) => text(name) || null;
  const resize = text('image-resize');
  const preview = text('preview-picture');
  return {
    storeId: text('store-id'),
    storeName: text('store-name') || defaultStoreName,
    storeLogo: text('store-logo'),
    storeDefaultLogo: text('store-default-logo') || defaultBlueLogo,
    cdnBaseUrl: `${withoutSlash(text('cdn-base-url') || defaultCdnBaseUrl)}/`,
    design: text('design'),
    siteUrl: withoutSlash(text('site-url')),
    apiBaseUrl: withoutSlash(text('api-base-url')),
    csrfToken: textOrNull('csrf-token'),
    exchangeRatesUrl: textOrNull('exchange-rates-url'),
    imageResize: resize.includes('{url}') && resize.includes('{width}') ? resize : null,
    previewImage: preview.includes('{page}') ? preview : null,
  };
}

/** Logo file: the store's own, unless it is empty or the default blue one. */
export function logoFile(
  logo: string,
  { storeDefaultLogo }: Pick<StoreSettings, 'storeDefaultLogo'>,
): string {
  return logo === '' || logo === defaultBlueLogo ? storeDefaultLogo || defaultBlueLogo : logo;
}
