import type { PageReader } from '@teranga/contract';
import type { CurrencyCode } from '../../domain/money/index.ts';
import type { PostedForms } from '../../lib/posted/index.ts';
import type { StoreSettings } from '../../lib/settings/index.ts';

/** What marks a previewed page: the text of the bar above it, and how to leave the preview. */
export interface PreviewNotice {
  text: string;
  leave: { href: string; label: string };
}

/**
 * The server's cache of parsed answers, valid as long as the answers themselves: other pages show
 * them too.
 */
export interface SharedQueryCache {
  get: (key: string) => object | undefined;
  set: (key: string, read: object) => void;
}

/** A page that the server requests of the shell. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  settings: StoreSettings;
  /** Answers what the page shows. */
  read: PageReader;
  /** Milliseconds since 1970. */
  now: number;
  /** Tokens that the operator set, as CSS. */
  css?: string;
  /** The bar above the page, if it is a preview. */
  notice?: PreviewNotice | null;
  /** What shoppers read while the store takes no orders. */
  pause?: string | null;
  /** The currency to show prices in, where its rate is known. Default: FCFA. */
  currency?: CurrencyCode;
  /** Whether the browser sent `Save-Data: on`. */
  savesData?: boolean;
  /** Whether the browser is known to run no scripts. */
  isScriptless?: boolean;
  /** The refused form that the page re-renders. */
  posted?: PostedForms;
  /** The address of the icon in the browser's tab; without one the store's file. */
  icon?: string | null;
  /** Shares parsed answers with later pages; without it each page parses its own. */
  queryCache?: SharedQueryCache;
}

/** The sources, `'sha256-…'`, of a document's inline scripts and styles. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Files of the client's build, by their paths in its folder. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A rendered page, to be sent as it is. */
export interface RenderedPage {
  status: number;
  /** The complete HTML document. */
  html: string;
  /** The same for every rendering of an unchanged page: its HTML holds times. Absent: its HTML. */
  version?: string;
  /** What its Content-Security-Policy must allow. */
  inline: InlineSources;
  /**
   * What the page loads before hydration, and the style sheets that it inlines; absent where it is
   * moved.
   */
  files?: PageFiles;
  /**
   * Whether the page is one visitor's alone, such as an order's: not to be stored, nor sent as
   * referrer.
   */
  isPrivate: boolean;
  /** Whether search engines are to leave the page out. */
  noindex?: boolean;
  /** Where the address moved, with its status; null or absent otherwise. */
  location?: string | null;
}
