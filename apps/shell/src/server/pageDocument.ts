import type { StoreSettings } from '@teranga/core/lib/settings';
import type { OrderContacts } from '@teranga/core/features/store-info';
import { rootElementId, stateElementId, type BrowserState } from '../browserState.ts';
import type { NeededFiles } from '../build/builtFiles.ts';
import { beforePaint } from './beforePaint.ts';
import { markSheet } from '../offline/carriedSheets.ts';
import { aboveFlatSheet, flatSheetTags } from './flatSheetTags.ts';
import { queueEarlyClicks } from './queueEarlyClicks.ts';
import { escapeHtml, tag } from './htmlText.ts';
import { inlineScript, inlineStyle, joinPieces, type DocumentPiece } from './inlineElements.ts';
import { hideOrderHelp, markScripts, orderHelp, orderHelpStyle } from './orderHelp.ts';
import { startCode } from './startCode.ts';
import { stateJson } from './stateJson.ts';
import { fontsId, deferredMedia, splitFontFaces } from './webFonts.ts';

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

function settingTags(settings: StoreSettings): string[] {
  return (Object.keys(settingNames) as (keyof StoreSettings)[]).flatMap((key) => {
    const content = settings[key];
    return content === null ? [] : [tag('meta', { name: settingNames[key], content })];
  });
}

/** Everything a page's document is made of. */
export interface PageDocument {
  settings: StoreSettings;
  /** The design to render. */
  designId: string;
  /** Tokens that the operator set, as CSS: over the design's own. */
  css: string;
  /** HTML of a notice above the page. */
  notice: string;
  /** The address of the icon in the browser's tab; null for the store's file. */
  icon: string | null;
  /** Title, description and the rest. */
  metadata: readonly DocumentPiece[];
  files: NeededFiles;
  /** The text of each style sheet. */
  sheets: Readonly<Record<string, string>>;
  content: string;
  state: BrowserState | null;
  /** The design's style sheet for browsers that do not read the others. */
  flatSheet: string | undefined;
  /** How to order if the page's code does not run. */
  contacts: OrderContacts;
  /** Whether the content says what to do where JavaScript is off. */
  explainsScripts: boolean;
  /** A personal page: see `isPersonalPage`. */
  isOwn: boolean;
}

/**
 * The page's styles, inlined: a file would delay the first paint. Their files are listed as
 * disabled links, so that code loaded later does not request them.
 */
function styleTags({ files, sheets }: PageDocument): DocumentPiece[] {
  const text = files.styles.map((name) => markSheet(name) + splitFontFaces(sheets[name] ?? '').rest).join('');
  return [
    ...files.styles.map((name) => tag('link', { rel: 'stylesheet', href: `/${name}`, disabled: true })),
    inlineStyle(text),
  ];
}

/** The web fonts, disabled until a script enables them. */
function faceTags({ files, sheets }: PageDocument): DocumentPiece[] {
  const [font] = files.fonts;
  if (font === undefined) return [];
  const text = files.styles
    .map((name) => ({ name, faces: splitFontFaces(sheets[name] ?? '').faces }))
    .filter(({ faces }) => faces !== '')
    .map(({ name, faces }) => markSheet(name) + faces);
  return [inlineStyle(text.join(''), { id: fontsId, 'data-font': `/${font}`, media: deferredMedia })];
}

/** Head elements for a page's style sheets, before and after its first script. */
interface SheetTags {
  faces: DocumentPiece[];
  styles: DocumentPiece[];
}

/** Files are the same for many pages, and their styles a third of a page's text. */
const written = new WeakMap<NeededFiles, SheetTags>();

function sheetTags(page: PageDocument): SheetTags {
  const known = written.get(page.files);
  if (known) return known;
  const fresh = { faces: faceTags(page), styles: styleTags(page) };
  written.set(page.files, fresh);
  return fresh;
}

/** The same in every document. */
const firstScript = inlineScript(markScripts + queueEarlyClicks + beforePaint);

/**
 * Writes the whole document. Only its last script references its code: nothing of it is requested
 * before the first paint.
 */
export function writeDocument(page: PageDocument) {
  const { files, settings } = page;
  const { faces, styles } = sheetTags(page);
  return joinPieces([
    '<!doctype html>',
    `<html lang="fr" data-design="${escapeHtml(page.designId)}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...page.metadata,
    ...settingTags(settings),
    '<meta name="color-scheme" content="light dark">',
    tag('link', { rel: 'icon', type: 'image/png', sizes: '32x32', href: page.icon ?? '/icons/32.png' }),
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    ...faces,
    firstScript,
    ...styles,
    ...flatSheetTags(page.flatSheet),
    page.css ? inlineStyle(aboveFlatSheet(page.css)) : '',
    orderHelpStyle,
    ...(page.explainsScripts ? hideOrderHelp : []),
    '</head><body>',
    page.notice,
    `<div id="${rootElementId}">`,
    page.content,
    '</div>',
    // After the page, whose first link must be the skip link.
    orderHelp(page.contacts),
    page.state
      ? `${tag('script', { type: 'application/json', id: stateElementId })}${stateJson(page.state)}</script>`
      : '',
    inlineScript(startCode({ ...files, isOwn: page.isOwn })),
    '</body></html>',
  ]);
}
