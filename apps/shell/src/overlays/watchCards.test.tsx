import { zoomHoldMs, zoomPauseMs } from '@teranga/core/lib/zoom';
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchCards } from './watchCards.ts';

const said: unknown[] = [];
let end: () => void = () => undefined;

const image = () => document.querySelector('img') ?? document.body;
const link = () => document.querySelector('a') ?? document.body;

function watch(first: Event | null = null) {
  end = watchCards(document, first, {
    magnify: (shown, { x, y }) => said.push(['magnify', shown.id, x, y]),
    leave: () => said.push('leave'),
    enlarge: (shown) => said.push(['enlarge', shown.id]),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  document.body.innerHTML =
    '<article data-intent="zoom"><img id="robe"><a href="#robe">Robe</a><button>Partager</button></article><p>Ailleurs</p>';
  image().getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const at = (clientX: number, clientY: number, more: PointerEventInit = {}) => ({ clientX, clientY, ...more });
const touch = (clientX: number, clientY: number) => at(clientX, clientY, { pointerType: 'touch' });
/** The events of a type from now on, as they were dispatched. */
function eventsOf(type: string) {
  const events: Event[] = [];
  const add = (event: Event) => void events.push(event);
  window.addEventListener(type, add, { capture: true });
  onTestFinished(() => window.removeEventListener(type, add, { capture: true }));
  return events;
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** The card's link, reached by the keyboard. */
function focusLink() {
  const matches = vi.spyOn(link(), 'matches').mockReturnValue(true);
  link().focus();
  matches.mockRestore();
}

type Case = [what: string, doIt: () => unknown, pointerType?: string];

describe('A pointer that rests on a card', () => {
  it('magnifies the image after a second, and follows the pointer', () => {
    watch();
    fireEvent.pointerMove(link(), at(50, 50));
    wait(zoomPauseMs - 1);
    expect(said).toEqual([]);
    wait(1);
    fireEvent.pointerMove(link(), at(100, 50));
    fireEvent.pointerMove(link(), at(100, 400));
    expect(said).toEqual([['magnify', 'robe', 0.25, 0.5], ['magnify', 'robe', 0.5, 0.5], 'leave']);
  });

  it('counts from when it came, also when that was before anyone watched', () => {
    const early = new PointerEvent('pointerover', at(50, 50));
    link().dispatchEvent(early);
    Object.defineProperty(early, 'timeStamp', { value: performance.now() });
    wait(400);
    watch(early);
    wait(zoomPauseMs - 401);
    expect(said).toEqual([]);
    wait(1);
    expect(said).toEqual([['magnify', 'robe', 0.25, 0.5]]);
  });

  it.each<Case>([
    ['a press', () => fireEvent.pointerDown(link(), at(50, 50))],
    ['leaving', () => fireEvent.pointerMove(document.body, at(50, 50))],
    ['a scroll', () => fireEvent.scroll(document)],
    ['a finger', () => undefined, 'touch'],
  ])('does not magnify after %s', (_what, doIt, pointerType = 'mouse') => {
    watch();
    fireEvent.pointerMove(link(), at(50, 50, { pointerType }));
    doIt();
    wait(zoomPauseMs);
    expect(said).toEqual([]);
  });
});

describe('A button over a card’s image', () => {
  it('is not covered by the magnified image', () => {
    watch();
    fireEvent.pointerMove(document.querySelector('button') ?? document.body, at(50, 50));
    wait(zoomPauseMs);
    expect(said).toEqual([]);
  });
});

describe('The keyboard on a card', () => {
  it('magnifies the image after a second, pans by arrow keys and closes on Escape', async () => {
    watch();
    focusLink();
    wait(zoomPauseMs);
    const keyDowns = eventsOf('keydown');
    const shopper = userEvent.setup({ delay: null });
    await shopper.keyboard('{ArrowRight}');
    expect(keyDowns[0]?.defaultPrevented).toBe(true);
    await shopper.keyboard('{Escape}');
    expect(said).toEqual([['magnify', 'robe', 0.5, 0.5], ['magnify', 'robe', 0.6, 0.5], 'leave']);
  });

  it('does not magnify from the buttons beside the link, nor after the focus moves away', () => {
    watch();
    focusLink();
    document.querySelector('button')?.focus();
    wait(zoomPauseMs);
    expect(said).toEqual([]);
  });
});

describe('A finger held on an image', () => {
  it('opens it at large, and follows no link when it is lifted', async () => {
    watch();
    const [clicks, shopper] = [eventsOf('click'), userEvent.setup({ delay: null })];
    await shopper.pointer({ keys: '[TouchA>]', target: link(), coords: { clientX: 50, clientY: 50 } });
    wait(zoomHoldMs);
    await shopper.pointer({ keys: '[/TouchA]', target: link(), coords: { clientX: 50, clientY: 50 } });
    link().focus();
    await shopper.keyboard('{Enter}');
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
    expect(said).toEqual([['enlarge', 'robe']]);
  });

  it.each([
    ['still down', true, [['enlarge', 'robe']]],
    ['lifted meanwhile', false, []],
  ])('before anyone watched counts from when it came: %s', (_what, isDown, notified) => {
    const early = new PointerEvent('pointerover', { ...touch(50, 50), pointerId: 7 });
    link().hasPointerCapture = (id) => isDown && id === 7;
    link().dispatchEvent(early);
    Object.defineProperty(early, 'timeStamp', { value: performance.now() });
    wait(400);
    watch(early);
    wait(zoomHoldMs - 401);
    expect(said).toEqual([]);
    wait(1);
    expect(said).toEqual(notified);
  });

  it('opens it on the phone’s own long press if that comes first', () => {
    watch();
    fireEvent.pointerDown(link(), touch(50, 50));
    expect(fireEvent.contextMenu(link())).toBe(false);
    wait(zoomHoldMs);
    expect(said).toEqual([['enlarge', 'robe']]);
  });

  it.each([
    ['that is lifted soon', () => fireEvent.pointerUp(link(), touch(50, 50)), 50],
    ['that scrolls', () => fireEvent.pointerCancel(link(), touch(50, 50)), 50],
    ['on the name below', () => undefined, 150],
  ])('a held finger %s does not enlarge the image', (_what, doIt, y) => {
    watch();
    fireEvent.pointerDown(link(), touch(50, y));
    doIt();
    wait(zoomHoldMs);
    expect(fireEvent.contextMenu(link())).toBe(true);
    expect(said).toEqual([]);
  });
});
