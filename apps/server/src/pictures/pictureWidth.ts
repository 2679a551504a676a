import { pictureWidths } from '@teranga/core/media';

const wholeNumber = /^[1-9]\d{0,4}$/;

/** The width to make for `?w=`: the asked one or the next larger of the fixed list, its largest beyond; null for no number. */
export function widthFor(asked: string): number | null {
  if (!wholeNumber.test(asked)) return null;
  return pictureWidths.find((width) => width >= Number(asked)) ?? Math.max(...pictureWidths);
}
