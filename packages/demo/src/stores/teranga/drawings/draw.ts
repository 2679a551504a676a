import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { calabashBackdrop, tableBackdrop } from './backdrops.ts';
import { drawHero } from './drawHero.ts';
import { drawLogo } from './drawLogo.ts';
import { tints, type Tint } from './palette.ts';
import { categoryScenes } from './scenes/categoryScenes.ts';
import { collectionScenes } from './scenes/collectionScenes.ts';
import { productScenes } from './scenes/productScenes.ts';
import type { Scene } from './scenes/scene.ts';
import { drawOnStage, type Stage } from './stage.ts';

const imagesFolder = path.join(import.meta.dirname, '..', 'images');
const webp = { quality: 82, effort: 6, smartSubsample: true };
const stages = {
  product: { width: 1200, height: 1200 },
  category: { width: 640, height: 640 },
  collection: { width: 1280, height: 960 },
} as const satisfies Record<string, Stage>;

type Backdrop = (tint: Tint, stage: Stage) => string;

function drawAll(scenes: Record<string, Scene>, stage: Stage, backdrop: Backdrop) {
  return Object.entries(scenes).map(
    ([name, { tint, objects }]) =>
      [name, () => drawOnStage(backdrop(tints[tint], stage), objects, stage)] as const,
  );
}

const drawings: (readonly [string, () => Sharp | Promise<Sharp>])[] = [
  ...drawAll(productScenes, stages.product, tableBackdrop),
  ...drawAll(categoryScenes, stages.category, calabashBackdrop),
  ...drawAll(collectionScenes, stages.collection, tableBackdrop),
  ['accueil', drawHero],
  ['logo', drawLogo],
];

/** Renders all images, or only those whose name contains the word given on the command line. */
const word = process.argv[2] ?? '';
await mkdir(imagesFolder, { recursive: true });
for (const [name, draw] of drawings) {
  if (!name.includes(word)) continue;
  const image = await draw();
  await image.webp(webp).toFile(path.join(imagesFolder, `${name}.webp`));
}
