import { rootElementId, stateElementId } from '../page/browserState.ts';

const rootStart = `<div id="${rootElementId}">`;
const stateStart = `id="${stateElementId}"`;

/**
 * A cached page without its content: the shell renders any page into it, from cached answers and
 * the store's state in the document. Null if the document is not one of ours.
 */
export function emptyPage(html: string): string | null {
  const start = html.indexOf(rootStart);
  const state = html.indexOf(stateStart);
  const stateElement = html.lastIndexOf('<script', state);
  if (start < 0 || stateElement < start) return null;
  return `${html.slice(0, start)}${rootStart}</div>${html.slice(stateElement)}`;
}
