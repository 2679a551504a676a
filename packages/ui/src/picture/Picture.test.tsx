import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

const robe = { src: '/robe.webp', srcSet: '/robe.webp?w=160 160w', alt: 'Robe', color: '#dfe4f8' };

describe('Picture', () => {
  it.each([
    { isPriority: false, loading: 'lazy', fetchpriority: 'auto' },
    { isPriority: true, loading: 'eager', fetchpriority: 'high' },
  ])('loads $loading when isPriority is $isPriority', ({ isPriority, loading, fetchpriority }) => {
    render(<Picture picture={robe} sizes="50vw" isPriority={isPriority} />);
    const image = screen.getByRole('img', { name: 'Robe' });
    expect(['loading', 'fetchpriority', 'decoding', 'sizes'].map((name) => image.getAttribute(name))).toEqual(
      [loading, fetchpriority, 'async', '50vw'],
    );
  });

  it('draws a parcel, under the same words, when the picture cannot be had', () => {
    const { container } = render(<Picture picture={robe} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Robe' }));
    expect([container.querySelector('img'), screen.getByRole('img', { name: 'Robe' }).tagName]).toEqual([
      null,
      'svg',
    ]);
  });

  it('tries again when it is given another picture', () => {
    const { rerender } = render(<Picture picture={robe} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture picture={{ src: '/sac.webp', alt: 'Sac' }} sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Sac' }).getAttribute('src')).toBe('/sac.webp');
  });

  it('says nothing where there is no picture to speak of', () => {
    const { container } = render(<Picture picture={null} sizes="50vw" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
