import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { nothing } from '../../fixtures/catalogue.ts';
import { anImage } from '../../fixtures/images.ts';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

const galleryImages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...anImage(), src: `/${String(index)}.webp` }));

const thumbnails = () => screen.getAllByRole('button', { name: /^Photo \d+ sur/ });
const labels = () => thumbnails().map((button) => button.getAttribute('aria-label'));
const chosen = () => thumbnails().find((button) => button.hasAttribute('aria-current'));
const fourFrom = (first: number) => [0, 1, 2, 3].map((step) => `Photo ${String(first + step)} sur 6`);
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

describe('Gallery', () => {
  it.each([
    { count: 0, buttons: 0 },
    { count: 1, buttons: 0 },
    { count: 3, buttons: 3 },
  ])('renders $buttons thumbnails for $count images', ({ count, buttons }) => {
    render(<Gallery enlarge={nothing} name="Robe" images={galleryImages(count)} />);
    expect(screen.queryAllByRole('button', { name: /^Photo \d+ sur/ })).toHaveLength(buttons);
  });

  it('opens the viewer at the pressed image; only the visible one is a tab stop', async () => {
    const shown: number[] = [];
    render(<Gallery enlarge={(index) => shown.push(index)} name="Robe" images={galleryImages(3)} />);
    const buttons = screen.getAllByRole('button', { name: /^Agrandir :/ });
    for (const button of buttons) await userEvent.click(button);
    expect(shown).toEqual([0, 1, 2]);
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('loads the first image at once, the others lazily', () => {
    render(<Gallery enlarge={nothing} name="Robe" images={galleryImages(3)} />);
    const images = [...screen.getByRole('list', { name: 'Photos de Robe' }).querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  });

  it.each([
    [['ArrowRight'], 'Photo 2 sur 6'],
    [['ArrowRight', 'ArrowRight', 'ArrowLeft'], 'Photo 2 sur 6'],
    [['ArrowLeft'], 'Photo 1 sur 6'],
    [['End'], 'Photo 6 sur 6'],
    [['End', 'ArrowRight'], 'Photo 6 sur 6'],
    [['End', 'Home'], 'Photo 1 sur 6'],
  ])('after %j the keyboard is on %s, which is shown', async (keys, label) => {
    render(<Gallery enlarge={nothing} name="Robe" images={galleryImages(6)} />);
    chosen()?.focus();
    await press(...keys);
    expect(chosen()?.getAttribute('aria-label')).toEqual(label);
    expect(document.activeElement).toEqual(chosen());
  });

  it('shows four thumbnails, the chosen one among them', async () => {
    render(<Gallery enlarge={nothing} name="Robe" images={galleryImages(6)} />);
    expect(labels()).toEqual(fourFrom(1));
    chosen()?.focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(labels()).toEqual(fourFrom(2));
    await press('End');
    expect(labels()).toEqual(fourFrom(3));
  });

  it('is one stop of the Tab key', () => {
    render(<Gallery enlarge={nothing} name="Robe" images={galleryImages(4)} />);
    expect(thumbnails().map((button) => button.tabIndex)).toEqual([0, -1, -1, -1]);
  });

  it('returns to the first image when the images change', async () => {
    const { rerender } = render(<Gallery enlarge={nothing} name="Robe" images={galleryImages(3)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Photo 3 sur 3' }));
    rerender(<Gallery enlarge={nothing} name="Robe" images={galleryImages(2).toReversed()} />);
    expect(chosen()?.getAttribute('aria-label')).toBe('Photo 1 sur 2');
  });
});
