import { isDataSaverOn } from '@teranga/core/lib/preferences';
import { clearFailures, loadPart, type Intent, type LoadedDesign, type PartName } from '@teranga/design-kit';
import type { Host } from './host.ts';

interface Source {
  /** Renders the overlay. */
  host?: () => Promise<{ Host: Host } | undefined>;
  /** Runs later, when the shopper presses. */
  code?: () => Promise<unknown>;
  parts?: PartName[];
  /** A popup, which opens in place of its link's page. */
  isPopup?: boolean;
}

/** The code and the parts of each intent. */
const sources: Record<Intent, Source> = {
  order: {
    host: () => import('./OrderHost.tsx'),
    parts: ['OrderDialog', 'OptionPicker', 'QuantityStepper', 'FailureState'],
  },
  share: { host: () => import('./ShareHost.tsx'), parts: ['ShareMenu'] },
  viewer: { host: () => import('./ViewerHost.tsx'), parts: ['ImageViewer'] },
  zoom: { host: () => import('./ZoomHost.tsx') },
  wishlist: { code: () => import('@teranga/core/features/wishlist/changes') },
  SearchDialog: { parts: ['SearchDialog'], isPopup: true },
  AccountMenu: { parts: ['AccountMenu'], isPopup: true },
  CurrencyMenu: { parts: ['CurrencyMenu'], isPopup: true },
};

const isIntent = (name: string): name is Intent => name in sources;

/**
 * Loads what an intent needs, so that it can render without waiting; returns the overlay's host.
 */
export async function loadIntent(intent: Intent, design: LoadedDesign): Promise<Host | undefined> {
  const { host, code, parts = [] } = sources[intent];
  clearFailures(design);
  // Without a module the page is about to reload (`reloadOnce`), so nothing needs to render.
  const [module] = await Promise.all([host?.(), code?.(), ...parts.map((part) => loadPart(design, part))]);
  return module?.Host;
}

/** What resting on an element or pressing it may lead to. */
interface PreloadTarget {
  intent: Intent | null;
  /** The page of a link; null for one that opens a popup in its place. */
  href: string | null;
}

/** The intent that an element signals, and the page it links to. No zoom in data saver mode. */
export function preloadTargetOf(element: Element): PreloadTarget {
  const name = element.closest<HTMLElement>('[data-intent]')?.dataset['intent'] ?? '';
  const intent = isIntent(name) && !(name === 'zoom' && isDataSaverOn()) ? name : null;
  const link = element.closest('a[href^="/"]');
  return { intent, href: intent && sources[intent].isPopup ? null : (link?.getAttribute('href') ?? null) };
}
