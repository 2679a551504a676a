/** Time in milliseconds a page's code may take before the shopper sees how to order without it. */
export const timeoutMs = 20_000;

/**
 * Marks the document once scripts run; if they cannot, fail or time out, the mark is missing and
 * the help is shown.
 */
export function markScripts(): void {
  if ('allSettled' in Promise) document.documentElement.dataset['scripts'] = 'waiting';
}

/** Shows the help, whatever was hoped for. */
export function showHelp(): void {
  delete document.documentElement.dataset['scripts'];
}

/** Shows the help if the code has not loaded in time. */
export function showHelpLater(): void {
  setTimeout(() => {
    if (document.documentElement.dataset['scripts'] === 'waiting') showHelp();
  }, timeoutMs);
}

/** For the document's head. Without scripts, no skeleton is ever replaced: none is shown. */
export const orderHelpStyle =
  '#order-help{position:-webkit-sticky;position:sticky;bottom:0;z-index:30;margin:0;padding:.75rem 1rem;text-align:center;color:#1b1b1f;background:#ffe9b8}' +
  '#order-help a{color:inherit;text-decoration:underline}[data-scripts] #order-help{display:none}' +
  '[data-without-script]{display:contents}[data-scripts] [data-without-script]{display:none}' +
  ':root:not([data-scripts]) [data-skeleton],:root:not([data-scripts]) [data-needs-script]{display:none!important}';

/**
 * Where JavaScript is off: hides the help, as the page's forms do without, and saves the web fonts.
 */
export const styleWithoutScript =
  '#order-help{display:none}:root{--font-display:var(--font-fallback)!important}';
