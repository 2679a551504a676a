// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { layOutRest } from './layOutRest.ts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['firstView'];
});

/** A page of one piece that is seen, with one inside that waits, and two that wait, the last with another inside. */
function drawPage() {
  document.body.innerHTML =
    '<main><div id="seen"><ul id="inside"></ul></div><section id="below"></section></main><footer id="end"><div id="within"></div></footer>';
  for (const id of ['inside', 'below', 'end', 'within'])
    document.getElementById(id)?.style.setProperty('content-visibility', 'auto');
}

const laidOut = () =>
  [...document.body.querySelectorAll<HTMLElement>('[id]')]
    .filter((piece) => piece.style.getPropertyValue('content-visibility') === 'visible')
    .map(({ id }) => id);

it('lays out one piece each time there is leisure, what is within it after it, then takes the mark away', async () => {
  drawPage();
  document.documentElement.dataset['firstView'] = '';
  const steps: string[][] = [];
  const leisure = () => {
    steps.push(laidOut());
    return Promise.resolve();
  };
  await layOutRest(document, leisure);
  expect([...steps, laidOut()]).toEqual([
    [],
    ['inside'],
    ['inside', 'below'],
    ['inside', 'below', 'end'],
    ['inside', 'below', 'end', 'within'],
  ]);
  expect(document.documentElement.dataset['firstView']).toBeUndefined();
});

it('touches nothing of a page that was laid out at once', async () => {
  drawPage();
  await layOutRest(document, () => Promise.resolve());
  expect(laidOut()).toEqual([]);
});
