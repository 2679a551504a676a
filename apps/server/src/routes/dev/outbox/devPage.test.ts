import { expect, it } from 'vitest';
import { plainPolicy } from '../../../platform/http/contentSecurityPolicy.ts';
import { testApp } from '../../../testing/testApp.ts';

const { inject } = await testApp();

it.each(['/dev/mails', '/dev/outbox'])(
  '%s fits a telephone: its long words and lines are broken, by a style that its policy allows',
  async (url) => {
    const { headers, payload } = await inject('a', url);
    const [, style = ''] = /<style>([^<]*)</.exec(payload) ?? [];
    expect(headers['content-security-policy']).toBe(
      plainPolicy(style, "form-action 'none'", "frame-src 'self'"),
    );
    expect(payload).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(style).toMatch(/body\{[^}]*padding:1.5rem min\(1rem,5vw\)[^}]*overflow-wrap:anywhere/);
    expect(style).toMatch(/pre\{[^}]*white-space:pre-wrap/);
  },
);
