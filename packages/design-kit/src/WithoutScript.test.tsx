import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { WithoutScript } from './WithoutScript.tsx';

afterEach(cleanup);

const page = (
  <main>
    <WithoutScript>Mettre à jour</WithoutScript>
  </main>
);

it('the element is in the document that the server sends, marked for the style that hides it', () => {
  expect(renderToString(page)).toBe('<main><span data-without-script="">Mettre à jour</span></main>');
});

it('the element is gone once the page is hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const root = await act(() => hydrateRoot(container, page));
  expect(container.innerHTML).toBe('<main></main>');
  act(() => root.unmount());
});

it('the element is not rendered by a page that the browser renders', () => {
  expect(render(page).container.textContent).toBe('');
});
