import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, NavigationProvider, prefetchRestMs } from './Link.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function drawLink() {
  const asked: string[] = [];
  render(
    <MemoryRouter>
      <NavigationProvider value={{ prefetch: (href) => asked.push(href) }}>
        <Link href="/products?page=2">Page 2</Link>
        <Address />
      </NavigationProvider>
    </MemoryRouter>,
  );
  return { asked, link: screen.getByRole('link') };
}
const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('Link', () => {
  it('is a plain link that goes without loading the document', () => {
    const { link } = drawLink();
    expect(link.getAttribute('href')).toBe('/products?page=2');
    fireEvent.click(link);
    expect(screen.getByRole('status').textContent).toBe('/products?page=2');
  });

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('starts its page when %s rests on it, not when it passes over', (_what, enter, leave) => {
    const { asked, link } = drawLink();
    enter(link);
    rest(prefetchRestMs - 1);
    leave(link);
    rest(prefetchRestMs);
    expect(asked).toEqual([]);
    enter(link);
    rest(prefetchRestMs);
    expect(asked).toEqual(['/products?page=2']);
  });

  it('starts its page at once on pointer-down', () => {
    const { asked, link } = drawLink();
    fireEvent.pointerDown(link);
    expect(asked).toEqual(['/products?page=2']);
  });
});
