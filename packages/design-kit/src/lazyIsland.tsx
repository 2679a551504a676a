import { onFirstInteraction } from '@teranga/core/store';
import { Suspense, use, useState, type ComponentType } from 'react';
import { here } from './here.ts';

/** How long, in milliseconds, until code that could not be had is asked for again. */
export const retryMs = 4000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads until it is there: meanwhile what stands on the page is worth more than a message. */
async function persist<M>(load: () => Promise<M | undefined>): Promise<M> {
  const module = await load().catch(() => undefined);
  if (module) return module;
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  return persist(load);
}

let isFirstPage = true;

/** Told once the page that the server drew is on screen and alive: what is drawn from then on is ours alone. */
export function endFirstPage(): void {
  isFirstPage = false;
}

/**
 * A piece of a page, below what is seen first, whose code comes when the shopper stirs: until then the server's HTML of it stands, with
 * links that work, whatever is drawn again around it: React gives up the server's HTML of a piece that is drawn anew too early. A page that is not the server's comes whole: the page before stands until then. `load` imports a file of the design's folder `later`, named as the page's, so that its styles come with the page.
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
    // What the piece began as it stays: another tree would lose what it holds.
    const [isApart] = useState(isFirstPage);
    const piece = <Piece {...props} />;
    const rendered = isApart ? <Suspense>{piece}</Suspense> : piece;
    const [first] = useState(rendered);
    return Ready ? rendered : first;
  };
}
