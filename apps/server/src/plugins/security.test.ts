import { formTargets } from '../platform/http/contentSecurityPolicy.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'", "'sha256-other'"] };
const page = { status: 200, html: '<!doctype html><script>1</script>', inline, isPrivate: false };
const renderer = { build: 'test', designs: ['default'], isPrivate: () => false, render: async () => page };
const { inject } = await testApp({ renderer });

const directives = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
  );

describe('a page', () => {
  it('sets no cookie', async () => {
    expect((await inject('a', '/')).cookies).toEqual([]);
  });

  it('is the same document with the same policy each time, so that any cache may replay it', async () => {
    const answers = [await inject('a', '/'), await inject('a', '/')];
    const sent = answers.map(({ payload, headers }) => ({
      payload,
      policy: headers['content-security-policy'],
    }));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('allows only our own files and the inline elements it was rendered with', async () => {
    const answer = await inject('a', '/');
    const policy = directives(answer.headers['content-security-policy']);
    expect(policy).toEqual({
      'default-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'script-src': "'self' 'sha256-script'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'sha256-style' 'sha256-other'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': 'https://www.openstreetmap.org https://www.google.com https://maps.google.com',
      'manifest-src': "'self'",
    });
  });
});

it.each([
  [null, "form-action 'self'"],
  ['https://paytech.sn/api', "form-action 'self' https://paytech.sn"],
])('forms may lead to the page where orders are paid, with PayTech at %s', (paytechUrl, directive) => {
  expect(formTargets({ paytechUrl })).toBe(directive);
});

it.each(['/', '/api/openapi.json', '/api/nothing', '/csrf-token', '/healthz'])(
  'The address %s forbids framing and sniffing and limits the referrer',
  async (url) => {
    const { headers } = await inject('a', url);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

it.each([
  [{ isProduction: false, publicScheme: 'http' as const }, undefined, false],
  [{ isProduction: true, publicScheme: 'http' as const }, undefined, false],
  [{ isProduction: true, publicScheme: 'https' as const }, 'max-age=31536000', true],
])('a server with %j sends Strict-Transport-Security %s', async (config, hsts, isUpgraded) => {
  const other = await testApp({ config, renderer, logStream: { write: () => undefined } });
  const { headers } = await other.inject('a', '/');
  expect(headers['strict-transport-security']).toBe(hsts);
  expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(isUpgraded);
});

it('an image has none of the page-only headers', async () => {
  const { headers } = await inject('a', '/icons/32.png');
  const names = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options'];
  expect(names.filter((name) => name in headers)).toEqual(['x-content-type-options']);
});
