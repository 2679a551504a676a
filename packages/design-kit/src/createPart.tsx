import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { CompleteDesign } from './design.ts';
import { here } from './here.ts';
import {
  partsOfTier,
  partTraits,
  type PartComponent,
  type PartName,
  type PartProps,
  type PartTraits,
  type Parts,
} from './parts.ts';

/** A design whose parts are loaded, some of them later. */
export interface LoadedDesign {
  design: CompleteDesign;
  parts: Partial<Parts>;
  /** Parts being loaded, one promise each. */
  pending: Map<PartName, Promise<void>>;
  /** Parts whose code failed to load: not requested again until `clearFailures`. */
  failed: Set<PartName>;
  /** Called for each rendered part, so that a server knows what its page needs. */
  onRender?: (name: PartName) => void;
}

/** A design with none of its parts loaded yet. */
export function unloaded(design: CompleteDesign): LoadedDesign {
  return { design, parts: {}, pending: new Map(), failed: new Set() };
}

/**
 * Loads one part, once. A failure persists, so that React's re-render, which shows it, does not
 * fetch endlessly.
 */
export function loadPart(loaded: LoadedDesign, name: PartName): Promise<void> {
  const pending = loaded.pending.get(name);
  if (pending) return pending;
  const load: () => Promise<{ part: unknown }> = loaded.design.parts[name];
  const loading = load().then(
    (module) => {
      (loaded.parts as Record<PartName, unknown>)[name] = module.part;
    },
    (error: unknown) => {
      loaded.failed.add(name);
      throw error;
    },
  );
  loaded.pending.set(name, loading);
  return loading;
}

/** Clears failures, so that these parts can be requested again. */
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
  await Promise.all((Object.keys(partTraits) as PartName[]).map((name) => loadPart(loaded, name)));
}

const DesignContext = createContext<LoadedDesign | null>(null);

/** Gives every part below it the store's design. */
export function DesignProvider({ value, children }: { value: LoadedDesign; children: ReactNode }) {
  return <DesignContext value={value}>{children}</DesignContext>;
}

/** The store's design. */
export function useDesign(): LoadedDesign {
  const loaded = use(DesignContext);
  if (!loaded) {
    throw new Error(
      'A part was drawn outside DesignProvider, so no design is known. Wrap the tree in <DesignProvider value={…}>.',
    );
  }
  return loaded;
}

/** A component that renders the store's design's version of this part. */
export function createPart<N extends PartName>(name: N): PartComponent<N> {
  function Part(props: PartProps[N]) {
    const loaded = useDesign();
    loaded.onRender?.(name);
    const parts = loaded.parts as Partial<Record<N, ComponentType<PartProps[N]>>>;
    // Once the promise resolves, the part is loaded; React renders it on the retry.
    use(parts[name] ? here : loadPart(loaded, name));
    return createElement(parts[name] as ComponentType<object>, props);
  }
  Part.displayName = name;
  return Part as PartComponent<N>;
}

export const Header = createPart('Header');
export const Footer = createPart('Footer');
export const PageControls = createPart('PageControls');
export const ProductCard = createPart('ProductCard');
export const ProductCardSkeleton = createPart('ProductCardSkeleton');
export const WishlistButton = createPart('WishlistButton');
export const SearchDialog = createPart('SearchDialog');
export const AccountMenu = createPart('AccountMenu');
export const CurrencyMenu = createPart('CurrencyMenu');
export const Price = createPart('Price');
export const SectionTitle = createPart('SectionTitle');
export const ProductRail = createPart('ProductRail');
export const ProductGrid = createPart('ProductGrid');
export const CategoryTiles = createPart('CategoryTiles');
export const ThemeTiles = createPart('ThemeTiles');
export const CategorySection = createPart('CategorySection');
export const Breadcrumbs = createPart('Breadcrumbs');
export const CategoryBar = createPart('CategoryBar');
export const ListControls = createPart('ListControls');
export const Pagination = createPart('Pagination');
export const Gallery = createPart('Gallery');
export const OptionPicker = createPart('OptionPicker');
export const QuantityStepper = createPart('QuantityStepper');
export const CartLine = createPart('CartLine');
export const OrderLines = createPart('OrderLines');
export const OrderTotals = createPart('OrderTotals');
export const Panel = createPart('Panel');
export const PaymentBanner = createPart('PaymentBanner');
export const StatusBadge = createPart('StatusBadge');
export const OrderHead = createPart('OrderHead');
export const OrderTimeline = createPart('OrderTimeline');
export const SignOutDialog = createPart('SignOutDialog');
export const EmptyState = createPart('EmptyState');
export const FailureState = createPart('FailureState');
export const ContactForm = createPart('ContactForm');
export const OrderDialog = createPart('OrderDialog');
export const ShareMenu = createPart('ShareMenu');
export const PictureViewer = createPart('PictureViewer');
