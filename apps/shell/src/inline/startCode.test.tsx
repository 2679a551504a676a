import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeoutMs } from './orderHelp.ts';
import { longestWaitMs, startCode } from './startCode.ts';
import { fontsId, deferredMedia } from './webFonts.ts';

const frameMs = 16;
/** A module that runs, and one that cannot be loaded. */
const runs = 'data:text/javascript,';
const fails = 'data:text/plain,';

let endDecoding: () => void;

/** A page with a hero image that is still loading, and a deferred font. */
function openPage({ run = runs, isSaving = false } = {}) {
  document.head.innerHTML = `<style id="${fontsId}" media="${deferredMedia}" data-font="/assets/a.woff2"></style>`;
  document.body.innerHTML = '<img fetchpriority="high">';
  document.documentElement.toggleAttribute('data-saver', isSaving);
  document.documentElement.dataset['scripts'] = 'waiting';
  void startCode({ run, preload: '/assets/home.js' });
}

const requested = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

const code = [`modulepreload ${runs}`, 'modulepreload /assets/home.js'];
const everything = [...code, 'preload /assets/a.woff2'];
const twoFrames = () => vi.advanceTimersByTimeAsync(4 * frameMs);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const decoded = new Promise<void>((resolve) => {
    endDecoding = resolve;
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-saver');
});

describe("A page's code and web font", () => {
  it('are requested when the hero images are loaded and painted', async () => {
    openPage();
    await twoFrames();
    expect(requested()).toEqual([]);
    endDecoding();
    await twoFrames();
    expect(requested()).toEqual(everything);
  });

  it('do not wait for a slow image any longer than that', async () => {
    openPage();
    await vi.advanceTimersByTimeAsync(longestWaitMs - 1);
    expect(requested()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await twoFrames();
    expect(requested()).toEqual(everything);
  });
});

const mark = () => document.documentElement.dataset['scripts'];

describe('What says how to order without scripts', () => {
  it('is shown as soon as a file fails', async () => {
    openPage({ run: fails });
    endDecoding();
    await twoFrames();
    await vi.waitFor(() => expect(mark()).toBeUndefined());
  });

  it('is shown when the code takes too long', async () => {
    openPage();
    endDecoding();
    await twoFrames();
    expect(mark()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(mark()).toBeUndefined();
  });
});

describe('A web font', () => {
  it('is used once it is there', async () => {
    openPage();
    endDecoding();
    await twoFrames();
    const faces = document.querySelector('style');
    expect(faces?.media).toBe(deferredMedia);
    document.querySelector('link[rel=preload]')?.dispatchEvent(new Event('load'));
    expect(faces?.media).toBe('');
  });

  it('is not requested in data saver mode', async () => {
    openPage({ isSaving: true });
    endDecoding();
    await twoFrames();
    expect(requested()).toEqual(code);
  });
});
