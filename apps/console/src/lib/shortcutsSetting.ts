import { browserStorage, textSlot } from '@teranga/core/lib/services';

const slot = textSlot('console-shortcuts', 'local');

/** Whether single keys do something: speech input types letters that nobody pressed. */
export const areShortcutsOn = (): boolean => slot.get(browserStorage(window)) !== 'off';

export const setShortcuts = (areOn: boolean): void => slot.set(browserStorage(window), areOn ? 'on' : 'off');
