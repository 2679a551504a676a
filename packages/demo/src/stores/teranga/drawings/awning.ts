import { palette } from './palette.ts';

export interface AwningShape {
  width: number;
  height: number;
  stripes: number;
  colours: readonly [string, string];
}

/** The brand's ornament: a stall's striped awning with a scalloped edge. Its box starts at 0, 0. */
export function awning({ width, height, stripes, colours }: AwningShape): string {
  const stripe = width / stripes;
  const radius = stripe / 2;
  const straight = height - radius;
  return Array.from({ length: stripes }, (_, index) => {
    const left = index * stripe;
    const colour = colours[index % 2 === 0 ? 0 : 1];
    return `<path fill="${colour}" d="M${left.toFixed(2)} 0h${stripe.toFixed(2)}v${straight.toFixed(2)}a${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1-${stripe.toFixed(2)} 0z"/>`;
  }).join('');
}

/** Awning colours shared by the logo and the hero image. */
export const awningColours = [palette.marigold, palette.paper] as const;
