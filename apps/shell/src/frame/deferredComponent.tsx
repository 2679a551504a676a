import { onFirstInteraction } from '@teranga/core/lib/hydration';
import { createElement, useEffect, useState, type ComponentType } from 'react';

/**
 * A component that the initial render does not need: its code is fetched after the first
 * interaction, and nothing renders until then. Failed code is requested again on the next render.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | null = null;
  function DeferredComponent(props: Props) {
    const [rendered, setRendered] = useState(() => ready);
    useEffect(() => {
      if (ready) return undefined;
      let isShown = true;
      const renderUi = (component: ComponentType<Props>) => {
        ready = component;
        if (isShown) setRendered(() => component);
      };
      onFirstInteraction(() => void load().then(renderUi, () => undefined));
      return () => {
        isShown = false;
      };
    }, []);
    return rendered && createElement(rendered, props);
  }
  return DeferredComponent;
}
