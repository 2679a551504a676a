import { textSlot, type BrowserStorage } from '../../../lib/services/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { ownPath } from '../../account/links/index.ts';

/** Address of the confirmation of an order that was placed in this tab and not shown yet. */
const slot = textSlot('teranga-placed-order', 'session');

/** The same in memory: a browser's storage can be full, forbidden or missing. */
let unsaved: string | null = null;

/** Saved before anything of the answer is rendered: a page that fails afterwards leads there. */
export const savePlacedOrder =
  (confirmation: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    unsaved = confirmation;
    slot.set(storage, confirmation);
  };

/** The confirmation is shown. */
export const clearPlacedOrder =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    unsaved = null;
    slot.clear(storage);
  };

/** Reads and clears the address, so that a confirmation that fails too is not reopened. */
export function takePlacedOrder(storage: BrowserStorage): string | null {
  // Anything else in its place would be opened as a page.
  const href = ownPath(slot.get(storage)) ?? unsaved;
  unsaved = null;
  slot.clear(storage);
  return href;
}
