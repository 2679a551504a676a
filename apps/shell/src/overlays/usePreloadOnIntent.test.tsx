import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadTargetOf } from './intents.ts';
import { restMs, usePreloadOnIntent } from './usePreloadOnIntent.ts';

const started: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  usePreloadOnIntent((element) => void started.push(preloadTargetOf(element)));
  return (
    <article data-intent="zoom">
      <a href="/products/robe">
        <b>Robe</b>
      </a>
      <a href="/products/robe" data-intent="order">
        Commander
      </a>
      <a href="/search" data-intent="SearchDialog">
        Rechercher
      </a>
      <a href="https://wa.me/221770000000">WhatsApp</a>
      <button data-intent="wishlist">Souhaiter</button>
    </article>
  );
}

const rest = (ms = restMs) => vi.advanceTimersByTime(ms);

describe('What a shopper is about to open', () => {
  it.each([
    ['the pointer', fireEvent.pointerOver],
    ['the focus', fireEvent.focusIn],
  ])('is preloaded when %s rests on it, not when it passes over', (_what, enter) => {
    render(<Page />);
    enter(screen.getByText('Robe'));
    rest(restMs - 1);
    enter(document.body);
    rest();
    expect(started).toEqual([]);
    enter(screen.getByText('Robe'));
    rest();
    expect(started).toEqual([{ intent: 'zoom', href: '/products/robe' }]);
  });

  it('is preloaded at once on pointer-down', () => {
    render(<Page />);
    fireEvent.pointerDown(screen.getByText('Robe'));
    expect(started).toEqual([{ intent: 'zoom', href: '/products/robe' }]);
  });

  it('is preloaded once while the pointer moves within it', () => {
    render(<Page />);
    for (const text of ['Robe', 'Robe']) {
      fireEvent.pointerOver(screen.getByText(text));
      rest();
    }
    expect(started).toHaveLength(1);
  });

  it.each([
    ['Commander', { intent: 'order', href: '/products/robe' }],
    ['Rechercher', { intent: 'SearchDialog', href: null }],
    ['WhatsApp', { intent: 'zoom', href: null }],
    ['Souhaiter', { intent: 'wishlist', href: null }],
  ])('by «%s» is its page, its own intent, or that of the element around it', (text, wanted) => {
    render(<Page />);
    fireEvent.pointerDown(screen.getByText(text));
    expect(started).toEqual([wanted]);
  });
});
