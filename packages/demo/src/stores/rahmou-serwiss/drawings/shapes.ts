/** The flat tones of one image, from the sky to the foreground, and its light. */
export interface Tones {
  sky: string;
  far: string;
  mid: string;
  near: string;
  light: string;
}

/** An image: its size in pixels and its SVG content. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** Rounds a number so that the SVG text stays small. */
const n = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" opacity="${opacity}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity="${opacity}"/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A closed shape through points written `x,y x,y …`. */
export function polygon(points: string, fill: string): string {
  return `<polygon points="${points}" fill="${fill}"/>`;
}

export function stroke(d: string, color: string, width: number, dash = ''): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`;
}

/** Translates, scales and rotates content centred on 0,0. */
export function place(x: number, y: number, body: string, scale: number | string = 1, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})">${body}</g>`;
}

export function faded(opacity: number, body: string): string {
  return `<g opacity="${opacity}">${body}</g>`;
}

/** Repeats an SVG fragment `count` times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Chance that gives the same numbers for the same seed, from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The image as an SVG document; `view` crops it. */
export function document({ width, height, body }: Drawing, view = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${body}</svg>`;
}
