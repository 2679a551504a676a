// @vitest-environment jsdom
import { noStorage, textSlot } from '@teranga/core/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../client/replayClicks.ts';
import { longestWaitMs, startCode } from './startCode.ts';
import { fontsId, deferredMedia } from './webFonts.ts';

const scripts = ['assets/vendor.js', 'assets/entry.js'];
const frameMs = 16;

let endDecoding: () => void;

/** A page with a great picture that is still on its way, and a held font. */
function openPage({ isHidden = false, economy = false, isOwn = false } = {}) {
  document.head.innerHTML = `<style id="${fontsId}" media="${deferredMedia}" data-font="/assets/a.woff2"></style>`;
  document.body.innerHTML = '<img fetchpriority="high">';
  if (economy) document.documentElement.dataset['economy'] = '';
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
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
  // Files cannot be run here; that is said and nothing more.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const decoded = new Promise<void>((resolve) => {
    endDecoding = resolve;
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
});

afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.hasInteracted;
  delete window.isCodeComing;
  delete document.documentElement.dataset['economy'];
  vi.unstubAllGlobals();
});

describe("a page's code and web font", () => {
  it('are asked for when the great pictures are there and painted', async () => {
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
  ])('tell of %s whether it was a touch: %s', (_sign, hasInteracted, happen) => {
    openPage();
    happen();
    expect(window.hasInteracted).toBe(hasInteracted);
  });

  it.each([
    ['a touch while they come', {}],
    ['a touch of what was loaded out of sight', { isHidden: true }],
  ])('tell of %s', (_touch, how) => {
    openPage(how);
    vi.advanceTimersByTime(longestWaitMs);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect([window.hasInteracted, requested()]).toEqual([true, everything]);
  });

  it("tell of a page of the visitor's own that what is theirs waits for no touch", () => {
    openPage({ isOwn: true });
    expect([window.hasInteracted, requested()]).toEqual([true, []]);
  });

  it('do not wait for a paint that does not come, out of sight', () => {
    openPage({ isHidden: true });
    expect(requested()).toEqual(everything);
  });

  it('wait for the paint and not for pictures with who was here before', async () => {
    textSlot('cart', 'local').set({ ...noStorage, local: localStorage }, '{}');
    openPage();
    const before = requested();
    await twoFrames();
    expect([before, requested()]).toEqual([[], everything]);
  });

  it('tell that they come, until a file cannot be had', async () => {
    openPage();
    const before = window.isCodeComing;
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    const then = window.isCodeComing;
    await twoFrames();
    expect([before, then, window.isCodeComing]).toEqual([undefined, true, false]);
  });

  it('are asked for once', () => {
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

  it('is not asked for by a page that spends little', () => {
    openPage({ isHidden: true, economy: true });
    expect(requested()).toEqual(code);
  });
});
