import { between } from '../random.ts';
import { around, disc, fill, ground, halfDrop, line, ring, type Print } from './tile.ts';

const diamond = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`;

/** Diamonds within diamonds, stepped as a weaver steps them. */
export const diamonds: Print = ([base, main, accent, dark]) => {
  const [width, height] = [160, 240];
  const nest = (x: number, y: number) =>
    fill(diamond(x, y, 80, 120), dark) +
    fill(diamond(x, y, 72, 108), base) +
    fill(diamond(x, y, 62, 93), main) +
    line(diamond(x, y, 50, 75), dark, 4, 'stroke-dasharray="9 9"') +
    fill(diamond(x, y, 38, 57), dark) +
    fill(diamond(x, y, 31, 47), accent) +
    fill(diamond(x, y, 17, 26), dark) +
    fill(diamond(x, y, 10, 15), base);
  const joints = halfDrop(
    1,
    2,
    [160, 120],
    (x, y) => disc(x + 80, y, 9, accent) + ring(x + 80, y, 14, dark, 3),
  );
  return { width, height, svg: ground(width, height, base) + halfDrop(1, 2, [160, 120], nest) + joints };
};

/** Narrow strips sewn edge to edge, each with its own blocks of weft. */
export const strips: Print = ([base, main, accent, dark], chance) => {
  const [width, height, strip] = [360, 480, 90];
  const colors = [base, main, dark, accent];
  const blocks = Array.from({ length: 4 }, (_, column) => {
    const x = column * strip;
    const warp = [12, 30, 45, 60, 78]
      .map((dx) =>
        line(`M${x + dx} 0V${height}`, column % 2 ? dark : accent, dx === 45 ? 5 : 2, 'opacity=".55"'),
      )
      .join('');
    const weft = Array.from({ length: 4 }, (_weft, row) => {
      const y = row * 120 + (column % 2) * 60;
      const color = colors[(row + column * 2 + 1) % 4] ?? main;
      const bars = [0, 14, 28]
        .map((dy) => `<rect x="${x}" y="${y + dy}" width="${strip}" height="8" fill="${color}"/>`)
        .join('');
      const teeth = Array.from({ length: 5 }, (_tooth, tooth) =>
        fill(`M${x + tooth * 18} ${y + 40}l9 -11l9 11l-9 11z`, color),
      ).join('');
      return bars + teeth;
    }).join('');
    const cloth = `<rect x="${x}" width="${strip}" height="${height}" fill="${column % 2 ? main : base}"/>`;
    return cloth + warp + weft + line(`M${x} 0V${height}`, dark, between(chance, 2.4, 2.6), 'opacity=".7"');
  }).join('');
  return { width, height, svg: blocks };
};

/** Damask: a single colour whose pattern shows only in how it reflects light. */
export const damask: Print = ([base, main]) => {
  const [width, height] = [260, 360];
  const rosette = (x: number, y: number) => {
    const petals = around(8, 1).map(([dx, dy]) => {
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M18 0C40 -26 84 -22 104 0C84 22 40 26 18 0Z', main)}${line('M30 0H84', base, 4)}</g>`;
    });
    return (
      petals.join('') +
      ring(x, y, 16, main, 6) +
      disc(x, y, 6, main) +
      around(16, 118)
        .map(([dx, dy]) => disc(x + dx, y + dy, 5, main))
        .join('')
    );
  };
  const sprigs = halfDrop(1, 2, [260, 180], (x, y) =>
    line(
      `M${x} ${y + 128}q14 -38 0 -76q-14 38 0 76M${x - 26} ${y + 108}q4 -26 -6 -44M${x + 26} ${y + 108}q-4 -26 6 -44`,
      main,
      6,
    ),
  );
  return {
    width,
    height,
    svg: ground(width, height, base) + halfDrop(1, 2, [260, 180], (x, y) => rosette(x + 130, y)) + sprigs,
  };
};
