import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  <form method="post" action="/cart/add" onSubmit={onSubmit}>
    <button>Ajouter</button>
  </form>
);

const shopper = userEvent.setup({ delay: null });
const press = (name: string) => shopper.click(screen.getByRole('button', { name }));

describe('postFormsOnce', () => {
  it('posts a form once, however often it is pressed', async () => {
    render(form());
    await press('Ajouter');
    await press('Ajouter');
    expect(posts).toEqual(['/cart/add']);
  });

  it('posts another form meanwhile', async () => {
    render(
      <>
        {form()}
        <form method="post" action="/wishlist/toggle">
          <button>Aimer</button>
        </form>
      </>,
    );
    await press('Ajouter');
    await press('Aimer');
    expect(posts).toEqual(['/cart/add', '/wishlist/toggle']);
  });

  it('lets React handle a form as often as it is pressed', async () => {
    const run = vi.fn<() => void>();
    render(
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <button>Ajouter</button>
      </form>,
    );
    await press('Ajouter');
    await press('Ajouter');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not run a form that was just posted', async () => {
    const run = vi.fn<() => void>();
    const { rerender } = render(form());
    await press('Ajouter');
    rerender(form(run));
    await press('Ajouter');
    expect(run).not.toHaveBeenCalled();
  });

  it('resubmits a form when its page returns from the history', async () => {
    render(form());
    await press('Ajouter');
    fireEvent(window, new Event('pageshow'));
    await press('Ajouter');
    expect(posts).toHaveLength(2);
  });

  it('resubmits a form when no page has come for long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    render(form());
    await press('Ajouter');
    vi.setSystemTime(Date.now() + resubmitAfterMs);
    await press('Ajouter');
    vi.useRealTimers();
    expect(posts).toHaveLength(2);
  });

  it('lets a search be resubmitted', async () => {
    render(
      <form method="get" action="/products">
        <button>Chercher</button>
      </form>,
    );
    await press('Chercher');
    await press('Chercher');
    expect(posts).toHaveLength(2);
  });
});
