import type { Scene } from './scene.ts';

/** Collection images: file name without extension → scene. */
export const collectionScenes: Record<string, Scene> = {
  'collection-rentree': {
    tint: 'indigo',
    objects: [
      { icon: 'books', size: 0.42, x: 0.24, foot: 0.78 },
      { icon: 'notebook', size: 0.4, x: 0.79, foot: 0.77, turn: 6 },
      { icon: 'backpack', size: 0.62, x: 0.52, foot: 0.86 },
      { icon: 'pencil', size: 0.24, x: 0.84, foot: 0.9, footWidth: 0.6 },
    ],
  },
  'collection-table-du-ndogou': {
    tint: 'marigold',
    objects: [
      { icon: 'teapot', size: 0.46, x: 0.5, foot: 0.76 },
      { icon: 'teacup-without-handle', size: 0.34, x: 0.24, foot: 0.86 },
      { icon: 'cooked-rice', size: 0.36, x: 0.76, foot: 0.86 },
      { icon: 'baguette-bread', size: 0.26, x: 0.5, foot: 0.92, turn: 30, footWidth: 0.7 },
    ],
  },
  'collection-interieur-vert': {
    tint: 'leaf',
    objects: [
      { icon: 'framed-picture', size: 0.34, x: 0.22, foot: 0.5, footWidth: 0.1 },
      { icon: 'cactus', size: 0.44, x: 0.76, foot: 0.8, footWidth: 0.5 },
      { icon: 'potted-plant', size: 0.66, x: 0.48, foot: 0.84, footWidth: 0.5 },
    ],
  },
  'collection-dehors': {
    tint: 'leaf',
    objects: [
      { icon: 'tent', size: 0.56, x: 0.36, foot: 0.78 },
      { icon: 'bicycle', size: 0.46, x: 0.72, foot: 0.84 },
      { icon: 'soccer-ball', size: 0.2, x: 0.46, foot: 0.9, footWidth: 0.7 },
    ],
  },
  'collection-teletravail': {
    tint: 'paper',
    objects: [
      { icon: 'desktop-computer', size: 0.58, x: 0.46, foot: 0.8 },
      { icon: 'hot-beverage', size: 0.26, x: 0.79, foot: 0.86, footWidth: 0.7 },
      { icon: 'headphone', size: 0.3, x: 0.19, foot: 0.88 },
    ],
  },
  'collection-petits-prix': {
    tint: 'chilli',
    objects: [
      { icon: 'shopping-bags', size: 0.58, x: 0.42, foot: 0.84 },
      { icon: 'wrapped-gift', size: 0.38, x: 0.74, foot: 0.86 },
      { icon: 'mango', size: 0.22, x: 0.2, foot: 0.89, footWidth: 0.6 },
    ],
  },
};
