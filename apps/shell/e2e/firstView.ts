import type { Page } from '@playwright/test';
import { expect } from './shopTest.ts';

/** What a page loads for a new visitor who does not interact, when idle too. */
export interface FirstView {
  /** As they came: compressed, with their headers. */
  bytes: number;
  requests: number;
  /** Bytes of each image, by its address without origin. */
  images: Map<string, number>;
}

/**
 * Runs before the page: a busy machine looks like a slow network, on which the shop saves its web
 * fonts.
 */
function withoutLinkState() {
  Object.defineProperty(navigator, 'connection', { value: undefined });
}

/**
 * Opens a page as a new visitor and waits until it is hydrated and all its requests are complete,
 * without any interaction.
 */
export async function lookAt(page: Page, url: string): Promise<FirstView> {
  const requested = new Map<string, { url: string; bytes: number | null }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) requested.set(requestId, { url: request.url, bytes: null });
  });
  const end = (requestId: string, bytes: number) => {
    const request = requested.get(requestId);
    if (request) request.bytes = bytes;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await page.addInitScript(withoutLinkState);
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await document.fonts.ready;
  });
  // Code that is loaded when idle loads more.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => [...requested.values()].filter(({ bytes }) => bytes === null)).toEqual([]);
  const files = [...requested.values()].map((file) => ({ url: new URL(file.url), bytes: file.bytes ?? 0 }));
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: files.length,
    images: new Map(
      files.flatMap((file) =>
        file.url.pathname.startsWith('/cdn/') ? [[file.url.pathname + file.url.search, file.bytes]] : [],
      ),
    ),
  };
}
