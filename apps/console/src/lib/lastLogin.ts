import { browserStorage, textSlot } from '@teranga/core/lib/services';

const slot = textSlot('gestion-contact', 'local');

/**
 * The contact of who is signed in on this device: the dialog that requests a fresh code begins with
 * it.
 */
export const lastLogin = {
  get: (): string => slot.get(browserStorage(window)) ?? '',
  set: (login: string): void => slot.set(browserStorage(window), login),
  clear: (): void => slot.clear(browserStorage(window)),
};
