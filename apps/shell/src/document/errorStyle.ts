import { errorMark } from '../page/mainElement.ts';
import { inlineText } from './contentSecurityPolicy.ts';

/**
 * Time in milliseconds a browser has to render what the server could not, before the error page is
 * shown.
 */
export const timeoutMs = 10_000;

/** Shows a skeleton first, and the error page if nothing replaces it in time. */
export const errorStyle = inlineText(
  `[${errorMark}]{position:relative}[${errorMark}]>*{animation:error-seen 1ms ${timeoutMs}ms both}` +
    `[${errorMark}]::before{content:"";position:absolute;inset:var(--space-6) var(--gutter) auto;block-size:10rem;border-radius:var(--radius-s);background:var(--color-skeleton);pointer-events:none;animation:error-gone 1ms ${timeoutMs}ms both}` +
    '@keyframes error-seen{from{visibility:hidden}}@keyframes error-gone{to{opacity:0}}',
);

/** Shows the error page at once without scripts. */
export const errorStyleWithoutScript = inlineText(
  `[${errorMark}]>*{animation:none}[${errorMark}]::before{display:none}`,
);
