import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resubmitAfterMs, postFormsOnce } from './postFormsOnce.ts';

/** What the browser would post: submits that nobody prevented. */
const posts: string[] = [];
postFormsOnce(window);
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) posts.push((event.target as HTMLFormElement).getAttribute('action') ?? '');
  // jsdom cannot navigate.
  event.preventDefault();
});

beforeEach(() => {
  posts.length = 0;
  fireEvent(window, new Event('pageshow'));
});

afterEach(cleanup);

const form = (onSubmit?: () => void) => (
  <form method="post" action="/cart/add" aria-label="Ajouter" onSubmit={onSubmit} />
);

const press = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));

describe('postFormsOnce', () => {
  it('posts a form once, however often it is pressed', () => {
    render(form());
    press('Ajouter');
    press('Ajouter');
    expect(posts).toEqual(['/cart/add']);
  });

  it('posts another form meanwhile', () => {
    render(
      <>
        <form method="post" action="/cart/add" aria-label="Ajouter" />
        <form method="post" action="/wishlist/toggle" aria-label="Aimer" />
      </>,
    );
    press('Ajouter');
    press('Aimer');
    expect(posts).toEqual(['/cart/add', '/wishlist/toggle']);
  });

  it('lets React handle a form as often as it is pressed', () => {
    const run = vi.fn<() => void>();
    render(
      <form
        method="post"
        aria-label="Ajouter"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      />,
    );
    press('Ajouter');
    press('Ajouter');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not run a form that was just posted', () => {
    const run = vi.fn<() => void>();
    const { rerender } = render(form());
    press('Ajouter');
    rerender(form(run));
    press('Ajouter');
    expect(run).not.toHaveBeenCalled();
  });

  it('resubmits a form when its page returns from the history', () => {
    render(form());
    press('Ajouter');
    fireEvent(window, new Event('pageshow'));
    press('Ajouter');
    expect(posts).toHaveLength(2);
  });

  it('resubmits a form when no page has come for long', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    render(form());
    press('Ajouter');
    vi.setSystemTime(Date.now() + resubmitAfterMs);
    press('Ajouter');
    vi.useRealTimers();
    expect(posts).toHaveLength(2);
  });

  it('lets a search be resubmitted', () => {
    render(<form method="get" action="/products" aria-label="Chercher" />);
    press('Chercher');
    press('Chercher');
    expect(posts).toHaveLength(2);
  });
});
