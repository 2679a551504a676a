import { onFirstInteraction } from '@teranga/core/store';
import { createElement, useEffect, useState, type ComponentType } from 'react';

/**
 * A component that the first drawing can do without: its code is fetched once the shopper stirs, and until then nothing is drawn.
 * Code that cannot be had is asked for again when the next of them is drawn.
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
