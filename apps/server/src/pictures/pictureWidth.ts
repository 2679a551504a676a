import { pictureWidths } from '@teranga/core/media';

const wholeNumber = /^[1-9]\d{0,4}$/;

/** How many times narrower a picture is for who spends little: phones ask for two to three pixels for each that CSS counts. */
const sparingFactor = 3;

const nextLarger = (least: number): number =>
  pictureWidths.find((width) => width >= least) ?? Math.max(...pictureWidths);

/** The width to make for who spends little, instead of one of the fixed list. */
export const sparingWidth = (width: number): number => nextLarger(width / sparingFactor);

/** The width to make for `?w=`: the asked one or the next larger of the fixed list, its largest beyond; null for no number. */
export function widthFor(requested: string): number | null {
  if (!wholeNumber.test(requested)) return null;
  return nextLarger(Number(requested));
}
