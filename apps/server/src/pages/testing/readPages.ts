import type { PageReadName, VisitorReadName } from '@teranga/contract';
import type { LightMyRequestResponse } from 'fastify';
import { nothingInline } from '@teranga/core/pages/render';
import type { PageRenderer } from '../renderer.ts';

const isPrivate = (url: string) => url.startsWith('/own/');

/** Renders the read that the path names, `/own/getCart` or `/shared/getStore`, with its query. */
export const readPages: PageRenderer = {
  build: 'test',
  designs: ['default'],
  isPrivate,
  render: async ({ url, read }) => {
    const { pathname, searchParams } = new URL(`http://page${url}`);
    const name = pathname.split('/').at(-1) as PageReadName | VisitorReadName;
    const answer = await read(name, Object.fromEntries(searchParams));
    return {
      status: 200,
      html: JSON.stringify(answer),
      inline: nothingInline,
      isPrivate: isPrivate(url),
    };
  },
};

/** The answer to the read that a page shows. */
export function readOf({ payload }: LightMyRequestResponse): { status: number; body: unknown } {
  const { status, body } = JSON.parse(payload) as { status: number; body: string };
  return { status, body: JSON.parse(body) };
}
