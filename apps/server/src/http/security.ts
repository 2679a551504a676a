import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Random bytes of a nonce, which is written in base64. */
export const nonceBytes = 16;
const hstsSeconds = 31_536_000;
/** Maps a store may show on its contact page, loaded when the shopper asks. */
const mapFrames = ['https://www.openstreetmap.org', 'https://www.google.com', 'https://maps.google.com'];

/** Random bytes of nonces to come: asking the system for each costs as much as the rest of its making ten times over. */
const pool = Buffer.alloc(nonceBytes * 256);
let used = pool.length;

/** What scripts and styles of one response carry. */
export function makeNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.toString('base64', used - nonceBytes, used);
}

const nonces = new WeakMap<ServerResponse | IncomingMessage, string>();

/** The nonce that scripts and styles of this one response carry. */
export function nonceOf(response: ServerResponse | IncomingMessage): string {
  const known = nonces.get(response);
  if (known) return known;
  const nonce = makeNonce();
  nonces.set(response, nonce);
  return nonce;
}

/** What can run nothing, and is no page of its own: letters, photos, and the code and styles that a page runs under its own policy. */
const inertTypes = /^(?:font\/|text\/css|application\/javascript|image\/(?!svg))/;
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What a page may load and run: our own files, and what carries the nonce. */
function policyOf(nonce: string, isHttps: boolean): string {
  const own = `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src ${own}`,
    "script-src-attr 'none'",
    `style-src ${own}`,
    // Pictures wear their own colour while they load: an attribute, which can run nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapFrames.join(' ')}`,
    "manifest-src 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** What every answer carries beside its policy. */
const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // Old browsers' own filter could be turned against a page.
  'X-XSS-Protection': '0',
} as const;

/** Headers that let a browser run nothing but our own files and the scripts that carry this response's nonce. */
export function security(app: FastifyInstance): void {
  const isHttps = app.config.isProduction && app.config.publicScheme === 'https';
  const headers = Object.entries({
    ...fixedHeaders,
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setHeader('Content-Security-Policy', policyOf(nonceOf(raw), isHttps));
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
  // A page asks for some eighty of them: each would carry half a kilobyte that says nothing.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (inertTypes.test(String(reply.getHeader('content-type'))))
      for (const name of pageHeaders) reply.raw.removeHeader(name);
    done(null, payload);
  });
}
