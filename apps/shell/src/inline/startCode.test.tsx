import { noStorage, textSlot } from '@teranga/core/lib/services';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestWaitMs, startCode } from './startCode.ts';
import { fontsId, deferredMedia } from './webFonts.ts';

const scripts = ['assets/vendor.js', 'assets/entry.js'];
const frameMs = 16;

let endDecoding: () => void;

/** A page with a hero image that is still loading, and a deferred font. */
function openPage({ isHidden = false, economy = false, isOwn = false } = {}) {
  document.head.innerHTML = `<style id="${fontsId}" media="${deferredMedia}" data-font="/assets/a.woff2"></style>`;
  document.body.innerHTML = '<img fetchpriority="high">';
  if (economy) document.documentElement.dataset['economy'] = '';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text, as in the document
  new Function(startCode({ entry: 'assets/entry.js', scripts, isOwn }))();
}

const requested = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

const code = ['modulepreload /assets/vendor.js', 'modulepreload /assets/entry.js'];
const everything = [...code, 'preload /assets/a.woff2'];
const twoFrames = () => vi.advanceTimersByTimeAsync(4 * frameMs);

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom cannot run files here, which it only logs.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const decoded = new Promise<void>((resolve) => {
    endDecoding = resolve;
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
});

afterEach(async () => {
  window.dispatchEvent(new Event('keydown'));
  // What jsdom logs comes a turn later.
  await twoFrames();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.hasInteracted;
  delete document.documentElement.dataset['economy'];
  vi.unstubAllGlobals();
});

describe("a page's code and web font", () => {
  it('are requested when the hero images are loaded and painted', async () => {
    openPage();
    await twoFrames();
    const before = requested();
    endDecoding();
    await twoFrames();
    expect([before, requested()]).toEqual([[], everything]);
  });

  it.each([
    ['a touch', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['a long wait', () => vi.advanceTimersByTime(longestWaitMs)],
    ['the page being left out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('do not wait any longer after %s', (_sign, happen) => {
    openPage();
    const before = requested();
    happen();
    expect([before, requested()]).toEqual([[], everything]);
  });

  it.each([
    ['a key', true, () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['a long wait', undefined, () => vi.advanceTimersByTime(longestWaitMs)],
  ])('report of %s whether it was an interaction: %s', (_sign, hasInteracted, happen) => {
    openPage();
    happen();
    expect(window.hasInteracted).toBe(hasInteracted);
  });

  it.each([
    ['a touch while they come', {}],
    ['a touch of what was loaded out of sight', { isHidden: true }],
  ])('report %s', (_touch, how) => {
    openPage(how);
    vi.advanceTimersByTime(longestWaitMs);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect([window.hasInteracted, requested()]).toEqual([true, everything]);
  });

  it('report for a personal page that its data need not wait for an interaction', () => {
    openPage({ isOwn: true });
    expect([window.hasInteracted, requested()]).toEqual([true, []]);
  });

  it('do not wait for a paint that never happens in a hidden page', () => {
    openPage({ isHidden: true });
    expect(requested()).toEqual(everything);
  });

  it('wait for the paint but not for images for a returning visitor', async () => {
    textSlot('cart', 'local').set({ ...noStorage, local: localStorage }, '{}');
    openPage();
    const before = requested();
    await twoFrames();
    expect([before, requested()]).toEqual([[], everything]);
  });

  it('are requested once', () => {
    openPage();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(requested()).toEqual(everything);
  });
});

describe('a web font', () => {
  it('is used once it is there', () => {
    openPage({ isHidden: true });
    const faces = document.querySelector('style');
    const before = faces?.media;
    document.querySelector('link[rel=preload]')?.dispatchEvent(new Event('load'));
    expect([before, faces?.media]).toEqual([deferredMedia, '']);
  });

  it('is not requested in data saver mode', () => {
    openPage({ isHidden: true, economy: true });
    expect(requested()).toEqual(code);
  });
});
