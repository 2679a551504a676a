import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Random bytes of a nonce, which is written in base64. */
export const nonceBytes = 16;
const hstsSeconds = 31_536_000;
/** Maps a store may show on its contact page, loaded when the shopper asks. */
const mapFrames = ['https://www.openstreetmap.org', 'https://www.google.com', 'https://maps.google.com'];

/** What scripts and styles of one response carry. */
export const makeNonce = (): string => randomBytes(nonceBytes).toString('base64');

const nonces = new WeakMap<ServerResponse | IncomingMessage, string>();

/** The nonce that scripts and styles of this one response carry. */
export function nonceOf(response: ServerResponse | IncomingMessage): string {
  const known = nonces.get(response);
  if (known) return known;
  const nonce = makeNonce();
  nonces.set(response, nonce);
  return nonce;
}

const withNonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;

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

/** Headers that let a browser run nothing but our own files and the scripts that carry this response's nonce. */
export async function security(app: FastifyInstance): Promise<void> {
  const isHttps = app.config.isProduction && app.config.publicScheme === 'https';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", withNonce],
        // Pictures wear their own colour while they load: an attribute, which can run nothing.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: mapFrames,
        manifestSrc: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    hsts: isHttps && { maxAge: hstsSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  // A page asks for some eighty of them: each would carry half a kilobyte that says nothing.
  app.addHook('onSend', async (_request, reply) => {
    if (!inertTypes.test(String(reply.getHeader('content-type')))) return;
    for (const name of pageHeaders) reply.raw.removeHeader(name);
  });
}
