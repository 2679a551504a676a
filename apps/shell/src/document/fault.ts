import { faultMark } from '../mainElement.ts';
import { inlineText } from './contentSecurityPolicy.ts';

/**
 * Time in milliseconds a browser has to render what the server could not, before the error page is
 * shown.
 */
export const timeoutMs = 10_000;

/** Shows a skeleton first, and the error page if nothing replaces it in time. */
export const faultStyle = inlineText(
  `[${faultMark}]{position:relative}[${faultMark}]>*{animation:fault-seen 1ms ${timeoutMs}ms both}` +
    `[${faultMark}]::before{content:"";position:absolute;inset:var(--space-6) var(--gutter) auto;block-size:10rem;border-radius:var(--radius-s);background:var(--color-skeleton);pointer-events:none;animation:fault-gone 1ms ${timeoutMs}ms both}` +
    '@keyframes fault-seen{from{visibility:hidden}}@keyframes fault-gone{to{opacity:0}}',
);

/** Shows the error page at once without scripts. */
export const faultWithoutScript = inlineText(
  `[${faultMark}]>*{animation:none}[${faultMark}]::before{display:none}`,
);
