import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { deferredComponent } from './deferredComponent.tsx';

afterEach(cleanup);

function Word({ word }: { word: string }) {
  return <p>{word}</p>;
}

/** A component whose code resolves when the test decides. */
function aLateWord() {
  const requested: { come: () => void; fail: () => void }[] = [];
  const Late = deferredComponent<{ word: string }>(
    () =>
      new Promise((resolve, reject) =>
        requested.push({ come: () => resolve(Word), fail: () => reject(new Error('offline')) }),
      ),
  );
  return { Late, requested };
}

it('renders nothing and loads nothing on the server', () => {
  const { Late, requested } = aLateWord();
  expect(renderToString(<Late word="plus tard" />)).toBe('');
  expect(requested.length).toBe(0);
});

it('renders when its code is loaded, and at once the next time', async () => {
  const { Late, requested } = aLateWord();
  const { container } = render(<Late word="un" />);
  expect(container.textContent).toBe('');
  await act(async () => requested[0]?.come());
  expect(container.textContent).toBe('un');
  expect(render(<Late word="deux" />).container.textContent).toBe('deux');
  expect(requested.length).toBe(1);
});

it('loads failed code again when it renders next', async () => {
  const { Late, requested } = aLateWord();
  render(<Late word="un" />);
  await act(async () => requested[0]?.fail());
  const { container } = render(<Late word="deux" />);
  await act(async () => requested[1]?.come());
  expect(container.textContent).toBe('deux');
});
