import type { StoreSettings } from '@teranga/core/lib/settings';
import type { ReactNode } from 'react';

/** The meta tags the shell reads. */
const settingNames: Readonly<Record<keyof StoreSettings, string>> = {
  storeId: 'store-id',
  storeName: 'store-name',
  storeLogo: 'store-logo',
  storeDefaultLogo: 'store-default-logo',
  cdnBaseUrl: 'cdn-base-url',
  design: 'design',
  siteUrl: 'site-url',
  apiBaseUrl: 'api-base-url',
  csrfToken: 'csrf-token',
  exchangeRatesUrl: 'exchange-rates-url',
  imageResize: 'image-resize',
  previewImage: 'preview-picture',
};

/** A store's settings, as the meta tags of its documents. */
export const settingTags = (settings: StoreSettings): ReactNode =>
  (Object.keys(settingNames) as (keyof StoreSettings)[]).map((key) => {
    const content = settings[key];
    return content === null ? null : <meta key={key} name={settingNames[key]} content={content} />;
  });
