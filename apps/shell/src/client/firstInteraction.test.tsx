import { noStorage } from '@teranga/core/lib/services';
import { onFirstInteraction } from '@teranga/core/lib/hydration';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitFirstInteraction, restMs } from './firstInteraction.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether something was done for a new visitor before and after this happened. */
function doneAround(happen: () => void): boolean[] {
  awaitFirstInteraction(window, noStorage);
  let isDone = false;
  onFirstInteraction(() => {
    isDone = true;
  });
  const before = isDone;
  happen();
  return [before, isDone];
}

it.each([
  ['a tap', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => document.body.dispatchEvent(new Event('keydown'))],
  ['a press by a screen reader', () => document.body.click()],
  ['a scroll of the page', () => document.dispatchEvent(new Event('scroll'))],
  ['a long look', () => vi.advanceTimersByTime(restMs)],
])('waits for a sign of a new visitor: %s', (_sign, happen) => {
  expect(doneAround(happen)).toEqual([false, true]);
});

it('waits for no further sign after the first, also where a listener takes no signal', () => {
  const original = window.addEventListener.bind(window);
  const taken: unknown[] = [];
  vi.spyOn(window, 'addEventListener').mockImplementation((sign, listener, options) => {
    taken.push(typeof options === 'object' && options.signal);
    original(sign, listener, options);
  });
  awaitFirstInteraction(window, noStorage);
  document.body.click();
  expect(new Set(taken)).toEqual(new Set([undefined]));
});

it('takes no carousel that turns for a sign', () => {
  expect(doneAround(() => document.body.dispatchEvent(new Event('scroll')))).toEqual([false, false]);
  document.body.click();
});

it('does not wait any longer if the shopper interacted before the code was loaded', () => {
  const seen: string[] = [];
  document.body.click();
  window.hasInteracted = true;
  awaitFirstInteraction(window, noStorage);
  delete window.hasInteracted;
  onFirstInteraction(() => seen.push('at once'));
  expect(seen).toEqual(['at once']);
});

it('does not wait for a returning visitor', () => {
  const seen: string[] = [];
  awaitFirstInteraction(window, { local: window.localStorage, session: null });
  window.localStorage.setItem('cart', '{"version":1,"lines":[]}');
  document.body.click();
  awaitFirstInteraction(window, { local: window.localStorage, session: null });
  onFirstInteraction(() => seen.push('at once'));
  expect(seen).toEqual(['at once']);
});
