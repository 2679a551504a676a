import { between, type Chance } from '../random.ts';
import { around, disc, ground, halfDrop, line, type Print, type Tile } from './tile.ts';

/**
 * A mark repeated nine times, so that what crosses one edge of the tile re-enters at the opposite
 * edge.
 */
function wrapped(width: number, height: number, mark: string): string {
  const shifts = [-1, 0, 1];
  return shifts
    .flatMap((column) =>
      shifts.map((row) => `<g transform="translate(${column * width} ${row * height})">${mark}</g>`),
    )
    .join('');
}

/** Indigo tied by hand: rings of pale pleats that never close quite the same way. */
export const tieDye: Print = ([base, main, accent, dark], chance) => {
  const [width, height] = [360, 360];
  const tied = (x: number, y: number, radius: number) => {
    const pleats = around(26, 1, chance()).map(([dx, dy]) => {
      const [inner, outer] = [radius * between(chance, 0.66, 0.74), radius * between(chance, 0.92, 1.12)];
      return line(
        `M${x + dx * inner} ${y + dy * inner}L${x + dx * outer} ${y + dy * outer}`,
        accent,
        between(chance, 3.5, 8),
        `opacity="${between(chance, 0.72, 1).toFixed(2)}"`,
      );
    });
    const core = around(13, 1, chance()).map(([dx, dy]) =>
      line(
        `M${x + dx * radius * 0.18} ${y + dy * radius * 0.18}L${x + dx * radius * 0.42} ${y + dy * radius * 0.42}`,
        accent,
        between(chance, 3, 6),
        'opacity=".8"',
      ),
    );
    return (
      disc(x, y, radius * 1.3, `${dark}66`) +
      disc(x, y, radius * 0.84, main) +
      pleats.join('') +
      core.join('') +
      disc(x, y, 5, dark)
    );
  };
  const stitches = halfDrop(1, 12, [360, 30], (x, y, column, row) =>
    row % 6 === 0 && column === 0
      ? line(`M${x - 360} ${y + 15}H${x + 720}`, accent, 5, 'stroke-dasharray="3 17" opacity=".85"')
      : '',
  );
  const svg =
    ground(width, height, base) +
    stitches +
    wrapped(width, height, tied(90, 105, 74) + tied(270, 285, 74)) +
    wrapped(width, height, tied(270, 105, 34) + tied(90, 285, 34));
  return { width, height, svg };
};

type Mark = (x: number, y: number, size: number, color: string, chance: Chance) => string;
const shaky = (chance: Chance) => between(chance, -3.5, 3.5);

const bogolanMarks: Mark[] = [
  (x, y, size, color, chance) =>
    [0.2, 0.5, 0.8]
      .map((share) =>
        line(
          `M${x + 8} ${y + size * share}` +
            Array.from(
              { length: 6 },
              (_, index) => `l${(size - 16) / 6 + shaky(chance) * 0.4} ${index % 2 ? 22 : -22}`,
            ).join(''),
          color,
          8,
        ),
      )
      .join(''),
  (x, y, size, color, chance) =>
    [0.25, 0.5, 0.75]
      .flatMap((dx) =>
        [0.25, 0.5, 0.75].map((dy) =>
          disc(x + size * dx + shaky(chance), y + size * dy + shaky(chance), 9 + shaky(chance) * 0.6, color),
        ),
      )
      .join(''),
  (x, y, size, color, chance) =>
    [0.25, 0.5, 0.75]
      .flatMap((dx) =>
        [0.3, 0.7].map((dy) => {
          const [cx, cy] = [x + size * dx + shaky(chance), y + size * dy + shaky(chance)];
          return line(`M${cx - 13} ${cy - 13}l26 26M${cx + 13} ${cy - 13}l-26 26`, color, 7);
        }),
      )
      .join(''),
  (x, y, size, color, chance) =>
    line(`M${x + 30} ${y + 10}V${y + size - 10}M${x + size - 30} ${y + 10}V${y + size - 10}`, color, 7) +
    [0.18, 0.34, 0.5, 0.66, 0.82]
      .map((dy) => line(`M${x + 30} ${y + size * dy + shaky(chance)}H${x + size - 30}`, color, 7))
      .join(''),
  (x, y, size, color) => {
    const [cx, cy] = [x + size / 2, y + size / 2];
    return (
      [58, 40, 22]
        .map((r) => line(`M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`, color, 7))
        .join('') + disc(cx, cy, 6, color)
    );
  },
  (x, y, size, color, chance) =>
    Array.from({ length: 5 }, (_, index) =>
      line(
        `M${x + 16 + index * 27} ${y + 18 + shaky(chance)}L${x + 16 + index * 27 + shaky(chance)} ${y + size - 18}`,
        color,
        9,
      ),
    ).join(''),
];

/** Mud-painted marks in squares separated by lines. */
export const bogolan: Print = ([base, main, accent], chance): Tile => {
  const [cells, size] = [4, 150];
  const width = cells * size;
  const squares: string[] = [];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const mark = bogolanMarks[(column * 2 + row * 3 + (column > 1 ? 1 : 0)) % bogolanMarks.length];
      const isDeep = (row + column) % 3 === 0;
      if (isDeep)
        squares.push(
          `<rect x="${column * size}" y="${row * size}" width="${size}" height="${size}" fill="${accent}"/>`,
        );
      squares.push(mark?.(column * size, row * size, size, main, chance) ?? '');
    }
  }
  const rules = [0, 1, 2, 3]
    .map((index) => line(`M0 ${index * size}H${width}M${index * size} 0V${width}`, main, 5))
    .join('');
  return { width, height: width, svg: ground(width, width, base) + squares.join('') + rules };
};
