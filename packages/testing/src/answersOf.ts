import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';

/** A `fetch` answered by handlers, without a service worker: for stories and render tests. */
export function answersOf(handlers: HttpHandler[]): (request: Request) => Promise<Response> {
  return async (request) =>
    (await getResponse(handlers, request)) ?? Response.json({ message: 'Introuvable.' }, { status: 404 });
}

const failureStatus = 500;

/** A call that fails and does not say why; `path` is under `/api`. */
export const failing = (path: string): HttpHandler =>
  http.all(`*/api${path}`, () => new HttpResponse(null, { status: failureStatus }));

/** Addresses whose calls never get an answer; clear it between stories. */
export const unanswered = new Set<string>();

/** A call that is never answered. */
export const pending = (path: string): HttpHandler =>
  http.all(`*/api${path}`, ({ request }) => {
    unanswered.add(request.url);
    return new Promise<never>(() => undefined);
  });
