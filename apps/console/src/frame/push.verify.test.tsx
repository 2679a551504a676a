import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, anOrderPage, records, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('preparer', 'commandes');
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const endpoint = 'https://push.example/awa';
const label = 'Recevoir les nouvelles commandes sur cet appareil';
const saved = { id: 'appareil', memberName: 'Awa Diop', userAgent: '', createdAt: '2026-11-28T09:00:00Z' };

/** The browser's side, which this document lacks. */
const browser = {
  permission: 'granted',
  unsubscribe: vi.fn<() => Promise<boolean>>(),
  subscribe: vi.fn<(options: PushSubscriptionOptionsInit) => Promise<{ toJSON: () => object }>>(),
};
const pushManager = {
  getSubscription: async () => ({ unsubscribe: browser.unsubscribe }),
  subscribe: browser.subscribe,
};

let posted: unknown[] = [];
beforeEach(() => {
  browser.permission = 'granted';
  vi.stubGlobal('PushManager', vi.fn<() => void>());
  browser.unsubscribe.mockResolvedValue(true);
  browser.subscribe.mockResolvedValue({ toJSON: () => ({ endpoint, keys }) });
  vi.stubGlobal('Notification', { requestPermission: async () => browser.permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  const add = records('post', '/push-subscriptions', { id: saved.id });
  posted = add.bodies;
  server.use(
    answers('/orders', anOrderPage([])),
    answers('/push-subscriptions', { publicKey: 'BAQ_', subscriptions: [saved] }),
    add.handler,
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const theSwitch = async () => {
  renderConsole('/commandes');
  const [button] = await screen.findAllByRole('button', { name: new RegExp(label) });
  if (!button) throw new Error('There is no switch.');
  return button;
};

describe('A browser that can notify', () => {
  it('subscribes on a press and notifies the server', async () => {
    await userEvent.click(await theSwitch());
    await screen.findAllByText(/même console fermée$/);
    expect(posted).toEqual([{ endpoint, keys }]);
  });

  it('subscribes with the key of the server', async () => {
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(browser.subscribe).toHaveBeenCalledOnce());
    expect(browser.subscribe.mock.calls[0]?.[0].applicationServerKey).toEqual(Uint8Array.of(4, 4, 63));
  });

  it('says how to permit it when it was refused', async () => {
    browser.permission = 'denied';
    await userEvent.click(await theSwitch());
    expect(await screen.findByText(/n’autorise pas les notifications/)).toBeTruthy();
    expect(posted).toEqual([]);
  });

  it('stops on another press', async () => {
    localStorage.setItem('console-push', saved.id);
    const removed = vi.fn<() => Response>(() => new HttpResponse(null, { status: 204 }));
    server.use(http.delete(`*/api/admin/push-subscriptions/${saved.id}`, removed));
    const button = await theSwitch();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect(removed).toHaveBeenCalledOnce();
    await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce());
  });

  it('shows that another device has revoked it', async () => {
    localStorage.setItem('console-push', 'autre');
    const button = await theSwitch();
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  });
});

it('A browser that cannot notify has no switch', async () => {
  vi.unstubAllGlobals();
  renderConsole('/commandes');
  await screen.findAllByRole('button', { name: /Son des commandes/ });
  expect(screen.queryAllByRole('button', { name: new RegExp(label) })).toEqual([]);
});
