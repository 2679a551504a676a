import { mix } from '../inks.ts';
import { darken, drapePiece, type Canvas } from './drape.ts';
import { transformOf, type Placed } from './piece.ts';
import { blurred, boxFor, drawPlane, drawSheet } from './raster.ts';

/** The studio backdrop: a painted wall that meets the floor, lit from the left. */
export interface Backdrop {
  wall: string;
  /** Share of the height at which the wall becomes floor; 1: there is no floor. */
  horizon?: number;
  /** SVG laid on the wall: an arch, a plinth's far side, a rod. */
  set?: string;
}

/** One image to render. */
export interface Scene {
  width: number;
  height: number;
  backdrop: Backdrop;
  figures: Placed[];
}

/** The empty studio. */
async function emptyStudio({ width, height, backdrop }: Scene): Promise<Canvas> {
  const { wall, horizon = 1, set = '' } = backdrop;
  const [bright, deep] = [mix(wall, '#fff6e8', 0.2), mix(wall, '#2a1218', 0.13)];
  const floorTop = (horizon * 100).toFixed(1);
  const content =
    `<defs><radialGradient id="w" cx=".3" cy=".26" r="1.05"><stop offset="0" stop-color="${bright}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset=".22" stop-color="${mix(wall, '#2a1218', 0.1)}" stop-opacity=".75"/><stop offset="1" stop-color="${mix(wall, '#fff6e8', 0.1)}" stop-opacity=".9"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#w)"/>` +
    (horizon < 1
      ? `<rect y="${floorTop}%" width="100%" height="${(100 - horizon * 100).toFixed(1)}%" fill="url(#f)"/>`
      : '') +
    set;
  const sheet = await drawSheet(boxFor(width, height), content);
  const data = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = sheet.data[i * 4 + c] ?? 0;
  return { width, height, data };
}

/** A figure's one soft shadow: on the wall behind it or on the floor under it. */
async function castShadow(canvas: Canvas, figure: Placed): Promise<void> {
  const { width, height } = canvas;
  const scale = figure.scale ?? 1;
  const outline = figure.pieces.map((piece) => `<path d="${piece.path}"/>`).join('');
  const placed = `<g transform="${transformOf(figure)}">${outline}</g>`;
  const [shift, drop] = [58 * scale, 40 * scale];
  const cast =
    figure.floor === undefined
      ? `<g transform="translate(${shift} ${drop})">${placed}</g>`
      : `<g transform="translate(${figure.floor * 0.62} ${figure.floor * 0.86}) matrix(1 0 -0.62 0.14 0 0)">${placed}</g>`;
  const soft = blurred(
    await drawPlane(boxFor(width, height), cast, 3),
    (figure.floor === undefined ? 34 : 20) * scale,
  );
  const strength = figure.floor === undefined ? 0.42 : 0.5;
  for (let i = 0; i < soft.data.length; i++) darken(canvas, i, (soft.data[i] ?? 0) * strength);
  if (figure.floor !== undefined) {
    const touch = blurred(
      await drawPlane(
        boxFor(width, height),
        `<clipPath id="c"><rect y="${figure.floor - 60 * scale}" width="100%" height="100%"/></clipPath><g clip-path="url(#c)"><g transform="translate(${10 * scale} ${8 * scale})">${placed}</g></g>`,
        3,
      ),
      12 * scale,
    );
    for (let i = 0; i < touch.data.length; i++) darken(canvas, i, (touch.data[i] ?? 0) * 0.6);
  }
}

/** Renders the scene as 8-bit RGB. */
export async function renderImage(
  scene: Scene,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const canvas = await emptyStudio(scene);
  for (const figure of scene.figures) await castShadow(canvas, figure);
  for (const figure of scene.figures) {
    for (const piece of figure.pieces)
      await drapePiece(canvas, piece, transformOf(figure), figure.scale ?? 1);
  }
  const data = Uint8Array.from(canvas.data, (value) => Math.max(0, Math.min(255, Math.round(value))));
  return { width: scene.width, height: scene.height, data };
}
