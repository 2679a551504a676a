import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
const aShopper = () => userEvent.setup({ delay: null });
const pressDown = (target: Element) => aShopper().pointer({ keys: '[MouseLeft>]', target });

describe('What a shopper is about to open', () => {
  it('is preloaded when the pointer rests on it, not when it passes over', async () => {
    render(<Page />);
    const shopper = aShopper();
    await shopper.hover(screen.getByText('Robe'));
    rest(restMs - 1);
    await shopper.hover(document.body);
    rest();
    expect(started).toEqual([]);
    await shopper.hover(screen.getByText('Robe'));
    rest();
    expect(started).toEqual([{ intent: 'zoom', href: '/products/robe' }]);
  });

  it('is preloaded when the focus rests on it, not when it passes over', async () => {
    render(<Page />);
    const shopper = aShopper();
    await shopper.tab();
    expect(screen.getByRole('link', { name: 'Robe' })).toBe(document.activeElement);
    rest(restMs - 1);
    await shopper.tab();
    rest();
    expect(started).toEqual([{ intent: 'order', href: '/products/robe' }]);
  });

  it('is preloaded at once on pointer-down', async () => {
    render(<Page />);
    await pressDown(screen.getByText('Robe'));
    expect(started).toEqual([{ intent: 'zoom', href: '/products/robe' }]);
  });

  it('is preloaded once while the pointer moves within it', async () => {
    render(<Page />);
    const shopper = aShopper();
    await shopper.hover(screen.getByText('Robe'));
    rest();
    await shopper.hover(screen.getByRole('link', { name: 'Robe' }));
    rest();
    expect(started).toHaveLength(1);
  });

  it.each([
    ['Commander', { intent: 'order', href: '/products/robe' }],
    ['Rechercher', { intent: 'SearchDialog', href: null }],
    ['WhatsApp', { intent: 'zoom', href: null }],
    ['Souhaiter', { intent: 'wishlist', href: null }],
  ])('by «%s» is its page, its own intent, or that of the element around it', async (text, wanted) => {
    render(<Page />);
    await pressDown(screen.getByText(text));
    expect(started).toEqual([wanted]);
  });
});
