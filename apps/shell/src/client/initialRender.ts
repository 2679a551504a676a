import { clearFailures, loadPart, loadTier, type LoadedDesign } from '@teranga/design-kit';
import type { BrowserState } from '../browserState.ts';
import type { RouteMatch } from '../matchRoute.ts';
import { loadDesign } from '../designs/loadDesign.ts';
import { makePageCode, type PageCode } from '../pageCode.ts';

/** What the initial render needs to run without waiting. */
export interface InitialRender {
  design: LoadedDesign;
  code: PageCode;
}

/**
 * Loads the store's design and, as soon as it is known, starts whatever can run in parallel with
 * the rest of its code.
 */
export async function startInitialRender(designId: string): Promise<InitialRender> {
  const design = await loadDesign(designId, (text) => console.warn(text));
  return { design, code: makePageCode(design) };
}

/**
 * Loads what the initial render needs: tokens, first parts, server-rendered parts, the page. Without
 * server HTML the frame waits for the page and reports a load failure.
 */
export async function finishInitialRender(
  { design, code }: InitialRender,
  { page }: Pick<RouteMatch, 'page'>,
  state: BrowserState | null,
): Promise<void> {
  const renderedParts = (state?.parts ?? []).map((name) => loadPart(design, name));
  try {
    await Promise.all([
      design.design.theme(),
      loadTier(design, 'first'),
      state && code.loadAlone(page),
      ...renderedParts,
    ]);
  } catch (error) {
    // Clears the failure, so that a retry requests the file again.
    code.discard();
    clearFailures(design);
    throw error;
  }
}
