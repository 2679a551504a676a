import { imageWidths } from '@teranga/core/domain/media';

const wholeNumber = /^[1-9]\d{0,4}$/;

/**
 * How many times narrower images are in data-saver mode: phones request two to three device pixels
 * per CSS pixel.
 */
const dataSaverFactor = 3;

const nextLarger = (least: number): number =>
  imageWidths.find((width) => width >= least) ?? Math.max(...imageWidths);

/** The width to make in data-saver mode, instead of one of the fixed list. */
export const dataSaverWidth = (width: number): number => nextLarger(width / dataSaverFactor);

/**
 * The width for `?w=`: the next width of the fixed list, or its largest; null when not a number.
 */
export function widthFor(requested: string): number | null {
  if (!wholeNumber.test(requested)) return null;
  return nextLarger(Number(requested));
}
