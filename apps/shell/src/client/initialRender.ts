import { clearFailures, loadPart, loadTier, type LoadedDesign } from '@teranga/design-kit';
import type { BrowserState } from '../browserState.ts';
import type { RouteMatch } from '../matchRoute.ts';
import { loadDesign } from '../designs/loadDesign.ts';
import { makePageCode, type PageCode } from '../pageCode.ts';

/** What can be drawn without waiting. */
export interface InitialRender {
  design: LoadedDesign;
  code: PageCode;
}

/** Loads the store's design and, told of it, starts whatever else can run beside the rest of its code. */
export async function startInitialRender(designId: string): Promise<InitialRender> {
  const design = await loadDesign(designId, (text) => console.warn(text));
  return { design, code: makePageCode(design) };
}

/** Loads what the first drawing needs: tokens, first parts, the parts the server drew, the page. Of a visitor's own page it drew no parts: the browser loads all of them, so that none is waited for once it is known whose it is. Where it drew nothing, the frame waits for the page, and says so when it cannot be had. */
export async function finishInitialRender(
  { design, code }: InitialRender,
  { page, isPrivate }: Pick<RouteMatch, 'page' | 'isPrivate'>,
  state: BrowserState | null,
): Promise<void> {
  const renderedParts = (state?.parts ?? []).map((name) => loadPart(design, name));
  try {
    await Promise.all([
      design.design.theme(),
      loadTier(design, 'first'),
      state && (isPrivate ? code.load(page) : code.loadAlone(page)),
      ...renderedParts,
    ]);
  } catch (error) {
    // Asked again, it is to be asked for again.
    code.discard();
    clearFailures(design);
    throw error;
  }
}
