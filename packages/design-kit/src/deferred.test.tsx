import { untilLoaded } from '@teranga/core/lib/retry';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from './deferred.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Word({ word }: { word: string }) {
  return <p>{word}</p>;
}

/** A component whose code resolves when the test decides. */
function aLateWord() {
  const requested: { come: () => void; fail: () => void }[] = [];
  const Late = deferred<{ word: string }>(
    () =>
      new Promise((resolve, reject) =>
        requested.push({ come: () => resolve(Word), fail: () => reject(new Error('offline')) }),
      ),
  );
  return { Late, requested };
}

it('A deferred component renders nothing and loads nothing on the server', () => {
  const { Late, requested } = aLateWord();
  expect(renderToString(<Late word="plus tard" />)).toBe('');
  expect(requested.length).toBe(0);
});

it('A deferred component renders when its code is loaded, and at once the next time', async () => {
  const { Late, requested } = aLateWord();
  const { container } = render(<Late word="un" />);
  expect(container.textContent).toBe('');
  await act(async () => requested[0]?.come());
  expect(container.textContent).toBe('un');
  expect(render(<Late word="deux" />).container.textContent).toBe('deux');
  expect(requested.length).toBe(1);
});

it('the component refetches failed code until it comes', async () => {
  vi.useFakeTimers();
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const { Late, requested } = aLateWord();
  const { container } = render(<Late word="un" />);
  await act(async () => requested[0]?.fail());
  await act(() => vi.advanceTimersByTimeAsync(untilLoaded.firstMs));
  await act(async () => requested[1]?.come());
  expect(container.textContent).toBe('un');
  expect(errors).toHaveBeenCalledWith(new Error('offline'));
});
