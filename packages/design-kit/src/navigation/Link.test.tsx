import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestRouter } from '../testing/TestRouter.tsx';
import { Link } from './Link.tsx';

afterEach(cleanup);

function renderLink(props: Partial<ComponentProps<typeof Link>> = {}) {
  const navigations: string[] = [];
  render(
    <TestRouter navigations={navigations}>
      <Link href="/products?page=2" {...props}>
        Page 2
      </Link>
    </TestRouter>,
  );
  const link = screen.getByRole('link');
  const click = (how: MouseEventInit = {}) => {
    const event = createEvent.click(link, { button: 0, ...how });
    // jsdom cannot load documents, so the default action is prevented after the link's own handler.
    let isOurClick = false;
    const look = (clicked: Event) => {
      isOurClick = clicked.defaultPrevented;
      clicked.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent(link, event);
    return isOurClick;
  };
  return { navigations, link, click };
}

describe('Link', () => {
  it('is a plain link that navigates without loading the document', () => {
    const { link, click, navigations } = renderLink();
    expect(link.getAttribute('href')).toBe('/products?page=2');
    expect(click()).toBe(true);
    expect(navigations).toEqual(['/products?page=2']);
  });

  it.each([
    ['another tab is requested', {}, { ctrlKey: true }],
    ['another tab is requested on a Mac', {}, { metaKey: true }],
    ['another window is requested', {}, { shiftKey: true }],
    ['another button is pressed', {}, { button: 1 }],
    ['it opens elsewhere', { target: '_blank' }, {}],
    [
      'its own handler said no',
      { onClick: (event: { preventDefault(): void }) => event.preventDefault() },
      {},
    ],
  ])('does not navigate by itself when %s', (_case, props, how) => {
    const { click, navigations } = renderLink(props);
    click(how);
    expect(navigations).toEqual([]);
  });

  it('leaves an external address to the browser', () => {
    expect(renderLink({ href: 'https://wa.me/221770000000' }).click()).toBe(false);
  });

  it('runs its press instead of navigating, on a plain click only', () => {
    const press = vi.fn<() => void>();
    const { click, navigations } = renderLink({ press });
    expect(click()).toBe(true);
    expect(click({ ctrlKey: true })).toBe(false);
    expect(press).toHaveBeenCalledOnce();
    expect(navigations).toEqual([]);
  });
});
