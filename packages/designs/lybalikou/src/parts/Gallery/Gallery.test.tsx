import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendered } from '../../fixtures/rendered.tsx';
import { nothing } from '../../fixtures/catalogue.ts';
import { someImages } from '../../fixtures/images.ts';
import { Gallery } from './Gallery.tsx';

// jsdom has none.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(cleanup);

const galleryImages = someImages(5);
const prints = () => screen.queryAllByRole('button', { name: /^Photo \d/ });
const chosen = () => prints().findIndex((print) => print.getAttribute('aria-current') === 'true');

describe('the gallery', () => {
  it('has no thumbnails for a single image', () => {
    rendered(<Gallery enlarge={nothing} images={galleryImages.slice(0, 1)} name="Robe" />);
    expect(prints()).toEqual([]);
  });

  it('renders a placeholder without images', () => {
    const { container } = rendered(<Gallery enlarge={nothing} images={[]} name="Robe" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('loads its first image at once and the others lazily', () => {
    const { container } = rendered(<Gallery enlarge={nothing} images={galleryImages} name="Robe" />);
    const loading = [...container.querySelectorAll('[aria-label="Photos de Robe"] img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('opens the viewer at the pressed image', async () => {
    const enlarge = vi.fn<(index: number) => void>();
    rendered(<Gallery enlarge={enlarge} images={galleryImages} name="Robe" />);
    await userEvent.click(screen.getAllByRole('button', { name: /^Agrandir :/ })[2] ?? document.body);
    expect(enlarge.mock.calls).toEqual([[2]]);
  });

  it('marks the print that was chosen', async () => {
    rendered(<Gallery enlarge={nothing} images={galleryImages} name="Robe" />);
    await userEvent.click(screen.getByRole('button', { name: 'Photo 4 sur 5' }));
    expect(chosen()).toBe(3);
  });

  it('restarts when another cloth is chosen', async () => {
    const { renderNext } = rendered(<Gallery enlarge={nothing} images={galleryImages} name="Robe" />);
    await userEvent.click(screen.getByRole('button', { name: 'Photo 4 sur 5' }));
    renderNext(<Gallery enlarge={nothing} images={galleryImages.toReversed()} name="Robe" />);
    expect(chosen()).toBe(0);
  });
});
