import { http, HttpResponse, type HttpHandler } from 'msw';

/** Answers every call of these paths under `/api` with a failure without a message. */
export const failingCalls = (...paths: string[]): HttpHandler[] =>
  paths.map((path) => http.all(`*/api${path}`, () => HttpResponse.json({}, { status: 500 })));
