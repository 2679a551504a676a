import { act, cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { storeGroups } from '../screens/store/storeSections.ts';
import { serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { screens } from './screens.ts';

const server = serveConsole('owner', ...screens.map(({ path }) => path));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Screens that read something before they show anything. */
const addresses = [
  ...screens.map(({ path }) => path).filter((path) => path !== 'boutique'),
  ...storeGroups.flatMap(({ sections }) => sections.map(({ path }) => `boutique/${path}`)),
  'articles/importer',
  'articles/article/sac',
  'commandes/VA6W-7ARW-AF7B-PFKC',
  'clients/k',
  'messages/devis/D-1',
  'messages/message/7',
  'promos/code/FETE',
  'apparence/design/default',
  'boutique/webhooks/w',
];
const timeout = 300_000;
const refusal = () => HttpResponse.json({ message: 'Refusé.' }, { status: 403 });

/** Opens each address in turn, and says which of them do not show this title. */
async function withoutTitle(title: string, opened = addresses): Promise<string[]> {
  // Loaded apart from the screens.
  await import('../screens/imports/ImportRoutes.tsx');
  const { router } = renderConsole('/boutique');
  await screen.findByRole('heading', { name: 'Boutique' });
  const missing: string[] = [];
  for (const address of opened) {
    await act(() => router.navigate('/boutique'));
    await act(() => router.navigate(`/${address}`));
    await screen.findAllByText(title).catch(() => missing.push(address));
  }
  return missing;
}

it(
  'Every screen says that its reader is offline',
  async () => {
    server.use(http.get(/\/api\/admin\/(?!session$)/, () => HttpResponse.error()));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await withoutTitle('Vous êtes hors ligne')).toEqual([]);
  },
  timeout,
);

it(
  'Every screen says that its reader’s role may not see it',
  async () => {
    server.use(http.get(/\/api\/admin\/(?!session$)/, refusal), http.post('*/api/admin/*', refusal));
    expect(await withoutTitle('Votre rôle ne donne pas accès à cet écran')).toEqual([]);
  },
  timeout,
);

it(
  'Every screen says of an address below it that it leads nowhere',
  async () => {
    const below = ['commandes', 'articles', 'messages', 'clients', 'promos', 'apparence', 'boutique'];
    const lost = below.map((path) => `${path}/rien/du/tout`);
    expect(await withoutTitle('Cette page n’existe pas', lost)).toEqual([]);
  },
  timeout,
);
