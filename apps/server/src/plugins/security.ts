import type { FastifyInstance } from 'fastify';
import { nothingInline } from '@teranga/core/pages/render';
import { isHttpsOnly, pagePolicy } from '../platform/http/contentSecurityPolicy.ts';

const hstsSeconds = 31_536_000;

/**
 * Types that run nothing and are not documents: fonts, photos, and scripts and styles, which run
 * under their page's policy.
 */
const inertTypes = /^(?:font\/|text\/css|application\/javascript|image\/(?!svg))/;
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Headers of every response besides its policy. */
const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // A store uses none of these, and neither may a frame.
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // Old browsers' own filter could be turned against a page.
  'X-XSS-Protection': '0',
} as const;

/**
 * Headers that let a browser run only our own files; a page with inline elements sets its own
 * policy.
 */
export function security(app: FastifyInstance): void {
  const headers = Object.entries({
    'Content-Security-Policy': pagePolicy(nothingInline, app.config),
    ...fixedHeaders,
    ...(isHttpsOnly(app.config) && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
  // A page requests some eighty of these files: each would carry half a kilobyte of useless
  // headers.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (inertTypes.test(String(reply.getHeader('content-type'))))
      for (const name of pageHeaders) reply.raw.removeHeader(name);
    done(null, payload);
  });
}
