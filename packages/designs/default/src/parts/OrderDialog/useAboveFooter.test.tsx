import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAboveFooter } from './useAboveFooter.ts';

afterEach(cleanup);

/** Sets an element's rectangle, as jsdom has no layout. */
const place = (element: Element | null | undefined, top: number, bottom: number) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
};

/** A dialog whose choices end at 300 pixels. */
function Dialog({ notice, footerTop }: { notice: string | null; footerTop: number }) {
  const footer = useAboveFooter(notice);
  return (
    <dialog
      ref={(element) => {
        place(element?.firstElementChild, 200, 300);
        place(element?.lastElementChild, footerTop, 500);
      }}
    >
      <div />
      <div ref={footer} />
    </dialog>
  );
}

it.each([
  ['by what the footer covers, and a little more', 'Ajouté', 250, 62],
  ['not where the footer covers nothing', 'Ajouté', 320, 0],
  ['not before anything is said', null, 250, 0],
])('The dialog scrolls %s', (_how, notice, footerTop, wanted) => {
  const { container } = render(<Dialog notice={notice} footerTop={footerTop} />);
  expect(container.querySelector('dialog')?.scrollTop).toBe(wanted);
});
