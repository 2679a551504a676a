import { loadCode, untilLoaded } from '@teranga/core/lib/retry';
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

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Runs a file; when it fails, the help for ordering without code is shown. */
const run = (href: string) =>
  import(/* @vite-ignore */ href).catch((error: unknown) => {
    showHelp();
    throw error;
  });

/** Starts a page's code once its first view is painted, which the code would delay. */
export async function startCode({ entry = '', preload: others = '' }: DOMStringMap): Promise<void> {
  await painted();
  for (const href of others.split(' ')) if (href) preload(href);
  showHelpLater();
  await loadCode(() => run(entry), untilLoaded);
}
