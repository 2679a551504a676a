import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { drawObject, type ObjectLook } from './drawObject.ts';
import { palette } from './palette.ts';

/** An object positioned in an image. */
export interface StandingObject extends ObjectLook {
  icon: string;
  /** Longer side, as a fraction of the image's height. */
  size: number;
  /** Centre, as a fraction of the width from the left. */
  x?: number;
  /** Height of its foot, as a part of the height from the top: further back is higher. */
  foot?: number;
  /** How much of its width touches the ground. */
  footWidth?: number;
}

export interface Stage {
  width: number;
  height: number;
}

const margin = 60;

async function contactShadow(width: number, left: number, ground: number): Promise<OverlayOptions> {
  const height = Math.max(36, Math.round(width * 0.13));
  const ellipse = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width + 2 * margin)}" height="${String(height + 2 * margin)}">
    <ellipse cx="50%" cy="50%" rx="${String(width / 2)}" ry="${String(height / 2)}" fill="${palette.ink}" opacity=".34"/></svg>`;
  const input = await sharp(Buffer.from(ellipse)).blur(18).png().toBuffer();
  return { input, left: left - margin, top: Math.round(ground - height * 0.62) - margin };
}

/** The soft shadow that an object casts on what is behind it. */
async function castShadow(object: Buffer, left: number, top: number): Promise<OverlayOptions> {
  const silhouette = await sharp(object)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .extractChannel('alpha')
    .png()
    .toBuffer();
  const { data: alpha, info } = await sharp(silhouette)
    .linear(0.22, 0)
    .blur(24)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const input = await sharp({ create: { ...size, channels: 3, background: palette.ink } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
  return { input, left: left - margin + 26, top: top - margin + 22 };
}

async function place(object: StandingObject, stage: Stage): Promise<OverlayOptions[]> {
  const { icon, size, x = 0.5, foot = 0.815, footWidth = 1.04, ...look } = object;
  const input = await drawObject(icon, Math.round(size * stage.height), look);
  const { width, height } = await sharp(input).metadata();
  const left = Math.round(x * stage.width - width / 2);
  const ground = Math.round(foot * stage.height);
  const shadowWidth = Math.round(width * footWidth);
  return [
    await castShadow(input, left, ground - height),
    await contactShadow(shadowWidth, Math.round(left + (width - shadowWidth) / 2), ground),
    { input, left, top: ground - height },
  ];
}

/** Composites objects and their shadows onto a backdrop, from back to front. */
export async function drawOnStage(backdrop: string, objects: StandingObject[], stage: Stage): Promise<Sharp> {
  const layers: OverlayOptions[] = [];
  for (const object of objects) layers.push(...(await place(object, stage)));
  const flat = await sharp(Buffer.from(backdrop)).composite(layers).png().toBuffer();
  return sharp(flat);
}
