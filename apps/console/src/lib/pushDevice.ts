import type { NewPushSubscriptionWire } from '@teranga/contract/admin';
import { browserStorage, textSlot } from '@teranga/core/lib/services';
import { basePath } from './basePath.ts';

const slot = textSlot('console-push', 'local');

/** The id of this browser's subscription; null: it is not notified. */
export const pushDevice = {
  get: (): string | null => slot.get(browserStorage(window)),
  set: (id: string): void => slot.set(browserStorage(window), id),
  clear: (): void => slot.clear(browserStorage(window)),
};

/** Whether this browser can notify of orders while the console is closed. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registrationOf = () => navigator.serviceWorker.getRegistration(`${basePath}/`);

/** Bytes of base64url; browsers before 2018 take no text as a key. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Requests permission and a subscription of the browser; null: it was refused, or has no worker.
 */
export async function subscribeDevice(publicKey: string): Promise<NewPushSubscriptionWire | null> {
  // oxlint-disable-next-line browsers/newer-than-floor -- canNotify has detected it
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = (await registrationOf())?.pushManager;
  if (!manager) return null;
  // One that was made with another key of the server would stand in the way.
  await (await manager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const { endpoint, keys } = (await manager.subscribe(options)).toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** Has the browser take no more notifications. */
export async function unsubscribeDevice(): Promise<void> {
  pushDevice.clear();
  const registration = await registrationOf();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
