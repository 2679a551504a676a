import { getResponse, type HttpHandler } from 'msw';

/** A `fetch` that handlers answer, without a service worker: for stories and for drawings under test. */
export function answersOf(handlers: HttpHandler[]): (request: Request) => Promise<Response> {
  return async (request) =>
    (await getResponse(handlers, request)) ?? Response.json({ message: 'Introuvable.' }, { status: 404 });
}
