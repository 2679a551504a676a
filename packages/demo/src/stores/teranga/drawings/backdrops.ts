import type { Tint } from './palette.ts';
import type { Stage } from './stage.ts';

/** Where the wall meets the table, as a part of the height. */
const tableTop = 0.69;

const haloStops = (colour: string) => `<stop stop-color="${colour}"/>
  <stop offset=".35" stop-color="${colour}" stop-opacity=".86"/>
  <stop offset=".7" stop-color="${colour}" stop-opacity=".34"/>
  <stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;

/** A wall in soft light and a table before it. */
export function tableBackdrop({ wall, wallEdge, halo, table, tableEdge }: Tint, stage: Stage): string {
  const { width, height } = stage;
  const edge = height * tableTop;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
    <defs>
      <linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wallEdge}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
      <linearGradient id="table" x2="0" y2="1"><stop stop-color="${table}"/><stop offset="1" stop-color="${tableEdge}"/></linearGradient>
      <radialGradient id="halo">${haloStops(halo)}</radialGradient>
    </defs>
    <rect width="${String(width)}" height="${String(height)}" fill="url(#wall)"/>
    <ellipse cx="${String(width / 2)}" cy="${String(height * 0.45)}" rx="${String(width * 0.63)}" ry="${String(height * 0.63)}" fill="url(#halo)"/>
    <rect y="${String(edge)}" width="${String(width)}" height="${String(height - edge)}" fill="url(#table)"/>
    <rect y="${String(edge)}" width="${String(width)}" height="7" fill="${halo}" opacity=".55"/>
  </svg>`;
}

/** The inside of a calabash seen from above, made to be cut round. */
export function calabashBackdrop({ wall, wallEdge, halo, table, tableEdge }: Tint, stage: Stage): string {
  const side = String(stage.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">
    <defs>
      <radialGradient id="bowl" cx=".5" cy=".42" r=".58"><stop stop-color="${halo}"/><stop offset=".55" stop-color="${wall}"/><stop offset="1" stop-color="${wallEdge}"/></radialGradient>
    </defs>
    <rect width="100" height="100" fill="${tableEdge}"/>
    <circle cx="50" cy="50" r="50" fill="${table}"/>
    <circle cx="50" cy="50" r="46.5" fill="url(#bowl)"/>
  </svg>`;
}
