import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { iconShapes as known } from '../testing/testIconShapes.ts';

const heart = known['Heart'] ?? '';

/** Fresh module instances, so that no test sees what another registered. */
async function afresh() {
  vi.resetModules();
  const iconShapes = await import('./iconShapes.ts');
  const { makeIcon } = await import('./makeIcon.ts');
  return { ...iconShapes, Heart: makeIcon('Heart') };
}
afterEach(cleanup);

it('renders its paths at once if they are known', async () => {
  const { Heart, registerIconShapes } = await afresh();
  registerIconShapes({ Heart: heart });
  const svg = render(<Heart size={22} className="like" />).container.firstElementChild;
  expect(svg?.innerHTML).toBe(heart);
  expect(svg?.getAttribute('width')).toBe('22');
  expect(svg?.getAttribute('class')).toBe('like');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
});

it('fetches its lines where they are not known', async () => {
  const { Heart, loadIconShapes } = await afresh();
  const { container } = render(<Heart />);
  expect(container.firstElementChild?.innerHTML).toBe('');
  await act(loadIconShapes);
  expect(container.firstElementChild?.innerHTML).toBe(heart);
});

it('hydrates the paths of the server’s HTML without a warning', async () => {
  const { Heart } = await afresh();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Heart />).replace('></svg>', `>${heart}</svg>`);
  document.body.append(place);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, <Heart />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(place.firstElementChild?.innerHTML).toBe(heart);
  expect(errors).toEqual([]);
});
