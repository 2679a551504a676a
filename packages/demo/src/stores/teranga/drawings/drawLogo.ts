import sharp, { type Sharp } from 'sharp';
import { awning, awningColours } from './awning.ts';
import { palette } from './palette.ts';
import { wordmark } from './wordmark.ts';

const size = { width: 960, height: 320 };
const sign = { radius: 44, awningHeight: 84, stripes: 12 };

/** The logo: the name on an indigo board under an awning, readable on light and dark pages. */
export function drawLogo(): Sharp {
  const scale = (size.width - 200) / wordmark.width;
  const baseline = 258;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}">
    <clipPath id="board"><rect width="${String(size.width)}" height="${String(size.height)}" rx="${String(sign.radius)}"/></clipPath>
    <g clip-path="url(#board)">
      <rect width="${String(size.width)}" height="${String(size.height)}" fill="${palette.indigo}"/>
      ${awning({ width: size.width, height: sign.awningHeight, stripes: sign.stripes, colours: awningColours })}
    </g>
    <path transform="translate(100 ${String(baseline)}) scale(${String(scale)})" fill="${palette.paper}" d="${wordmark.outline}"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}
