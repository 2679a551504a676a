/** Where something is in the window, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How much room, in pixels, is left between what floats and a button. */
export const clearancePx = 8;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - clearancePx,
  right: right + clearancePx,
  top: top - clearancePx,
  bottom: bottom + clearancePx,
});

/** How far up, in pixels, what rests at `rest` has to move so as to cover none of the buttons; they are passed from the lowest up. */
export function clearLift({ left, right, top, bottom }: Box, buttons: readonly Box[]): number {
  let lift = 0;
  for (const button of buttons.toSorted((a, b) => b.bottom - a.bottom).map(grown)) {
    const lifted = { left, right, top: top - lift, bottom: bottom - lift };
    if (overlaps(lifted, button)) lift = bottom - button.top;
  }
  return lift;
}
