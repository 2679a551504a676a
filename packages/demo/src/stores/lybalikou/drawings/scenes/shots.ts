import type { Piece, Placed } from '../cloth/piece.ts';
import type { Backdrop, Scene } from '../cloth/renderImage.ts';

/** A scene built on demand. */
export type Shot = () => Scene;

/** The studio's painted walls. */
export const wall = {
  ivory: '#e4d6bd',
  sand: '#d9c7ad',
  clay: '#cfa78c',
  ochre: '#c08a68',
  rose: '#d8b4a4',
  sage: '#98a287',
  teal: '#64807d',
  plum: '#5a2a3c',
  dusk: '#7b5358',
} as const;

/** Upright, three to four: a page of the lookbook. */
export const portrait = { width: 1200, height: 1600 } as const;
/** Wide, sixteen to nine: a double page. */
export const spread = { width: 1600, height: 900 } as const;

/** Where a standing figure's feet are, in its own space. */
const feet = 1496;
/** The middle of a figure's own space. */
const middle = 600;

const upright = (backdrop: Backdrop, ...figures: Placed[]): Scene => ({ ...portrait, backdrop, figures });

/** The whole figure standing on the floor. */
export const standing =
  (pieces: Piece[], color: string): Shot =>
  () =>
    upright({ wall: color, horizon: 0.84 }, { pieces, y: 24, floor: feet + 22 });

/** A close-up of a figure: the point shown at the centre of the image, and the scale. */
export const near =
  (pieces: Piece[], color: string, scale: number, [x, y]: readonly [number, number] = [middle, 500]): Shot =>
  () =>
    upright(
      { wall: color },
      { pieces, scale, x: portrait.width / 2 - x * scale, y: portrait.height / 2 - y * scale },
    );

/** A thing laid or hung before the wall. */
export const flat =
  (pieces: Piece[], color: string, [x, y]: readonly [number, number] = [0, 0], scale = 1): Shot =>
  () =>
    upright(
      { wall: color },
      { pieces, scale, x: middle * (1 - scale) + x, y: (portrait.height / 2) * (1 - scale) + y },
    );

/** An object standing on the floor; `base` is the y coordinate of its contact with it. */
export const stood =
  (pieces: Piece[], color: string, base: number, scale = 1.1): Shot =>
  () => {
    const floor = 1330;
    return upright(
      { wall: color, horizon: 0.72 },
      { pieces, scale, x: middle * (1 - scale), y: floor - base * scale, floor },
    );
  };

/** Several figures side by side on a wide floor. */
export const group =
  (backdrop: Backdrop, size: { width: number; height: number }, figures: Placed[]): Shot =>
  () => ({ ...size, backdrop, figures });

/** A figure for a group: the position of its middle and its height. */
export const figure = (pieces: Piece[], x: number, floor: number, scale: number): Placed => ({
  pieces,
  scale,
  x: x - middle * scale,
  y: floor - feet * scale,
  floor,
});
