import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeoutMs } from './orderHelp.ts';
import { startCode } from './startCode.ts';

const frameMs = 16;
/** A module that runs, and one that cannot be loaded. */
const runs = 'data:text/javascript,';
const fails = 'data:text/plain,';

function openPage({ entry = runs } = {}) {
  document.head.innerHTML = '';
  document.documentElement.dataset['scripts'] = 'waiting';
  void startCode({ entry, preload: '/assets/react.js /assets/home.js' });
}

const requested = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

const twoFrames = () => vi.advanceTimersByTimeAsync(4 * frameMs);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['scripts'];
});

describe("A page's code", () => {
  it('is not requested before the first paint', () => {
    openPage();
    expect(requested()).toEqual([]);
  });

  it('is requested after it', async () => {
    openPage();
    await twoFrames();
    expect(requested()).toEqual(['modulepreload /assets/react.js', 'modulepreload /assets/home.js']);
  });
});

const mark = () => document.documentElement.dataset['scripts'];

describe('What says how to order without scripts', () => {
  it('is shown as soon as a file fails', async () => {
    openPage({ entry: fails });
    await twoFrames();
    await vi.waitFor(() => expect(mark()).toBeUndefined());
  });

  it('is not shown while the code may still come', async () => {
    openPage();
    await twoFrames();
    expect(mark()).toBe('waiting');
  });

  it('is shown when the code takes too long', async () => {
    openPage();
    await twoFrames();
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(mark()).toBeUndefined();
  });
});
