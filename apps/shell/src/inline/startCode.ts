import { loadCode, untilLoaded } from '@teranga/core/lib/retry';
import { showHelp, showHelpLater } from './orderHelp.ts';
import { loadFonts } from './webFonts.ts';

/** Maximum time in milliseconds the code waits for the first images. */
export const longestWaitMs = 3000;

/** Attributes of the script's element, which name the page's files. */
export interface StartData {
  /** The entry and what it imports, in the order in which they run, separated by spaces. */
  'data-run': string;
  /** What the page needs besides. */
  'data-preload': string;
}

const pause = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the largest images can be painted, or have taken too long. */
function imagesReady(): Promise<unknown> {
  const images = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = Array.from(images, (image) => image.decode().catch(() => undefined));
  return Promise.race([Promise.all(decoded), pause(longestWaitMs)]);
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
  loadCode(
    () =>
      import(/* @vite-ignore */ href).catch((error: unknown) => {
        showHelp();
        throw error;
      }),
    untilLoaded,
  );

/**
 * Starts a page's code once its first view is painted, which code and fonts would delay. Each file
 * runs in a task of its own.
 */
export async function startCode({ run: toRun = '', preload: others = '' }: DOMStringMap): Promise<void> {
  await imagesReady();
  await painted();
  const files = toRun.split(' ');
  for (const href of [...files, ...others.split(' ')]) if (href) preload(href);
  loadFonts();
  showHelpLater();
  for (const href of files) {
    await run(href);
    await pause();
  }
}
