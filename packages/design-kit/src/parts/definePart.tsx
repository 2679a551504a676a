import { createContext, createElement, use, type ComponentType, type FunctionComponent } from 'react';
import { resolved } from '../resolved.ts';

/** When a part's code loads, and whether a design may replace it. */
export interface PartTraits {
  /**
   * `first`: with the design, before hydration. `later`: with the pages that use it, or when idle.
   * `order`: with an order's pages. `requested`: separately, when a shopper is about to open it.
   */
  tier: 'first' | 'later' | 'order' | 'requested';
  /** It shows amounts to shoppers, so it is the same in all designs. */
  isFixed?: boolean;
}

/** A design whose parts are loaded, some of them later. */
export interface PartSource {
  parts: Partial<Record<string, unknown>>;
  /** Loads a part, once. A failure persists: React's re-render does not fetch endlessly. */
  load(name: string): Promise<void>;
  /** Called for each rendered part, so that a server knows what its page needs. */
  onRender?(name: string): void;
}

/** The store's design; null outside `DesignProvider`. */
export const DesignContext = createContext<PartSource | null>(null);

/** The store's design's parts. */
export function usePartSource(): PartSource {
  const source = use(DesignContext);
  if (!source) throw new Error('A part was rendered outside <DesignProvider>.');
  return source;
}

/** A component that renders the store's design's version of a part. */
export type Part<Props> = FunctionComponent<Props> & { traits: PartTraits };

/** Defines a part: its name, its props, and when its code loads. */
export function definePart<Props extends object>(name: string, traits: PartTraits): Part<Props> {
  function Rendered(props: Props) {
    const source = usePartSource();
    source.onRender?.(name);
    // Once the promise resolves, the part is loaded; React renders it on the retry.
    use(source.parts[name] ? resolved : source.load(name));
    return createElement(source.parts[name] as ComponentType<Props>, props);
  }
  return Object.assign(Rendered, { displayName: name, traits });
}
