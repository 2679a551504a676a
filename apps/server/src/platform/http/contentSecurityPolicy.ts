import { createHash } from 'node:crypto';
import type { InlineSources } from '@teranga/core/pages/render';
import type { Config } from '../config/config.ts';

/** Map providers that a store may embed on its contact page, loaded on the shopper's request. */
const mapFrames = ['https://www.openstreetmap.org', 'https://www.google.com', 'https://maps.google.com'];

/** Whether browsers reach us by https alone. */
export const isHttpsOnly = ({ isProduction, publicScheme }: Config): boolean =>
  isProduction && publicScheme === 'https';

/**
 * Where forms may lead: Chromium also checks the redirect of an order to the page where it is paid.
 */
export const formTargets = ({ paytechUrl }: Pick<Config, 'paytechUrl'>): string =>
  ["form-action 'self'", ...(paytechUrl ? [new URL(paytechUrl).origin] : [])].join(' ');

/**
 * What a store's page may load and run: our own files and the inline elements it was rendered with.
 * `isFramed`: the store's own console may show it in a frame.
 */
export function pagePolicy({ scripts, styles }: InlineSources, config: Config, isFramed = false): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    formTargets(config),
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    // Images have a placeholder colour while they load, in a style attribute, which cannot run
    // code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapFrames.join(' ')}`,
    "manifest-src 'self'",
    ...(isHttpsOnly(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** What the console's document may load and run: our own files and its one inline script. */
export function consolePolicy(scripts: readonly string[], config: Config): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    // An image is shown before it is uploaded.
    "img-src 'self' data: blob:",
    "frame-src 'self'",
    ...(isHttpsOnly(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/**
 * The policy of our documents outside any design: one inline style, no script. `more` adds
 * directives.
 */
export function plainPolicy(style: string, ...more: string[]): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    `style-src 'sha256-${hash}'`,
    ...(more.length > 0 ? more : ["form-action 'none'"]),
  ].join(';');
}
