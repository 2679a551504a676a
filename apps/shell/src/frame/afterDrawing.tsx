import { whenStirred } from '@teranga/core/store';
import { createElement, useEffect, useState, type ComponentType } from 'react';

/**
 * A component that the first drawing can do without: its code is fetched once the shopper stirs, and until then nothing is drawn.
 * Code that cannot be had is asked for again when the next of them is drawn.
 */
export function afterDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | null = null;
  function AfterDrawing(props: Props) {
    const [drawn, setDrawn] = useState(() => ready);
    useEffect(() => {
      if (ready) return undefined;
      let isShown = true;
      const draw = (component: ComponentType<Props>) => {
        ready = component;
        if (isShown) setDrawn(() => component);
      };
      whenStirred(() => void load().then(draw, () => undefined));
      return () => {
        isShown = false;
      };
    }, []);
    return drawn && createElement(drawn, props);
  }
  return AfterDrawing;
}
