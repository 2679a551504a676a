import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rootElementId } from '../browserState.ts';
import { replayQueuedClicks } from '../client/replayClicks.ts';
import {
  beginDocument,
  byId,
  waitForHydration,
  endPage,
  hydrate,
  lost,
  openPage,
  pageOf,
  said,
  step,
} from '../testing/clickedPage.tsx';
import { queuedClicksKey, longestQueueMs, lookAgainMs } from './queueEarlyClicks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(async () => {
  await endPage();
  sessionStorage.clear();
  delete window.isCodeComing;
  vi.useRealTimers();
});

describe('an interaction before hydration', () => {
  it.each([
    ['a press', 'add', ['add red S 1  false']],
    ['a press on a word of the button', 'word', ['add red S 1  false']],
    ['a colour, then the press', 'blue add', ['add blue S 1  false']],
    ['a press, then a colour', 'add blue', ['add red S 1  false']],
    ['two colours, each with its press', 'blue add red like', ['add blue S 1  false', 'like red S 1  false']],
    ['a colour and back', 'blue red add', ['add red S 1  false']],
    ['a choice from a list', 'size=M add', ['add red M 1  false']],
    ['one more, twice', 'more more add', ['add red S 3  false']],
    ['words', 'name=A name=Aw name=Awa add', ['add red S 1 Awa false']],
    ['words that were taken back', 'name=A name= add', ['add red S 1  false']],
    ['a tick', 'gift add', ['add red S 1  true']],
    ['a tick that was taken back', 'gift gift add', ['add red S 1  false']],
    [
      'presses of several buttons',
      'like add like',
      ['like', 'add', 'like'].map((each) => `${each} red S 1  false`),
    ],
    ['an impatient press', 'add add add', ['add red S 1  false']],
    ['a form', 'send', ['send red S 1  false']],
    ['a press on a menu, where popovers are unknown', 'menu', ['menu red S 1  false']],
    ['a link after a press', 'add cart', ['add red S 1  false', 'cart red S 1  false']],
    ['nothing', '', []],
  ])('is done in the living page, once and in its order: %s', async (_what, steps, expected) => {
    openPage();
    steps.split(' ').filter(Boolean).forEach(step);
    const before = [...said];
    await waitForHydration();
    expect([before, said]).toEqual([[], expected]);
  });

  it('is left to the browser where it opens a popover', async () => {
    Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
    openPage();
    ['menu', 'text'].forEach(step);
    await waitForHydration();
    expect(said).toEqual([]);
  });

  it('is queued from the first paint on, while the rest of the document is loading', async () => {
    beginDocument();
    const html = renderToString(pageOf(null));
    document.body.innerHTML = `<div id="${rootElementId}">${html}</div>`;
    step('add');
    await waitForHydration();
    expect(said).toEqual(['add red S 1  false']);
  });

  it('is replayed on the element that replaced its target', async () => {
    openPage();
    step('add');
    byId(rootElementId).innerHTML = renderToString(pageOf(null));
    await waitForHydration();
    expect(said).toEqual(['add red S 1  false']);
  });

  it('survives an automatic reload, for that address only', async () => {
    openPage();
    ['blue', 'add'].forEach(step);
    window.replayClicks?.persist();
    openPage();
    await waitForHydration();
    expect([said, sessionStorage.getItem(queuedClicksKey)]).toEqual([['add blue S 1  false'], null]);
  });

  it('shows feedback until it is replayed', async () => {
    const signs: string[] = [];
    const animate = function (this: Element) {
      signs.push(`shown ${this.id}`);
      return { cancel: () => void signs.push(`ended ${this.id}`) };
    };
    Object.assign(Element.prototype, { animate });
    openPage();
    ['blue', 'add', 'add'].forEach(step);
    const before = [...signs];
    await waitForHydration();
    expect([before, signs]).toEqual([['shown add'], ['shown add', 'ended add']]);
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
});

/** Whether the click is prevented from following the link, which jsdom could not do. */
const isHeld = (id: string) => {
  let isFollowed = false;
  const stay = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay);
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  window.removeEventListener('click', stay);
  return !isFollowed;
};

describe('an island that hydrates after its page', () => {
  it.each([
    ['before its page was alive', true, 'late', ['late ']],
    ['in a living page', false, 'late', ['late ']],
    ['and typed', false, 'late-name=Awa late', ['late Awa']],
    ['before a link', false, 'late cart', ['late ', 'cart red S 1  false']],
    ['beside what is alive', false, 'late add', ['add red S 1  false', 'late ']],
    ['impatiently', true, 'late late', ['late ']],
  ])('replays once and in order what was pressed %s', async (_when, isEarly, steps, expected) => {
    const arrive: (() => void)[] = [];
    const code = new Promise<void>((resolve) => {
      arrive.push(resolve);
    });
    openPage();
    if (isEarly) steps.split(' ').forEach(step);
    await waitForHydration(code);
    if (!isEarly) await act(async () => steps.split(' ').forEach(step));
    await act(() => vi.advanceTimersByTimeAsync(10 * lookAgainMs));
    const before = said.filter((each) => !each.startsWith('add'));
    await act(async () => arrive.forEach((resolve) => resolve()));
    await act(() => vi.advanceTimersByTimeAsync(2 * lookAgainMs));
    expect([before, said]).toEqual([[], expected]);
  });
});

describe('a link before hydration', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is followed at once if nothing was pressed before', () => {
    openPage();
    expect(isHeld('cart')).toBe(false);
  });

  it('waits too with another query or the same address, but not with a hash', () => {
    openPage();
    step('add');
    const link = byId('cart');
    const held = ['/?page=2', '/', '/#text', '#text'].map((href) => {
      link.setAttribute('href', href);
      return isHeld('cart');
    });
    expect(held).toEqual([true, true, false, false]);
    window.location.hash = '';
  });

  it('to where one is, that opens something, is done in the living page', async () => {
    openPage();
    const link = byId('cart');
    link.setAttribute('href', '/');
    link.setAttribute('aria-haspopup', 'dialog');
    const held = isHeld('cart');
    // React expects what the server rendered.
    link.setAttribute('href', '/cart');
    link.removeAttribute('aria-haspopup');
    await waitForHydration();
    expect([held, said]).toEqual([true, ['cart red S 1  false']]);
  });

  it('waits no longer in a document that broke off', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    openPage();
    step('add');
    step('cart');
    byId('cart').setAttribute('href', '#left');
    await vi.advanceTimersByTimeAsync(longestQueueMs);
    const first = window.location.hash;
    await vi.advanceTimersByTimeAsync(longestQueueMs);
    expect([first, window.location.hash]).toEqual(['', '#left']);
    window.location.hash = '';
  });

  it('waits for a press whose code is slow, and is followed after it', async () => {
    openPage();
    step('add');
    step('cart');
    window.isCodeComing = true;
    byId('cart').setAttribute('href', '#left');
    await vi.advanceTimersByTimeAsync(10 * longestQueueMs);
    const { hash } = window.location;
    byId('cart').setAttribute('href', '/cart');
    await waitForHydration();
    expect([hash, said]).toEqual(['', ['add red S 1  false', 'cart red S 1  false']]);
  });

  it('does not wait any longer for failed code, nor when it is pressed again', async () => {
    openPage();
    step('add');
    const held = [isHeld('cart'), isHeld('cart')];
    window.isCodeComing = true;
    await vi.advanceTimersByTimeAsync(longestQueueMs);
    held.push(isHeld('cart'));
    byId('cart').setAttribute('href', '#left');
    window.dispatchEvent(new Event(lost));
    await vi.advanceTimersByTimeAsync(longestQueueMs);
    expect([held, window.location.hash]).toEqual([[true, true, false], '#left']);
    window.location.hash = '';
  });

  it.each([
    ['waits for a press before it', true, ''],
    ['is followed all the same where the press cannot be done', false, '#left'],
  ])('%s', async (_claim, comes, hash) => {
    openPage();
    step('add');
    const held = isHeld('cart');
    if (comes) await waitForHydration();
    // jsdom can only navigate to another hash.
    byId('cart').setAttribute('href', '#left');
    await vi.advanceTimersByTimeAsync(longestQueueMs);
    expect([held, window.location.hash]).toEqual([true, hash]);
    window.location.hash = '';
  });
});

it('runs nothing in between queued interactions', async () => {
  openPage();
  ['blue', 'add'].forEach(step);
  await hydrate();
  await act(async () => {
    replayQueuedClicks();
    // A press of this moment, which a browser puts before every timer.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    step('like');
  });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said).toEqual(['add blue S 1  false', 'like blue S 1  false']);
});

it('queues nothing on a hydrated page', async () => {
  openPage();
  await waitForHydration();
  step('add');
  expect(said).toEqual(['add red S 1  false']);
});
