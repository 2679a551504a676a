import { formSummaryStyle } from './FormSummary.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforePaint } from '../inline/beforePaint.ts';
import { hideOrderHelp, markScripts, orderHelpStyle } from '../inline/orderHelp.ts';
import { saveLoadedAt } from '../inline/loadedAt.ts';
import { startCode } from '../inline/startCode.ts';
import { inlineSources, inlineText, type InlineSources } from './contentSecurityPolicy.ts';
import { Document, type DocumentProps, type DocumentScripts, type DocumentStyles } from './Document.tsx';
import { faultScript, faultStyle, faultWithoutScript } from './fault.ts';

/** What decides a document's inline scripts and styles, besides its props. */
export interface DocumentOptions {
  /** Tokens that the operator set, as CSS. */
  css: string;
  /** A personal page: see `isPersonalPage`. */
  isPersonal: boolean;
}

const firstScript = inlineText(markScripts + saveLoadedAt + beforePaint);
const orderHelp = inlineText(orderHelpStyle);
const formSummary = inlineText(formSummaryStyle);
const withoutOrderHelp = inlineText(hideOrderHelp);

/** Renders a whole document, and says what its policy must allow. */
export function renderDocument(
  props: DocumentProps,
  { css, isPersonal }: DocumentOptions,
): { html: string; inline: InlineSources } {
  const { assets } = props;
  const isFault = props.state === null;
  const scripts: DocumentScripts = {
    fault: isFault ? faultScript : null,
    first: firstScript,
    flatSheet: assets.flatSheet?.load ?? null,
    start: inlineText(startCode({ ...assets, isOwn: isPersonal })),
  };
  const styles: DocumentStyles = {
    fault: isFault ? faultStyle : null,
    faultWithoutScript: isFault ? faultWithoutScript : null,
    fonts: assets.fontFaces,
    page: assets.style,
    operator: css ? inlineText(css) : null,
    orderHelp,
    formSummary: props.form ? formSummary : null,
    hideOrderHelp: withoutOrderHelp,
  };
  const html = renderToStaticMarkup(<Document {...props} scripts={scripts} styles={styles} />);
  return { html: `<!doctype html>${html}`, inline: inlineSources({ scripts, styles }) };
}
