import { loadCode, oneRetry } from '@teranga/core/lib/retry';
import type { ReactNode } from 'react';
import type { CompleteDesign } from './design.ts';
import { DesignContext, usePartSource, type PartSource, type PartTraits } from './parts/definePart.tsx';
import { partNames, partsOfTier, type PartName, type Parts } from './parts.ts';

/** A design whose parts are loaded, some of them later. */
export interface LoadedDesign extends PartSource {
  design: CompleteDesign;
  parts: Partial<Parts>;
  /** Parts being loaded, one promise each. */
  pending: Map<PartName, Promise<void>>;
  /** Parts whose code failed to load: not refetched until `clearFailures`. */
  failed: Set<PartName>;
  load(name: PartName): Promise<void>;
  onRender?(name: PartName): void;
}

/** A design with none of its parts loaded yet. */
export function unloaded(design: CompleteDesign): LoadedDesign {
  const loaded: LoadedDesign = {
    design,
    parts: {},
    pending: new Map(),
    failed: new Set(),
    load: (name) => loadPart(loaded, name),
  };
  return loaded;
}

async function fetchPart({ design, parts, failed }: LoadedDesign, name: PartName): Promise<void> {
  try {
    const load: (() => Promise<{ part: unknown }>) | undefined = design.parts[name];
    if (!load) throw new Error(`The design ${design.id} has no part ${name}.`);
    const { part } = await loadCode(load, oneRetry);
    Object.assign(parts, { [name]: part });
  } catch (error) {
    failed.add(name);
    throw error;
  }
}

/** Loads one part, once, with one retry. A failure persists until `clearFailures`. */
export function loadPart(loaded: LoadedDesign, name: PartName): Promise<void> {
  const loading = loaded.pending.get(name) ?? fetchPart(loaded, name);
  loaded.pending.set(name, loading);
  return loading;
}

/** Clears failures, so that these parts can be refetched. */
export function clearFailures(loaded: LoadedDesign): void {
  for (const name of loaded.failed) loaded.pending.delete(name);
  loaded.failed.clear();
}

/** Loads a tier's parts; resolves when they can render without waiting. */
export async function loadTier(loaded: LoadedDesign, tier: PartTraits['tier']): Promise<void> {
  await Promise.all(partsOfTier(tier).map((name) => loadPart(loaded, name)));
}

/** Loads every part: where all of a design is to be seen. */
export async function loadParts(loaded: LoadedDesign): Promise<void> {
  await Promise.all(partNames.map((name) => loadPart(loaded, name)));
}

/** Gives every part below it the store's design. */
export function DesignProvider({ value, children }: { value: LoadedDesign; children: ReactNode }) {
  return <DesignContext value={value}>{children}</DesignContext>;
}

/** The store's design. */
export function useDesign(): LoadedDesign {
  // `DesignProvider` alone sets the context, and takes a `LoadedDesign`.
  return usePartSource() as LoadedDesign;
}
