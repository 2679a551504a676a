import type { PageReader } from '@teranga/contract';
import type { PostedForms } from '@teranga/core/lib/posted';
import type { StoreSettings } from '@teranga/core/lib/settings';
import type { SharedQueryCache } from './readAnswers.ts';

/** What marks a previewed page. */
export interface PreviewNoticeText {
  text: string;
  leave: { href: string; label: string };
}

/** One page to render. */
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
  /** What stands above the page, where it is a preview. */
  notice?: PreviewNoticeText | null;
  /** Whether the browser asked to save data. */
  savesData?: boolean;
  /** The refused form that the page shows again. */
  posted?: PostedForms;
  /** The address of the icon in the browser's tab; without one the store's file. */
  icon?: string | null;
  /** Shares parsed answers with later pages; without it each page parses its own. */
  queryCache?: SharedQueryCache;
}
