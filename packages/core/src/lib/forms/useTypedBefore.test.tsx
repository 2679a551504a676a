import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTypedBefore } from './useTypedBefore.ts';

function Choice() {
  const early = useTypedBefore(['way']);
  const [chosen, choose] = useState<string | null>(null);
  const way = chosen ?? early['way'] ?? 'delivery';
  return (
    <form>
      {['delivery', 'pickup'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="way"
            value={value}
            checked={value === way}
            onChange={() => choose(value)}
          />
          {value}
        </label>
      ))}
      <output>{way}</output>
    </form>
  );
}

/** The server's HTML of the form; `press` is chosen before React hydrates it. */
async function hydrate(press: string | null) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Choice />);
  container.querySelector<HTMLInputElement>(`[value="${press}"]`)?.click();
  const root = await act(async () => hydrateRoot(container, <Choice />));
  const shown = screen.getByRole('status').textContent;
  const checked = screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  act(() => root.unmount());
  container.remove();
  return { shown, checked };
}

it('A choice made before hydration stays chosen', async () => {
  expect(await hydrate('pickup')).toEqual({ shown: 'pickup', checked: 'pickup' });
});

it('A field that nobody touched keeps the value of the HTML', async () => {
  expect(await hydrate(null)).toEqual({ shown: 'delivery', checked: 'delivery' });
});

it('A page that was opened later has nothing typed', () => {
  const other = document.body.appendChild(document.createElement('input'));
  other.name = 'way';
  other.value = 'pickup';
  render(<Choice />);
  expect(screen.getByRole('status').textContent).toBe('delivery');
  other.remove();
});
