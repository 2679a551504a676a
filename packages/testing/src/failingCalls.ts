import { http, HttpResponse, type HttpHandler } from 'msw';

/** Answers every call of these paths under `/api` with a failure that says nothing of its own. */
export const failingCalls = (...paths: string[]): HttpHandler[] =>
  paths.map((path) => http.all(`*/api${path}`, () => HttpResponse.json({}, { status: 500 })));
