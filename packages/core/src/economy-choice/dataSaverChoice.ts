import { isEconomical } from '../economy/index.ts';
import { storageSlot } from '../store/storageSlot.ts';

/** What a shopper chose by hand. */
export type DataSaverChoice = 'on' | 'off';

/** The choice by hand; null: the link decides. */
export const dataSaverSlot = storageSlot<DataSaverChoice | null>({
  key: 'economy',
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

const slowLink = /^(?:slow-)?2g$/;

/** Whether to spend little: as chosen, else when the browser is asked to save data or the link is slow. */
export function wantsDataSaver(choice: DataSaverChoice | null, link: LinkState): boolean {
  return (
    choice === 'on' ||
    (choice === null && (link.saveData === true || slowLink.test(link.effectiveType ?? '')))
  );
}

/** The cookie that goes with requests for pictures, and with no others: nothing else differs by it. */
export function dataSaverCookie(choice: DataSaverChoice | null, isOn: boolean): string {
  const value = isOn ? 'on' : (choice ?? '');
  return `economy=${value};path=/cdn;samesite=lax${value ? '' : ';max-age=0'}`;
}

/** Told when the mode changes. */
export const dataSaverEvent = 'teranga:economy';

/** Makes the open page spend little, or not. */
export function applyDataSaver(choice: DataSaverChoice | null, isOn: boolean): void {
  document.cookie = dataSaverCookie(choice, isOn);
  if (isOn === isEconomical()) return;
  document.documentElement.toggleAttribute('data-economy', isOn);
  window.dispatchEvent(new Event(dataSaverEvent));
}
