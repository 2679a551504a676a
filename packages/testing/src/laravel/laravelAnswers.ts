import { getResponse } from 'msw';
import { handlersFor } from '../handlersFor.ts';
import type { World } from '../world.ts';
import { objectIdOf, toLaravelBody } from './laravelBody.ts';

const sessionCookie = 'laravel_session=une-session';
const expiredStatus = 419;

/** The page Laravel answers with when a CSRF token is missing or stale. */
const expiredPage = '<!DOCTYPE html><html lang="en"><title>Page Expired</title><h1>419 | Page Expired</h1>';

/** Calls that our own server has besides the contract's. */
const ourAdditions = new Set(['/api/orders/attempt']);
const noRouteText = (pathname: string) => `The route ${pathname.slice(1)} could not be found.`;

const html = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-cache, private', ...headers } });

/** A text with the ids of the fixtures where the ObjectIds of the other side were. */
function withOurIds(text: string, { products, services }: World): string {
  return [...products, ...services].reduce((read, { id }) => read.replaceAll(objectIdOf(id), id), text);
}

/** Laravel's CSRF check: a mutation needs the token of its own session. */
function isExpired(request: Request, { csrfToken }: World): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  const isSession = request.headers.get('cookie')?.includes(sessionCookie) ?? false;
  return !isSession || request.headers.get('x-csrf-token') !== csrfToken;
}

async function translated(request: Request, world: World): Promise<Request> {
  const { method, headers } = request;
  const body = method === 'GET' ? '' : await request.text();
  return new Request(withOurIds(request.url, world), {
    method,
    headers,
    ...(body === '' ? {} : { body: withOurIds(body, world) }),
  });
}

/**
 * A back end that answers like Laravel over MongoDB, with the mock back end's world: what the shell
 * gets on somebody else's server. It has the contract's calls and none of our additions.
 */
export function laravelAnswers(world: World): (request: Request) => Promise<Response> {
  // The zones of such a back end have no ids: an order names them.
  for (const zone of world.store.marketplaceInfo.deliveryInfo.zones) delete zone.id;
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    if (pathname === '/csrf-token')
      return json({ csrf_token: world.csrfToken }, 200, {
        'set-cookie': `${sessionCookie}; path=/; httponly`,
      });
    if (isExpired(request, world)) return html(expiredPage, expiredStatus);
    if (ourAdditions.has(pathname)) return json({ message: noRouteText(pathname) }, 404);
    const answer = await getResponse(handlersFor(world), await translated(request, world));
    if (!answer) return json({ message: noRouteText(pathname) }, 404);
    const body = (await answer.json()) as Parameters<typeof toLaravelBody>[0];
    return json(toLaravelBody(body, origin + pathname), answer.status);
  };
}
