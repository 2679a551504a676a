import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useChosenBefore } from './useChosenBefore.ts';

function Quantity({ choose }: { choose: (value: string) => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [value, setValue] = useState('1');
  useChosenBefore(line, (chosen) => {
    choose(chosen);
    setValue(chosen);
  });
  return (
    <p ref={line}>
      <select name="quantity" value={value} onChange={({ target }) => setValue(target.value)}>
        {['1', '2', '3'].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </p>
  );
}

const lines = (chosen: string[][]) => (
  <>
    {chosen.map((each, at) => (
      <Quantity key={at} choose={(value) => each.push(value)} />
    ))}
  </>
);

/** Two lines of the server; the second is set to 3 before React hydrates them. */
async function hydrated() {
  const chosen: string[][] = [[], []];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(lines(chosen));
  const [, second] = container.querySelectorAll('select');
  if (second) second.value = '3';
  const root = await act(async () => hydrateRoot(container, lines(chosen)));
  const shown = Array.from(container.querySelectorAll('select'), ({ value }) => value);
  act(() => root.unmount());
  container.remove();
  return { chosen, shown };
}

it('The form calls the callback of the line that was changed', async () => {
  expect((await hydrated()).chosen).toEqual([[], ['3']]);
});

it('the form preserves what was chosen on screen', async () => {
  expect((await hydrated()).shown).toEqual(['1', '3']);
});
