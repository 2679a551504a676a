import type { Sharp } from 'sharp';
import { awning, awningColours } from './awning.ts';
import { palette, tints } from './palette.ts';
import { drawOnStage, type Stage, type StandingObject } from './stage.ts';

const stage: Stage = { width: 1600, height: 1200 };
const board = { height: 34 };
const shelves = { upper: 0.49, counter: 0.8 };

const objects: StandingObject[] = [
  { icon: 'amphora', size: 0.24, x: 0.1, foot: shelves.upper, footWidth: 0.6 },
  { icon: 'radio', size: 0.2, x: 0.265, foot: shelves.upper },
  { icon: 'potted-plant', size: 0.25, x: 0.42, foot: shelves.upper, footWidth: 0.6 },
  { icon: 'teapot', size: 0.19, x: 0.57, foot: shelves.upper },
  { icon: 'honey-pot', size: 0.19, x: 0.695, foot: shelves.upper, footWidth: 0.8 },
  { icon: 'lotion-bottle', size: 0.19, x: 0.797, foot: shelves.upper },
  { icon: 'teddy-bear', size: 0.19, x: 0.905, foot: shelves.upper },
  { icon: 'long-drum', size: 0.25, x: 0.095, foot: shelves.counter, footWidth: 0.7 },
  { icon: 'backpack', size: 0.24, x: 0.25, foot: shelves.counter },
  { icon: 'laptop', size: 0.25, x: 0.43, foot: shelves.counter },
  { icon: 'running-shoe', size: 0.19, x: 0.6, foot: shelves.counter, footWidth: 0.7 },
  { icon: 'handbag', size: 0.22, x: 0.755, foot: shelves.counter },
  { icon: 'basketball', size: 0.17, x: 0.91, foot: shelves.counter, footWidth: 0.6 },
  { icon: 'banana', size: 0.17, x: 0.24, foot: 0.955, footWidth: 0.7 },
  { icon: 'mango', size: 0.14, x: 0.35, foot: 0.965, footWidth: 0.6 },
  { icon: 'mango', size: 0.14, x: 0.46, foot: 0.97, turn: 14, flipped: true, footWidth: 0.6 },
  { icon: 'hot-pepper', size: 0.14, x: 0.55, foot: 0.96, footWidth: 0.5 },
  { icon: 'tomato', size: 0.13, x: 0.65, foot: 0.965, footWidth: 0.6 },
  { icon: 'watermelon', size: 0.17, x: 0.77, foot: 0.97, footWidth: 0.6 },
];

function productsOf(line: number): string {
  const top = line * stage.height - 4;
  return `<rect y="${String(top + board.height)}" width="${String(stage.width)}" height="46" fill="url(#under)"/>
    <rect y="${String(top)}" width="${String(stage.width)}" height="${String(board.height)}" fill="${tints.marigold.tableEdge}"/>
    <rect y="${String(top)}" width="${String(stage.width)}" height="6" fill="${tints.marigold.halo}" opacity=".7"/>`;
}

function stall(): string {
  const counter = shelves.counter * stage.height + board.height;
  const roof = { width: stage.width, height: 236, stripes: 16, colours: awningColours };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(stage.width)}" height="${String(stage.height)}">
    <defs>
      <linearGradient id="wall" x2="0" y2="1"><stop stop-color="${tints.indigo.table}"/><stop offset=".45" stop-color="${tints.indigo.wall}"/><stop offset="1" stop-color="${tints.indigo.wallEdge}"/></linearGradient>
      <linearGradient id="under" x2="0" y2="1"><stop stop-color="${palette.ink}" stop-opacity=".2"/><stop offset="1" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>
      <filter id="soft" x="-5%" y="-5%" width="110%" height="130%"><feGaussianBlur stdDeviation="16"/></filter>
    </defs>
    <rect width="${String(stage.width)}" height="${String(stage.height)}" fill="url(#wall)"/>
    ${productsOf(shelves.upper)}
    <rect y="${String(counter)}" width="${String(stage.width)}" height="${String(stage.height - counter)}" fill="${tints.marigold.wallEdge}"/>
    ${productsOf(shelves.counter)}
    <g transform="translate(0 22)" filter="url(#soft)" opacity=".3">${awning({ ...roof, colours: [palette.ink, palette.ink] })}</g>
    ${awning(roof)}
    <rect width="${String(stage.width)}" height="26" fill="${palette.indigo}"/>
  </svg>`;
}

/** The hero image: a well-ordered stall under its awning. */
export function drawHero(): Promise<Sharp> {
  return drawOnStage(stall(), objects, stage);
}
