import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Image, retryMs } from './Image.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const robe = { src: '/robe.webp', srcSet: '/robe.webp?w=160 160w', alt: 'Robe', color: '#dfe4f8' };

const rendered = () => screen.getByRole('img', { name: 'Robe' }).tagName;
const fail = () => fireEvent.error(screen.getByRole('img', { name: 'Robe' }));

describe('Image', () => {
  it.each([
    { isPriority: false, loading: 'lazy', fetchpriority: null, sizes: '(scripting: none) 20vw, 50vw' },
    {
      isPriority: true,
      loading: 'eager',
      fetchpriority: 'high',
      sizes: '(scripting: none) calc((50vw) * 0.3), 50vw',
    },
  ])('loads $loading when isPriority is $isPriority', ({ isPriority, loading, fetchpriority, sizes }) => {
    render(<Image image={robe} sizes="50vw" isPriority={isPriority} />);
    const image = screen.getByRole('img', { name: 'Robe' });
    expect(image.getAttribute('loading')).toBe(loading);
    expect(image.getAttribute('fetchpriority')).toBe(fetchpriority);
    expect(image.getAttribute('decoding')).toBe('async');
    expect(image.getAttribute('sizes')).toBe(sizes);
  });

  it.each([
    ['(min-width: 64rem) 40rem, 100vw', '100vw'],
    [
      '(min-width: 56rem) 50vw, min(90vw, max(15rem, 75vh - 17.25rem))',
      'min(90vw, max(15rem, 75vh - 17.25rem))',
    ],
  ])('is a third as wide without scripts where it is seen first: of %s', (sizes, onPhones) => {
    render(<Image image={robe} sizes={sizes} isPriority />);
    expect(screen.getByRole('img', { name: 'Robe' }).getAttribute('sizes')).toBe(
      `(scripting: none) calc((${onPhones}) * 0.3), ${sizes}`,
    );
  });

  it('renders a parcel with the same alternative text if the image cannot be loaded', () => {
    const { container } = render(<Image image={robe} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Robe' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Robe' }).tagName).toBe('svg');
  });

  it('reloads when its image changes', () => {
    const { rerender } = render(<Image image={robe} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Image image={{ src: '/sac.webp', alt: 'Sac' }} sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Sac' }).getAttribute('src')).toBe('/sac.webp');
  });

  it('retries a failed image once, then only when the network is back', () => {
    vi.useFakeTimers();
    render(<Image image={robe} sizes="50vw" />);
    fail();
    act(() => void vi.advanceTimersByTime(retryMs));
    expect(rendered()).toBe('IMG');
    fail();
    act(() => void vi.advanceTimersByTime(retryMs * 10));
    expect(rendered()).toBe('svg');
    fireEvent(window, new Event('online'));
    expect(rendered()).toBe('IMG');
  });

  it('hides the placeholder from screen readers if there is no image', () => {
    const { container } = render(<Image image={null} sizes="50vw" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([false, true])('is in the server’s HTML once, with its addresses (priority: %s)', (isPriority) => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Image image={robe} sizes="50vw" isPriority={isPriority} />);
    expect(place.querySelectorAll('img')).toHaveLength(1);
    expect(place.querySelector('img')?.getAttribute('src')).toBe('/robe.webp');
    expect(place.querySelector('img')?.getAttribute('srcset')).toBe('/robe.webp?w=160 160w');
  });

  it('hydrates the server’s image in place', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Image image={robe} sizes="50vw" />);
    const image = place.querySelector('img');
    const errors: unknown[] = [];
    await act(async () =>
      hydrateRoot(place, <Image image={robe} sizes="50vw" />, {
        onRecoverableError: (error) => errors.push(error),
      }),
    );
    expect(errors).toEqual([]);
    expect(place.querySelector('img')).toBe(image);
  });
});
