import { clearFailures, loadPart, loadTier, type LoadedDesign, type PageName } from '@teranga/design-kit';
import type { BrowserState } from '../page/browserState.ts';
import type { PageCode } from '../page/pageCode.ts';

/**
 * Loads what the initial render needs: tokens, first parts, server-rendered parts, the page.
 * Without server HTML the frame waits for the page and reports a load failure.
 */
export async function loadFirstView(
  design: LoadedDesign,
  code: PageCode,
  page: PageName,
  state: BrowserState | null,
): Promise<void> {
  try {
    await Promise.all([
      design.design.theme(),
      loadTier(design, 'first'),
      state && code.load(page),
      ...(state?.parts ?? []).map((name) => loadPart(design, name)),
    ]);
  } catch (error) {
    // Clears the failure, so that a retry refetches the file.
    code.discard();
    clearFailures(design);
    throw error;
  }
}
