import { rootElementId, stateElementId } from '../browserState.ts';

const rootStart = `<div id="${rootElementId}">`;
const stateStart = `id="${stateElementId}"`;

/**
 * A kept page without what was drawn in it: the shell draws there whatever page is asked for, from the answers that were kept
 * and from what the page says of the store. Null when the document is not one of ours.
 */
export function emptyPage(html: string): string | null {
  const start = html.indexOf(rootStart);
  const state = html.indexOf(stateStart);
  const stateElement = html.lastIndexOf('<script', state);
  if (start < 0 || stateElement < start) return null;
  return `${html.slice(0, start)}${rootStart}</div>${html.slice(stateElement)}`;
}
