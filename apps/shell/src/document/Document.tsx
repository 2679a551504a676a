import type { PostedForm } from '@teranga/core/lib/posted';
import { FormSummary } from './FormSummary.tsx';
import type { CurrencyChoice } from '@teranga/core/features/page-frame';
import type { OrderContacts } from '@teranga/core/features/store-info';
import type { StoreSettings } from '@teranga/core/lib/settings';
import type { MetadataTags } from '@teranga/core/pages/metadata';
import { noScriptSheet, type PreviewNotice } from '@teranga/core/pages/render';
import type { ReactNode } from 'react';
import { rootElementId, stateElementId, type BrowserState } from '../page/browserState.ts';
import type { StartData } from '../inline/startCode.ts';
import type { PageAssets } from './pageAssets.ts';
import type { InlineText } from './contentSecurityPolicy.ts';
import { MetadataElements } from './MetadataElements.tsx';
import { CurrencyForm } from './CurrencyForm.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { PauseBar } from './PauseBar.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { settingTags } from './settingTags.tsx';

/** Everything a page's document is made of. */
export interface DocumentProps {
  settings: StoreSettings;
  /** The design to render. */
  designId: string;
  /** Whether the browser sent `Save-Data: on`. */
  savesData: boolean;
  /**
   * Whether the browser is known to run no scripts: its page has no code, and its design's flat
   * style sheet.
   */
  isScriptless: boolean;
  /** Above the page, where it is a preview. */
  notice: PreviewNotice | null;
  /** What shoppers read of the store's pause; null while it takes orders. */
  pause: string | null;
  /** The address of the icon in the browser's tab; null for the store's file. */
  icon: string | null;
  metadata: MetadataTags;
  assets: PageAssets;
  /** The rendered app. */
  content: string;
  /** Null for a page that the server could not render: the browser then renders it. */
  state: BrowserState | null;
  /** The posted form that the page answers; null for any other page. */
  form: PostedForm | null;
  /** The currencies offered without JavaScript; null where there is but one. */
  currency: CurrencyChoice | null;
  /** How to order if the page's code does not run. */
  contacts: OrderContacts;
}

/** A document's inline scripts, in its order; null for one that it does without. */
export interface DocumentScripts extends Record<string, InlineText | null> {
  /**
   * Before the first paint; of a browser without scripts: requests the whole page if it runs after
   * all.
   */
  head: InlineText;
  flatSheet: InlineText | null;
  start: InlineText | null;
}

/** A document's style elements, in its order; the page's style sheets by their addresses. */
export interface DocumentStyles extends Record<string, InlineText | null> {
  error: InlineText | null;
  errorStyleWithoutScript: InlineText | null;
  /** Tokens that the operator set: over the design's own. */
  operator: InlineText | null;
  orderHelp: InlineText;
  pause: InlineText | null;
  formSummary: InlineText | null;
  currency: InlineText | null;
  withoutScript: InlineText;
}

const Script = ({ code, ...data }: { code: InlineText } & Record<`data-${string}`, string>) => (
  <script {...data}>{code.text}</script>
);
const Style = ({ css }: { css: InlineText | null }) => css && <style>{css.text}</style>;
const StyleWithoutScript = ({ css }: { css: InlineText | null }) =>
  css && (
    <noscript>
      <style>{css.text}</style>
    </noscript>
  );

/** React's types do not know this attribute of links. */
const disabled = { disabled: true };

/** The one style sheet of a browser without scripts, which it keeps from page to page. */
function SheetWithoutScript({ assets, scripts }: Pick<WholeDocumentProps, 'assets' | 'scripts'>) {
  return (
    <>
      <Script code={scripts.head} />
      <link rel="stylesheet" href={`/${assets.flatSheet ?? ''}`} />
    </>
  );
}

/**
 * The page's styles. Their files are listed as disabled links, so that code loaded later does not
 * request them.
 */
function Sheets({ assets, scripts }: Pick<WholeDocumentProps, 'assets' | 'scripts'>) {
  return (
    <>
      <Script code={scripts.head} />
      {assets.styles.map((name) => (
        <link key={name} rel="stylesheet" href={`/${name}`} {...disabled} />
      ))}
      {assets.sheets.map(({ address, css }) => (
        <style key={address} data-file={address}>
          {css.text}
        </style>
      ))}
      {scripts.flatSheet && assets.flatSheet !== null && (
        <>
          <Script code={scripts.flatSheet} data-sheets={JSON.stringify({ default: assets.flatSheet })} />
          <noscript>
            <link rel="stylesheet" href={`/${assets.flatSheet}`} />
            <link rel="stylesheet" href={noScriptSheet} />
          </noscript>
        </>
      )}
    </>
  );
}

/** What the last script loads. */
const startData = ({ entry, scripts }: PageAssets): StartData => ({
  'data-entry': `/${entry}`,
  'data-preload': scripts.map((name) => `/${name}`).join(' '),
});

interface WholeDocumentProps extends DocumentProps {
  scripts: DocumentScripts;
  styles: DocumentStyles;
}

/** The page's currency, for the script before the first paint; absent where it is the store's. */
const shownCurrency = (choice: CurrencyChoice | null) =>
  choice && choice.selected !== 'XOF' ? choice.selected : undefined;

/**
 * The whole document. Only its last script references its code: nothing of it is requested before
 * the first paint.
 */
export function Document(props: WholeDocumentProps): ReactNode {
  const { settings, metadata, state, scripts, styles } = props;
  return (
    <html
      lang="fr"
      data-design={props.designId}
      data-saver={props.savesData ? '' : undefined}
      data-currency={shownCurrency(props.currency)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <MetadataElements {...metadata} />
        <Style css={styles.error} />
        <StyleWithoutScript css={styles.errorStyleWithoutScript} />
        {settingTags(settings)}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/png" sizes="32x32" href={props.icon ?? '/icons/32.png'} />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        {props.isScriptless ? <SheetWithoutScript {...props} /> : <Sheets {...props} />}
        <Style css={styles.operator} />
        <Style css={styles.orderHelp} />
        <Style css={styles.formSummary} />
        <Style css={styles.pause} />
        <Style css={styles.currency} />
        <StyleWithoutScript css={styles.withoutScript} />
      </head>
      <body>
        {props.notice && <PreviewBar {...props.notice} />}
        {props.pause !== null && <PauseBar text={props.pause} />}
        {props.form && <FormSummary form={props.form} />}
        <div id={rootElementId} dangerouslySetInnerHTML={{ __html: props.content }} />
        {props.currency && <CurrencyForm {...props.currency} />}
        {/* After the page, whose first link must be the skip link. */}
        <OrderHelp contacts={props.contacts} />
        {state && !props.isScriptless && (
          <script type="application/json" id={stateElementId}>
            {JSON.stringify(state)}
          </script>
        )}
        {scripts.start && <Script code={scripts.start} {...startData(props.assets)} />}
      </body>
    </html>
  );
}
