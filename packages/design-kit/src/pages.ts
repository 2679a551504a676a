import type { PageName, pages, PathProps } from '@teranga/core/pages/table';
import type { ComponentType } from 'react';

export type { PageName };

/** The props of every page that a design may implement: its path's parameters only. */
export type PageProps = {
  [N in PageName]: N extends 'error' ? { retry: () => void } : PathProps<N>;
};

/**
 * Pages that a store has only if its design implements them: otherwise their addresses are
 * `notFound`.
 */
export type OptionalPageName = {
  [N in PageName]: (typeof pages)[N] extends { isOptional?: false } ? never : N;
}[PageName];

/** A page's chunk, whose default export is its component. */
export type PageLoader<N extends PageName> = () => Promise<{ default: ComponentType<PageProps[N]> }>;

/** How each page is to be loaded; the optional ones may be missing. */
export type PageLoaders = { [N in Exclude<PageName, OptionalPageName>]: PageLoader<N> } & {
  [N in OptionalPageName]?: PageLoader<N>;
};
