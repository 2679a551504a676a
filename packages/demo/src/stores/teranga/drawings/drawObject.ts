import { createRequire } from 'node:module';
import sharp from 'sharp';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const iconSet = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet;

/**
 * Rendered far larger than needed: the icon set's masks have hard edges that only downscaling
 * smooths.
 */
const renderWidth = 1800;

export interface ObjectLook {
  /** Degrees round the colour wheel, for the other colours of a product. */
  hue?: number;
  saturation?: number;
  brightness?: number;
  /** Degrees, clockwise. */
  turn?: number;
  flipped?: boolean;
}

/** One object of the set, cut to its edges, its longer side `size` pixels. */
export async function drawObject(icon: string, size: number, look: ObjectLook = {}): Promise<Buffer> {
  const body = iconSet.icons[icon]?.body;
  if (body === undefined) throw new Error(`The icon set has no «${icon}».`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${String(renderWidth)}" height="${String(renderWidth)}" viewBox="0 0 32 32">${body}</svg>`;
  const { hue = 0, saturation = 1, brightness = 1, turn = 0, flipped = false } = look;
  const coloured = await sharp(Buffer.from(svg), { unlimited: true })
    .flop(flipped)
    .modulate({ hue, saturation, brightness })
    .png()
    .toBuffer();
  const turned = await sharp(coloured).rotate(turn, { background: '#0000' }).png().toBuffer();
  return sharp(turned)
    .trim({ background: '#0000', threshold: 4 })
    .resize(size, size, { fit: 'inside' })
    .png()
    .toBuffer();
}
