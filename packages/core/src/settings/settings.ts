/** What the page's meta tags say of the store (decisions, section 2). The shell reads them; the server writes them. */
export interface StoreSettings {
  storeId: string;
  storeName: string;
  /** File name of the logo, or empty. */
  storeLogo: string;
  /** File name used when the logo is empty or the default blue one. */
  storeDefaultLogo: string;
  /** Ends with a slash; a picture's address is this plus its file name. */
  cdnBaseUrl: string;
  design: string;
  /** Absolute, without a trailing slash. */
  siteUrl: string;
  /** Empty for the same origin; else absolute, without a trailing slash. */
  apiBaseUrl: string;
  csrfToken: string | null;
  exchangeRatesUrl: string | null;
  /** A template with `{url}` and `{width}`, or null: the plain picture, no `srcset`. */
  imageResize: string | null;
  /** A template with `{page}`: where the 1200×630 JPEG lies that link previews show of a page. Null: the page's own picture. */
  previewPicture: string | null;
}
