import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAboveFoot } from './useAboveFoot.ts';

afterEach(cleanup);

const scrolled: unknown[] = [];

/** Gives an element its place, which jsdom knows nothing of. */
const place = (element: Element | null | undefined, top: number, bottom: number) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
};

/** A dialog whose actions end at 300 pixels. */
function Dialog({ notice, footTop }: { notice: string | null; footTop: number }) {
  const foot = useAboveFoot(notice);
  return (
    <dialog
      ref={(element) => {
        place(element?.firstElementChild, 200, 300);
        place(element?.lastElementChild, footTop, 500);
        // jsdom scrolls nothing.
        if (element) element.scrollBy = (how) => void scrolled.push(how);
      }}
    >
      <div data-actions />
      <div ref={foot} />
    </dialog>
  );
}

it.each([
  ['by what the foot covers, and a little more', 'Ajouté', 250, [{ top: 62 }]],
  ['not where the foot covers nothing', 'Ajouté', 320, []],
  ['not before anything is said', null, 250, []],
])('The dialog scrolls %s', (_how, notice, footTop, wanted) => {
  scrolled.length = 0;
  render(<Dialog notice={notice} footTop={footTop} />);
  expect(scrolled).toEqual(wanted);
});
