import { retry, untilLoaded } from '@teranga/core/lib/retry';
import { showHelp, showHelpLater } from './orderHelp.ts';

/** Attributes of the script's element, which name the page's files. */
export interface StartData {
  'data-entry': string;
  /** What the entry and the page import, separated by spaces. */
  'data-preload': string;
}

/** Resolves after the next paint; in a hidden tab, once it is shown. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Starts a page's code once its first view is painted, which the code would delay. */
export async function startCode({ entry = '', preload = '' }: DOMStringMap): Promise<void> {
  await painted();
  for (const href of preload.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  showHelpLater();
  await retry(
    () => import(/* @vite-ignore */ entry),
    untilLoaded,
    (error) => {
      console.error(error);
      showHelp();
    },
  );
}
