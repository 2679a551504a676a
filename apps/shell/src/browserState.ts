import type { DehydratedState } from '@teranga/core/store';
import type { PartName } from '@teranga/design-kit';

/** The id of the element that carries the server's state. */
export const stateElementId = 'teranga-state';
/** The id of the element the page is drawn in. */
export const rootElementId = 'racine';

/** What the server hands to the browser with a page: the answers it drew from, and the parts it drew. Nothing personal. */
export interface BrowserState {
  store: DehydratedState;
  parts: PartName[];
}

/** The state the server left in the document; null where there is no server rendering. */
export function readBrowserState(document: Document): BrowserState | null {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as BrowserState) : null;
}
