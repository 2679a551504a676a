import { onFirstInteraction } from '@teranga/core/lib/hydration';
import { Suspense, use, useState, type ComponentType } from 'react';
import { here } from './here.ts';

/** Delay in milliseconds before failed code is requested again. */
export const retryMs = 4000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Retries until it is loaded: meanwhile the content on the page is more useful than an error
 * message.
 */
async function persist<M>(load: () => Promise<M | undefined>): Promise<M> {
  const module = await load().catch(() => undefined);
  if (module) return module;
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  return persist(load);
}

let isFirstPage = true;

/** Called once the server-rendered page is hydrated: later renders are client-only. */
export function endFirstPage(): void {
  isFirstPage = false;
}

/**
 * A below-the-fold component whose code loads after the first interaction: until then its server
 * HTML stays, with working links, across re-renders (React would discard HTML that re-renders too
 * early). On client-rendered pages it suspends with its page. `load` imports the file of the page's
 * name in the design's folder `later`, so that its styles load with the page.
 */
export function lazyIsland<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Ready: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  function Piece(props: Props) {
    coming ??= new Promise<void>(onFirstInteraction)
      .then(() => persist(load))
      .then((module) => {
        Ready = module.default;
      });
    use(Ready ? here : coming);
    return Ready && <Ready {...props} />;
  }
  return function LazyIsland(props) {
    // The tree stays as it started: changing it would lose the component's state.
    const [isApart] = useState(isFirstPage);
    const piece = <Piece {...props} />;
    const rendered = isApart ? <Suspense>{piece}</Suspense> : piece;
    const [first] = useState(rendered);
    return Ready ? rendered : first;
  };
}
