import { between } from '../random.ts';
import { around, disc, fill, ground, halfDrop, line, ring, type Print } from './tile.ts';

/** Concentric shells that overlap like the roofs of a village, their lips set with beads. */
export const shells: Print = ([base, main, accent, dark]) => {
  const [width, height, radius] = [240, 240, 120];
  const shell = (x: number, y: number) =>
    disc(x, y, radius, dark) +
    disc(x, y, radius - 7, base) +
    around(28, radius - 17)
      .map(([dx, dy]) => disc(x + dx, y + dy, 4.6, dark))
      .join('') +
    disc(x, y, radius - 28, dark) +
    disc(x, y, radius - 33, main) +
    around(22, 1)
      .map(([dx, dy]) => line(`M${x + dx * 52} ${y + dy * 52}L${x + dx * 82} ${y + dy * 82}`, dark, 3.4))
      .join('') +
    disc(x, y, 48, dark) +
    disc(x, y, 43, accent) +
    disc(x, y, 28, dark) +
    disc(x, y, 23, base) +
    disc(x, y, 10, dark);
  return {
    width,
    height,
    svg: ground(width, height, main) + halfDrop(1, 4, [240, 60], (x, y) => shell(x, y + 20)),
  };
};

/** Feathers that fall both ways over a ground sown with seed. */
export const feathers: Print = ([base, main, accent, dark], chance) => {
  const [width, height] = [220, 320];
  const barbs = Array.from({ length: 13 }, (_, index) => {
    const y = -78 + index * 13;
    const reach = 34 * Math.sin(((index + 2) / 16) * Math.PI);
    return line(
      `M0 ${y + 16}Q${reach * 0.6} ${y + 6} ${reach} ${y - 8}M0 ${y + 16}Q${-reach * 0.6} ${y + 6} ${-reach} ${y - 8}`,
      dark,
      3,
    );
  }).join('');
  const vane = 'M0 -112C34 -92 48 -34 40 20C34 60 16 86 0 98C-16 86 -34 60 -40 20C-48 -34 -34 -92 0 -112Z';
  const feather = (x: number, y: number, turn: number, color: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(vane, dark)}${fill(vane, color, 'transform="scale(.9 .94)"')}${barbs}` +
    line('M0 -96L0 122', dark, 5) +
    disc(0, -62, 13, dark) +
    disc(0, -62, 8, base) +
    '</g>';
  const seeds = halfDrop(10, 14, [22, 22.857], (x, y) => disc(x, y, between(chance, 2.6, 2.6), main));
  const plumes = halfDrop(1, 2, [220, 160], (x, y, _column, row) => {
    const isOdd = ((row % 2) + 2) % 2 === 1;
    return feather(x + 110, y + 80, isOdd ? -152 : 28, isOdd ? accent : main);
  });
  return { width, height, svg: ground(width, height, base) + seeds + plumes };
};

const outline = (s: number) =>
  `M0 ${78 * s}C${-26 * s} ${58 * s} ${-60 * s} ${34 * s} ${-60 * s} ${-8 * s}C${-60 * s} ${-40 * s} ${-30 * s} ${-62 * s} 0 ${-62 * s}C${30 * s} ${-62 * s} ${60 * s} ${-40 * s} ${60 * s} ${-8 * s}C${60 * s} ${34 * s} ${26 * s} ${58 * s} 0 ${78 * s}Z`;

/** Pointed fish-scales, each with its own drop of light. */
export const scales: Print = ([base, main, accent, dark]) => {
  const [width, height] = [120, 140];
  const scale = (x: number, y: number, row: number) => {
    const color = ((row % 2) + 2) % 2 === 1 ? main : accent;
    const rays = [-24, -12, 0, 12, 24]
      .map((dx) => line(`M${dx * 0.5} 12L${dx} ${48 - Math.abs(dx) * 0.7}`, dark, 3))
      .join('');
    return `<g transform="translate(${x} ${y})">${fill(outline(1), dark)}${fill(outline(0.92), base)}${fill(outline(0.76), color)}${rays}${disc(0, 2, 11, dark)}${disc(0, 2, 6, base)}</g>`;
  };
  // Rows are rendered from the bottom up: each scale's point overlaps the row below it.
  const rows: string[] = [];
  for (let row = 5; row >= -3; row--) {
    for (let column = -1; column <= 2; column++) {
      rows.push(scale(column * 120 + (((row % 2) + 2) % 2) * 60, row * 70, row));
    }
  }
  return { width, height, svg: ground(width, height, base) + rows.join('') };
};

/** Great discs, cracked like wax, between which small suns turn. */
export const discs: Print = ([base, main, accent, dark], chance) => {
  const [width, height] = [320, 320];
  const cracks = Array.from({ length: 26 }, () => {
    const [x, y, angle] = [chance() * width, chance() * height, chance() * Math.PI];
    const [dx, dy] = [Math.cos(angle) * 34, Math.sin(angle) * 34];
    return line(
      `M${x - dx} ${y - dy}q${between(chance, -8, 8)} ${between(chance, -8, 8)} ${dx} ${dy}t${dx} ${dy}`,
      accent,
      1.6,
      'opacity=".55"',
    );
  }).join('');
  const big = (x: number, y: number) =>
    disc(x, y, 128, dark) +
    disc(x, y, 120, main) +
    around(44, 1)
      .map(([dx, dy]) => line(`M${x + dx * 98} ${y + dy * 98}L${x + dx * 113} ${y + dy * 113}`, dark, 5))
      .join('') +
    disc(x, y, 90, dark) +
    disc(x, y, 84, base) +
    ring(x, y, 72, dark, 3) +
    around(18, 61)
      .map(([dx, dy]) => disc(x + dx, y + dy, 6, main))
      .join('') +
    disc(x, y, 48, dark) +
    disc(x, y, 43, accent) +
    disc(x, y, 27, dark) +
    disc(x, y, 21, base) +
    disc(x, y, 9, dark);
  const sun = (x: number, y: number) =>
    around(12, 1)
      .map(([dx, dy]) => line(`M${x + dx * 17} ${y + dy * 17}L${x + dx * 27} ${y + dy * 27}`, main, 4))
      .join('') + disc(x, y, 11, main);
  const corners = [0, 320].flatMap((x) => [0, 320].map((y) => sun(x, y))).join('');
  return { width, height, svg: ground(width, height, base) + cracks + corners + big(160, 160) };
};

const wave = (y: number, amplitude: number) =>
  `M-60 ${y}` +
  Array.from({ length: 6 }, (_, index) => `q30 ${index % 2 ? amplitude : -amplitude} 60 0`).join('');

/** A swell of parallel waves with foam between them. */
export const swell: Print = ([base, main, accent, dark]) => {
  const [width, height] = [240, 192];
  const band = (y: number) =>
    line(wave(y, 46), dark, 40) +
    line(wave(y, 46), main, 31) +
    line(wave(y, 46), base, 4, 'stroke-dasharray="1 13"') +
    line(wave(y + 32, 46), accent, 9) +
    line(wave(y + 46, 46), dark, 3) +
    line(wave(y + 55, 46), dark, 3, 'stroke-dasharray="2 9"');
  return { width, height, svg: ground(width, height, base) + [-96, 0, 96, 192].map(band).join('') };
};
