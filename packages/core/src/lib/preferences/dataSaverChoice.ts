import { dataSaverName, slowLink } from '@teranga/contract/dataSaver';
import { isDataSaverOn } from './isDataSaverOn.ts';
import { storageSlot } from '../services/index.ts';

/** The shopper's manual choice. */
export type DataSaverChoice = 'on' | 'off';

/** The choice by hand; null: the link decides. */
export const dataSaverSlot = storageSlot<DataSaverChoice | null>({
  key: dataSaverName,
  area: 'local',
  fallback: null,
  parse: (text) => (text === 'on' || text === 'off' ? text : null),
  print: (choice) => choice ?? '',
});

/** What browsers say of the link, where they say something. */
export interface LinkState {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether data saver applies: the manual choice, else when the browser saves data or the connection
 * is slow.
 */
export function wantsDataSaver(choice: DataSaverChoice | null, link: LinkState): boolean {
  return (
    choice === 'on' ||
    (choice === null && (link.saveData === true || slowLink.test(link.effectiveType ?? '')))
  );
}

/** Cookie sent with image requests only: no other response depends on data saver. */
export function dataSaverCookie(choice: DataSaverChoice | null, isOn: boolean): string {
  const value = isOn ? 'on' : (choice ?? '');
  return `${dataSaverName}=${value};path=/cdn;samesite=lax${value ? '' : ';max-age=0'}`;
}

/** Event fired when data saver is switched on or off. */
export const dataSaverEvent = 'teranga:data-saver';

/** Turns data saver on or off for the open page. */
export function applyDataSaver(choice: DataSaverChoice | null, isOn: boolean): void {
  document.cookie = dataSaverCookie(choice, isOn);
  if (isOn === isDataSaverOn()) return;
  document.documentElement.toggleAttribute('data-saver', isOn);
  window.dispatchEvent(new Event(dataSaverEvent));
}
