/**
 * Store settings in the page's meta tags (decisions, section 2), written by the server and read by
 * the shell.
 */
export interface StoreSettings {
  storeId: string;
  storeName: string;
  /** File name of the logo, or empty. */
  storeLogo: string;
  /** File name used when the logo is empty or the default blue one. */
  storeDefaultLogo: string;
  /** Ends with a slash; image URLs are this plus the file name. */
  cdnBaseUrl: string;
  design: string;
  /** Absolute, without a trailing slash. */
  siteUrl: string;
  /** Empty for the same origin; else absolute, without a trailing slash. */
  apiBaseUrl: string;
  csrfToken: string | null;
  exchangeRatesUrl: string | null;
  /**
   * A template with `{url}` and `{width}`, or null: images are not resized and have no `srcset`.
   */
  imageResize: string | null;
  /**
   * URL template with `{page}` of the 1200×630 JPEG for link previews. Null: the page's own image
   * is used.
   */
  previewImage: string | null;
}
