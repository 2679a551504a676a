import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { makeConsoleStore } from '../lib/consoleStore.ts';
import { lastLogin } from '../lib/lastLogin.ts';
import { serveConsole } from '../testing/consoleServer.ts';
import { warmUp } from './warmUp.ts';

const server = serveConsole();
afterEach(() => localStorage.clear());

it.each([
  ['awa@teranga.example', '/gestion', 1],
  ['awa@teranga.example', '/gestion/aujourdhui', 1],
  ['awa@teranga.example', '/gestion/commandes', 0],
  ['', '/gestion', 0],
])(
  'Of «%s» at %s the overview is requested %i times before the session is known',
  async (login, path, count) => {
    let requests = 0;
    server.use(
      http.get('*/api/admin/overview', () => {
        requests += 1;
        return HttpResponse.json({});
      }),
    );
    if (login) lastLogin.set(login);
    const store = makeConsoleStore();
    warmUp(store, path);
    await vi.waitFor(() => expect(requests).toBe(count));
  },
);
