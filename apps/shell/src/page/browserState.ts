import type { DehydratedState } from '@teranga/core/app/store';
import type { PartName } from '@teranga/design-kit';

/** The id of the element that carries the server's state. */
export const stateElementId = 'teranga-state';
/** The id of the summary of a posted form: navigation removes it. */
export const formSummaryId = 'form-summary';
/** The id of the element the app renders into. */
export const rootElementId = 'racine';

/**
 * State that the server passes to the browser with a page: the answers and the parts it rendered
 * with. Contains nothing personal.
 */
export interface BrowserState {
  store: DehydratedState;
  parts: PartName[];
  /**
   * The page's address, where it differs from the document's: a form was posted there and refused.
   */
  at?: string;
}

/** The state the server left in the document; null without server rendering. */
export function readBrowserState(document: Document): BrowserState | null {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as BrowserState) : null;
}
