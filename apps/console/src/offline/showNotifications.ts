/// <reference lib="webworker" />

/** What the server says of a new order. */
interface OrderMessage {
  title: string;
  body: string;
  /** The order's screen, below the console's address. */
  path: string;
}

/** Opens a screen in the console that is open, otherwise in a new window. */
async function openScreen({ clients }: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) {
    await clients.openWindow(url);
    return;
  }
  await open.focus();
  await open.navigate(url);
}

/** Shows new orders while the console is closed; a press opens the order. */
export function showNotifications(worker: ServiceWorkerGlobalScope, basePath: string): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, path } = event.data.json() as OrderMessage;
    const options = { body, tag: path, lang: 'fr', icon: '/icons/192.png', data: `${basePath}${path}` };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openScreen(worker, String(event.notification.data)));
  });
}
