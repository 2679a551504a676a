import { currencyFormStyle } from './CurrencyForm.tsx';
import { formSummaryStyle } from './FormSummary.tsx';
import { pauseStyle } from './PauseBar.tsx';
import type { InlineSources } from '@teranga/core/pages/render';
import { renderToStaticMarkup } from 'react-dom/server';
import flatSheetScript from 'virtual:inline-script/flatSheet';
import headScript from 'virtual:inline-script/head';
import scriptsRunScript from 'virtual:inline-script/scriptsRun';
import startScript from 'virtual:inline-script/start';
import { orderHelpStyle, styleWithoutScript } from '../inline/orderHelp.ts';
import { inlineSources, inlineText } from './contentSecurityPolicy.ts';
import { Document, type DocumentProps, type DocumentScripts, type DocumentStyles } from './Document.tsx';
import { errorStyle, errorStyleWithoutScript } from './errorStyle.ts';

const head = inlineText(headScript);
const flatSheet = inlineText(flatSheetScript);
const start = inlineText(startScript);
const scriptsRun = inlineText(scriptsRunScript);
const orderHelp = inlineText(orderHelpStyle);
const formSummary = inlineText(formSummaryStyle);
const pause = inlineText(pauseStyle);
const currencyForm = inlineText(currencyFormStyle);
const withoutScript = inlineText(styleWithoutScript);

/**
 * Renders a whole document, and says what its policy must allow. `css`: tokens that the operator
 * set.
 */
export function renderDocument(given: DocumentProps, css: string): { html: string; inline: InlineSources } {
  const { assets } = given;
  // A build for development has no flat style sheet: its pages come whole.
  const isScriptless = given.isScriptless && assets.flatSheet !== null;
  const props = { ...given, isScriptless };
  const isError = props.state === null;
  const scripts: DocumentScripts = {
    head: isScriptless ? scriptsRun : head,
    flatSheet: assets.flatSheet === null || isScriptless ? null : flatSheet,
    start: isScriptless ? null : start,
  };
  const styles: DocumentStyles = {
    error: isError ? errorStyle : null,
    errorStyleWithoutScript: isError ? errorStyleWithoutScript : null,
    ...(isScriptless ? {} : Object.fromEntries(assets.sheets.map((sheet) => [sheet.address, sheet.css]))),
    operator: css ? inlineText(css) : null,
    orderHelp,
    formSummary: props.form ? formSummary : null,
    pause: props.pause === null ? null : pause,
    currency: props.currency ? currencyForm : null,
    withoutScript,
  };
  const html = renderToStaticMarkup(<Document {...props} scripts={scripts} styles={styles} />);
  return { html: `<!doctype html>${html}`, inline: inlineSources({ scripts, styles }) };
}
