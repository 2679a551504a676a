import { vi } from 'vitest';

/**
 * For tests with fake timers: a page come to at its top, with three pieces that wait for their turn to be laid out, the first in sight, the last with another inside.
 * `mark` is what stands at its document, `scrollY` how far it is scrolled.
 */
export function drawLongPage({ mark = '', scrollY = 0 }: { mark?: string | null; scrollY?: number } = {}) {
  const { dataset } = document.documentElement;
  if (mark === null) delete dataset['firstView'];
  else dataset['firstView'] = mark;
  document.body.innerHTML =
    '<header></header><main><ul><li id="seen"></li><li id="near"></li></ul><section id="far"><b id="within"></b></section></main>';
  const places: Record<string, number> = {
    seen: 10,
    near: window.innerHeight + 1,
    far: window.innerHeight * 2,
    within: window.innerHeight * 2,
  };
  for (const [id, top] of Object.entries(places)) {
    const piece = document.getElementById(id);
    if (piece) piece.getBoundingClientRect = () => new DOMRect(0, top);
  }
  // What a design says of the mark.
  const sheet = document.createElement('style');
  sheet.textContent =
    "[data-first-view] [id] { content-visibility: auto } [data-first-view='held'] :not(#within)[id] { content-visibility: hidden }";
  document.head.append(sheet);
  vi.stubGlobal('scrollY', scrollY);
  const held = () =>
    Object.keys(places).filter((id) => document.getElementById(id)?.style.contentVisibility === 'hidden');
  /** What is held after each of the next frames. */
  const frames = async (count: number) => {
    const steps: string[][] = [];
    while (steps.length < count) {
      await vi.advanceTimersByTimeAsync(16);
      steps.push(held());
    }
    return steps;
  };
  return { held, frames };
}
