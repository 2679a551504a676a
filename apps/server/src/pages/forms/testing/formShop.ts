import { parseDocument } from '@teranga/testing/parseDocument';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, TestStoreId } from '../../../testing/testApp.ts';
import type { RenderRequest } from '@teranga/core/pages/render';

/** Renders the address and the refused forms of a page, as JSON in HTML. */
export const shownForms = {
  build: 'test',
  designs: ['default'],
  isPrivate: (url: string) => /^\/(?:cart|checkout)(?:\?|$)/.test(url),
  render: ({ url, posted = {} }: RenderRequest) =>
    Promise.resolve({
      status: url.startsWith('/products/nulle-part') ? 404 : 200,
      html: `<!doctype html>${JSON.stringify({ url, posted })}`,
      inline: { scripts: [], styles: [] },
      isPrivate: false,
    }),
};

/** What a page by `shownForms` shows. */
export const shownOf = ({ payload }: LightMyRequestResponse) =>
  JSON.parse(payload.replace('<!doctype html>', '')) as Pick<RenderRequest, 'url' | 'posted'>;

/** How a browser says where a form comes from. */
export const senders = {
  modern: { 'sec-fetch-site': 'same-origin' },
  older: { origin: 'http://a.localhost' },
  oldest: { referer: 'http://a.localhost/products/robe?variation=B-M' },
} as const;

/** A browser without JavaScript: it keeps its cookies and posts forms. */
export function aBrowser(
  { app }: Pick<TestApp, 'app'>,
  {
    store = 'a',
    sent = senders.modern,
    cookie = '',
  }: { store?: TestStoreId; sent?: Record<string, string>; cookie?: string } = {},
) {
  const jar = new Map(
    cookie.split('; ').flatMap((pair): [string, string][] => {
      const [name = '', value] = pair.split('=');
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const remember = (answer: LightMyRequestResponse) => {
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = () => ({ host: `${store}.localhost`, ...(jar.size > 0 && { cookie: cookies() }) });
  const post = async (url: string, fields: Record<string, string | number>, more = {}) =>
    remember(
      await app.inject({
        method: 'POST',
        url,
        headers: {
          ...headers(),
          'content-type': 'application/x-www-form-urlencoded',
          ...sent,
          ...more,
        },
        payload: new URLSearchParams(
          Object.entries(fields).map(([name, value]) => [name, String(value)]),
        ).toString(),
      }),
    );
  return {
    get: async (url: string) => remember(await app.inject({ url, headers: headers() })),
    post,
    /** Posts a form and confirms it, as a browser that says nothing of where it comes from. */
    confirmed: async (url: string, fields: Record<string, string | number>) =>
      post(url, { ...fields, ...hiddenOf(await post(url, fields)) }),
    cart: async () =>
      (await app.inject({ url: '/api/cart', headers: headers() })).json<{ items: object[] }>(),
    get cookie() {
      return cookies();
    },
  };
}

/** The hidden fields of a confirmation page. */
export const hiddenOf = ({ payload }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      parseDocument(payload).querySelectorAll<HTMLInputElement>('input[type=hidden]'),
      ({ name, value }) => [name, value],
    ),
  );
