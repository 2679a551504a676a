import { describe, expect, it, vi } from 'vitest';
import { showNotifications } from './showNotifications.ts';

const order = { title: 'Nouvelle commande · 4 150 FCFA', body: 'Teranga, VA6W', path: '/commandes/VA6W' };

/** The worker's side of the browser, with these windows of the console open. */
function aWorker(windows: { focus: () => void; navigate: (url: string) => void }[] = []) {
  const showNotification = vi.fn<(title: string, options: NotificationOptions) => void>();
  const openWindow = vi.fn<(url: string) => void>();
  const worker = Object.assign(new EventTarget(), {
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
  showNotifications(worker as unknown as ServiceWorkerGlobalScope, '/gestion');
  const send = async (type: string, fields: object) => {
    const lasting: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void lasting.push(promise);
    worker.dispatchEvent(Object.assign(new Event(type), { ...fields, waitUntil }));
    await Promise.all(lasting);
  };
  return { send, showNotification, openWindow };
}

describe('A pushed order', () => {
  it('is shown under its own tag, with the way to its screen', async () => {
    const { send, showNotification } = aWorker();
    await send('push', { data: { json: () => order } });
    expect(showNotification).toHaveBeenCalledWith(
      order.title,
      expect.objectContaining({ body: order.body, tag: order.path, data: '/gestion/commandes/VA6W' }),
    );
  });

  it('is not shown without a message', async () => {
    const { send, showNotification } = aWorker();
    await send('push', { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe('A press on the notification', () => {
  const notification = { close: vi.fn<() => void>(), data: '/gestion/commandes/VA6W' };

  it('opens the order in a new window', async () => {
    const { send, openWindow } = aWorker();
    await send('notificationclick', { notification });
    expect(openWindow).toHaveBeenCalledWith('/gestion/commandes/VA6W');
  });

  it('opens the order in the console that is open', async () => {
    const open = { focus: vi.fn<() => void>(), navigate: vi.fn<(url: string) => void>() };
    const { send, openWindow } = aWorker([open]);
    await send('notificationclick', { notification });
    expect(open.navigate).toHaveBeenCalledWith('/gestion/commandes/VA6W');
    expect(openWindow).not.toHaveBeenCalled();
  });
});
