import { slideMs } from '@teranga/core/features/catalogue';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aTile } from '../../fixtures/catalogue.ts';
import { renderedWith } from '../../fixtures/renderedWith.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { HeroControls } from './HeroControls.tsx';

/** Whether the shopper prefers reduced motion. */
let wantsStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  wantsStill = false;
  window.matchMedia = ((query: string) => ({
    matches: wantsStill,
    media: query,
  })) as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const place = () => screen.getByText(/\d \/ 3/).textContent.replaceAll('\u00a0', ' ');
const user = userEvent.setup({ delay: null });
async function press(name: string) {
  const button = screen.getByRole('button', { name });
  await user.click(button);
  // A pointer or a focus that stays in the slides would stop them too.
  await user.pointer({ target: document.body });
  act(() => button.blur());
}

function turn() {
  const track = createRef<HTMLUListElement>();
  render(
    <section aria-label="À la une">
      <ul ref={track} />
      <HeroControls track={track} count={3} />
    </section>,
  );
  return screen.getByRole('region', { name: 'À la une' });
}

describe('The slides', () => {
  it('turn by themselves and restart', () => {
    turn();
    const places = [1, 2, 3].map(() => {
      wait(slideMs);
      return place();
    });
    expect(places).toEqual(['2 / 3', '3 / 3', '1 / 3']);
  });

  it.each([
    ['a pointer is over them', (box: HTMLElement) => user.hover(box)],
    ['the focus is in them', () => screen.getByRole('button', { name: 'Diapositive suivante' }).focus()],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
    ['they were stopped', () => press('Arrêter le défilement')],
  ])('stop while %s', async (_what, hold) => {
    const box = turn();
    await act(async () => hold(box));
    wait(slideMs * 2);
    expect(place()).toBe('1 / 3');
  });

  it('go on when the pointer leaves', async () => {
    const box = turn();
    await user.hover(box);
    await user.unhover(box);
    wait(slideMs);
    expect(place()).toBe('2 / 3');
  });

  it('are paused initially with reduced motion, and can be started', async () => {
    wantsStill = true;
    turn();
    wait(slideMs);
    expect(place()).toBe('1 / 3');
    await press('Reprendre le défilement');
    wait(slideMs);
    expect(place()).toBe('2 / 3');
  });

  it.each([
    ['Diapositive suivante', '2 / 3'],
    ['Diapositive précédente', '3 / 3'],
  ])('go by hand: %s', async (name, shown) => {
    turn();
    await press(name);
    expect(place()).toBe(shown);
  });
});

describe('A slide', () => {
  it('links to its collection; the first one’s image loads before the others', () => {
    render(
      renderedWith(
        [],
        <HeroCarousel
          className=""
          slides={[aTile({ name: 'Tabaski', href: '/theme/tabaski' }), aTile({ href: '/b' })]}
        />,
      ),
    );
    const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(screen.getByRole('link', { name: 'Tabaski' }).getAttribute('href')).toBe('/theme/tabaski');
    expect(loading).toEqual(['eager', 'lazy']);
  });

  it.each([
    ['has none', null],
    ['is unavailable', aTile().image],
  ])('shows a placeholder when its image %s', (_what, tileImage) => {
    render(renderedWith([], <HeroCarousel className="" slides={[aTile({ image: tileImage })]} />));
    const image = document.querySelector('img');
    if (image) fireEvent.error(image);
    expect(screen.getByText('Image indisponible')).toBeDefined();
  });
});
