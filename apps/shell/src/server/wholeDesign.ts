import { pageNames } from '@teranga/core/pages/table';
import { loadTier, type LoadedDesign } from '@teranga/design-kit';
import { renderedDesignId, loadDesign } from '../designs/loadDesign.ts';
import { makePageCode, type PageCode } from '../page/pageCode.ts';

/** A design with all parts and pages loaded, so that it renders without waiting. */
export interface WholeDesign {
  loaded: LoadedDesign;
  code: PageCode;
}

const whole = new Map<string, Promise<WholeDesign>>();

async function loadWhole(id: string): Promise<WholeDesign> {
  // The browser's console warns if the default replaces it.
  const loaded = await loadDesign(id, () => undefined);
  const code = makePageCode(loaded);
  const pages = pageNames.filter((name) => name in loaded.design.pages);
  const tiers = (['first', 'later', 'order'] as const).map((tier) => loadTier(loaded, tier));
  await Promise.all([...tiers, ...pages.map(code.load)]);
  return { loaded, code };
}

/** The design for a store that requests `requested`, loaded once and cached. */
export function wholeDesign(requested: string): Promise<WholeDesign> {
  const id = renderedDesignId(requested);
  const loading = whole.get(id) ?? loadWhole(id);
  whole.set(id, loading);
  return loading;
}
