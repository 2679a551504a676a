import { loadCode, oneRetry } from '@teranga/core/lib/retry';
import { definitionOf } from '@teranga/core/pages/table';
import { loadTier, type LoadedDesign, type PageName, type PartTraits } from '@teranga/design-kit';
import type { ComponentType } from 'react';

/** A page's component, whatever its props. */
export type PageComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** The code of a design's pages, each fetched once. */
export interface PageCode {
  /** The page, if its code is loaded. */
  componentOf: (page: PageName) => PageComponent | undefined;
  /** Fetches the page and the later parts that it needs. A failure persists until `discard`. */
  load: (page: PageName) => Promise<void>;
  /** Clears failures, so that these pages can be refetched. */
  discard: () => void;
}

/** The tiers of parts that a page waits for, besides the first. */
export function tiersOf(page: PageName): PartTraits['tier'][] {
  const { parts } = definitionOf(page);
  if (parts === 'first') return [];
  return parts === 'order' ? ['later', 'order'] : ['later'];
}

/** Makes the page code of a loaded design. */
export function makePageCode(loaded: LoadedDesign): PageCode {
  const components = new Map<PageName, PageComponent>();
  const pending = new Map<PageName, Promise<void>>();
  const fetchPage = async (page: PageName) => {
    const open = loaded.design.pages[page];
    if (!open)
      throw new Error(
        `The design ${loaded.design.id} has no page ${page}, so its addresses are not found. Match paths with matchPage.`,
      );
    // A failed part reports its error where it renders; the page itself can still be loaded.
    const parts = tiersOf(page).map((tier) => loadTier(loaded, tier).catch(() => undefined));
    const [module] = await Promise.all([loadCode<{ default: unknown }>(open, oneRetry), ...parts]);
    components.set(page, module.default as PageComponent);
  };
  return {
    componentOf: (page) => components.get(page),
    load: (page) => {
      const loading = pending.get(page) ?? fetchPage(page);
      pending.set(page, loading);
      return loading;
    },
    discard: () => {
      for (const page of pending.keys()) if (!components.has(page)) pending.delete(page);
    },
  };
}
