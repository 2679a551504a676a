import { isDataSaverOn } from '@teranga/core/lib/preferences';
import { clearFailures, loadPart, type Intent, type LoadedDesign, type PartName } from '@teranga/design-kit';
import type { ComponentType, RefObject } from 'react';

/** Renders an overlay for the lifetime of the page. */
export type Host = ComponentType<HostProps>;

/** Props of a host. */
export interface HostProps {
  /** The shopper's last interaction from before the host mounted. */
  lastTouch: RefObject<Event | null>;
}

/** Where each overlay's code is, and the parts it renders. */
const sources: Record<Intent, { load: () => Promise<{ Host: Host } | undefined>; parts: PartName[] }> = {
  order: {
    load: () => import('./OrderHost.tsx'),
    parts: ['OrderDialog', 'OptionPicker', 'QuantityStepper', 'FailureState'],
  },
  share: { load: () => import('./ShareHost.tsx'), parts: ['ShareMenu'] },
  viewer: { load: () => import('./ViewerHost.tsx'), parts: ['PictureViewer'] },
  zoom: { load: () => import('./ZoomHost.tsx'), parts: [] },
};

/** Loads an overlay's code and parts, so that it can render without waiting. */
export async function loadHost(intent: Intent, design: LoadedDesign): Promise<Host> {
  const { load, parts } = sources[intent];
  clearFailures(design);
  const [module] = await Promise.all([load(), ...parts.map((part) => loadPart(design, part))]);
  // The page is about to reload (`reloadOnce`), so nothing needs to render.
  return module ? module.Host : () => null;
}

/**
 * The intent that an element signals when it is pointed at or focused. No zoom in data saver mode.
 */
export function intentOf(target: EventTarget | null): Intent | null {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-intent]') : null;
  const intent = marked?.dataset['intent'];
  if (intent === undefined || !(intent in sources) || (intent === 'zoom' && isDataSaverOn())) return null;
  return intent as Intent;
}
