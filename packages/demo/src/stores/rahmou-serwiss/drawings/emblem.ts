import { plane } from './landscape.ts';
import { circle, path, place, rect, stroke, type Drawing } from './shapes.ts';
import { corniche } from './scenes/corniche.ts';

const lagoon = '#0b5fa5';
const sunset = '#f07a35';
const paper = '#f3f9ff';

/** The mark: a ticket with its notches, a route that leaves it. */
function mark(): string {
  const ticket =
    'M40 112A40 40 0 0 1 80 72H432A40 40 0 0 1 472 112V214A42 42 0 0 0 472 298V400A40 40 0 0 1 432 440H80A40 40 0 0 1 40 400V298A42 42 0 0 0 40 214Z';
  return (
    path(ticket, lagoon) +
    stroke('M118 352Q190 190 352 178', paper, 16, '2 34') +
    circle(118, 352, 26, paper) +
    circle(118, 352, 11, lagoon) +
    plane(352, 176, 1.75, 62, sunset)
  );
}

/** The logo on a transparent background. */
export const logo = (): Drawing => ({ width: 512, height: 512, body: mark() });

/** What link previews show: the corniche, the mark on a ticket. */
export const preview = (): Drawing => {
  const scene = corniche();
  return {
    width: 1200,
    height: 630,
    body:
      `<svg width="1200" height="630" viewBox="330 60 1790 940" preserveAspectRatio="xMidYMid slice">${scene.body}</svg>` +
      place(
        60,
        330,
        rect(0, 0, 420, 240, '#ffffff', 26) +
          circle(300, 0, 18, '#1467a8') +
          circle(300, 240, 18, '#0f4f8b') +
          stroke('M300 34V206', '#c9d6e4', 6, '1 16') +
          place(40, 30, mark(), 0.36) +
          rect(324, 60, 60, 14, '#0a1b33', 6) +
          rect(324, 90, 44, 10, '#c9d6e4', 5) +
          rect(324, 140, 12, 60, '#0a1b33') +
          rect(342, 140, 6, 60, '#0a1b33') +
          rect(354, 140, 18, 60, '#0a1b33') +
          rect(378, 140, 6, 60, '#0a1b33'),
      ),
  };
};
