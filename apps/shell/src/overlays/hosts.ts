import { isEconomical } from '@teranga/core/economy';
import { clearFailures, loadPart, type Intent, type LoadedDesign, type PartName } from '@teranga/design-kit';
import type { ComponentType, RefObject } from 'react';

/** Draws an overlay for as long as the page lives. */
export type Host = ComponentType<HostProps>;

/** What a host is told. */
export interface HostProps {
  /** What the shopper last pointed at or reached, before the host was there to see it. */
  lastTouch: RefObject<Event | null>;
}

/** Where each overlay's code is, and the parts it draws. */
const sources: Record<Intent, { load: () => Promise<{ Host: Host } | undefined>; parts: PartName[] }> = {
  order: {
    load: () => import('./OrderHost.tsx'),
    parts: ['OrderDialog', 'OptionPicker', 'QuantityStepper', 'FailureState'],
  },
  share: { load: () => import('./ShareHost.tsx'), parts: ['ShareMenu'] },
  viewer: { load: () => import('./ViewerHost.tsx'), parts: ['PictureViewer'] },
  zoom: { load: () => import('./ZoomHost.tsx'), parts: [] },
};

/** Loads an overlay's code and parts, so that it can be drawn without waiting. */
export async function loadHost(intent: Intent, design: LoadedDesign): Promise<Host> {
  const { load, parts } = sources[intent];
  clearFailures(design);
  const [module] = await Promise.all([load(), ...parts.map((part) => loadPart(design, part))]);
  // The page is about to be loaded anew (`reloadOnce`): there is nothing to draw any more.
  return module ? module.Host : () => null;
}

/** The intent that an element shows when it is pointed at or focused. Where little is to be spent nothing is magnified. */
export function intentOf(target: EventTarget | null): Intent | null {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-intent]') : null;
  const intent = marked?.dataset['intent'];
  if (intent === undefined || !(intent in sources) || (intent === 'zoom' && isEconomical())) return null;
  return intent as Intent;
}
