import { alone, type Scene } from './scene.ts';

const inBowl = { foot: 0.78 } as const;

/** Round category images: file name without extension → scene. */
export const categoryScenes: Record<string, Scene> = {
  'categorie-informatique': alone('indigo', 'laptop', { ...inBowl, size: 0.58, foot: 0.75 }),
  'categorie-telephones-audio': alone('marigold', 'headphone', { ...inBowl, size: 0.56 }),
  'categorie-photo': alone('paper', 'camera', { ...inBowl, size: 0.58, foot: 0.73 }),
  'categorie-meubles-deco': alone('chilli', 'couch-and-lamp', { ...inBowl, size: 0.6 }),
  'categorie-cuisine-table': alone('leaf', 'teapot', { ...inBowl, size: 0.58, foot: 0.75 }),
  'categorie-plantes-jardin': alone('paper', 'potted-plant', { ...inBowl, size: 0.62, foot: 0.8 }),
  'categorie-chaussures': alone('indigo', 'running-shoe', { ...inBowl, size: 0.58, footWidth: 0.6 }),
  'categorie-sport-loisirs': alone('leaf', 'soccer-ball', { ...inBowl, size: 0.54, footWidth: 0.7 }),
  'categorie-epicerie': {
    tint: 'marigold',
    objects: [
      { icon: 'banana', size: 0.42, x: 0.34, foot: 0.7, footWidth: 0.6 },
      { icon: 'tomato', size: 0.36, x: 0.66, foot: 0.7, footWidth: 0.7 },
      { icon: 'mango', size: 0.42, x: 0.5, foot: 0.82, footWidth: 0.6 },
    ],
  },
  'categorie-beaute': alone('chilli', 'lotion-bottle', { ...inBowl, size: 0.58 }),
  'categorie-mode': alone('marigold', 'dress', { ...inBowl, size: 0.62, foot: 0.8 }),
  'categorie-bijoux-montres': alone('indigo', 'ring', { ...inBowl, size: 0.56, footWidth: 0.6 }),
  'categorie-enfants': alone('leaf', 'teddy-bear', { ...inBowl, size: 0.6 }),
};
