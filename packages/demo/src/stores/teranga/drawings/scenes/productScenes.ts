import { alone, type Scene } from './scene.ts';

/** Images of products without a photograph: file name without extension → scene. */
export const productScenes: Record<string, Scene> = {
  // Téléphones et audio
  'smartphone-double-sim': alone('indigo', 'mobile-phone', { size: 0.64 }),
  'casque-audio': alone('marigold', 'headphone', { size: 0.62 }),
  'radio-portative': alone('leaf', 'radio', { size: 0.62 }),
  'torche-rechargeable': alone('indigo', 'flashlight', { size: 0.58, foot: 0.76, footWidth: 0.5 }),
  // Cuisine et table
  'theiere-rouge': alone('paper', 'teapot', { size: 0.6 }),
  'theiere-bleue': alone('paper', 'teapot', { size: 0.6, hue: 250 }),
  'poele-28': alone('chilli', 'cooking', { size: 0.66, foot: 0.84, footWidth: 0.8 }),
  'panier-tresse': alone('leaf', 'basket', { size: 0.66 }),
  'amphore-terre-cuite': alone('marigold', 'amphora', { size: 0.68, footWidth: 0.6 }),
  // Épicerie
  'riz-brise': alone('leaf', 'cooked-rice', { size: 0.6 }),
  'miel-de-casamance': alone('indigo', 'honey-pot', { size: 0.66, footWidth: 0.8 }),
  'arachides-grillees': {
    tint: 'chilli',
    objects: [
      { icon: 'peanuts', size: 0.34, x: 0.3, foot: 0.72, turn: 30, footWidth: 0.7 },
      { icon: 'peanuts', size: 0.34, x: 0.7, foot: 0.73, turn: -50, footWidth: 0.7 },
      { icon: 'peanuts', size: 0.42, x: 0.5, foot: 0.86, turn: 6, footWidth: 0.7 },
    ],
  },
  'mangues-kent': {
    tint: 'leaf',
    objects: [
      { icon: 'mango', size: 0.4, x: 0.32, foot: 0.77, turn: -14, footWidth: 0.6 },
      { icon: 'mango', size: 0.4, x: 0.68, foot: 0.77, turn: 16, flipped: true, footWidth: 0.6 },
      { icon: 'mango', size: 0.46, x: 0.5, foot: 0.87, footWidth: 0.6 },
    ],
  },
  'cafe-touba': alone('marigold', 'hot-beverage', { size: 0.6, foot: 0.83, footWidth: 0.7 }),
  'the-menthe': alone('leaf', 'teacup-without-handle', { size: 0.62 }),
  'piments-frais': {
    tint: 'marigold',
    objects: [
      { icon: 'hot-pepper', size: 0.4, x: 0.3, foot: 0.76, turn: -20, footWidth: 0.5 },
      { icon: 'hot-pepper', size: 0.4, x: 0.7, foot: 0.76, turn: 12, flipped: true, footWidth: 0.5 },
      { icon: 'hot-pepper', size: 0.46, x: 0.5, foot: 0.87, footWidth: 0.5 },
    ],
  },
  // Beauté
  'savon-karite': alone('leaf', 'soap', { size: 0.6, footWidth: 0.6 }),
  'lait-corporel': alone('marigold', 'lotion-bottle', { size: 0.66 }),
  'rouge-a-levres-hibiscus': alone('paper', 'lipstick', { size: 0.66 }),
  'rouge-a-levres-terracotta': alone('paper', 'lipstick', {
    size: 0.66,
    hue: 45,
    saturation: 0.8,
    brightness: 0.95,
  }),
  'rouge-a-levres-prune': alone('paper', 'lipstick', {
    size: 0.66,
    hue: 320,
    saturation: 0.8,
    brightness: 0.8,
  }),
  'peigne-afro': alone('chilli', 'hair-pick', { size: 0.66, footWidth: 0.95 }),
  // Mode
  'robe-ete-bleue': alone('marigold', 'dress', { size: 0.7, footWidth: 0.9 }),
  'robe-ete-corail': alone('marigold', 'dress', { size: 0.7, footWidth: 0.9, hue: 110, brightness: 1.3 }),
  'robe-ete-prune': alone('marigold', 'dress', {
    size: 0.7,
    footWidth: 0.9,
    hue: 50,
    saturation: 0.8,
    brightness: 0.95,
  }),
  't-shirt-vert': alone('paper', 't-shirt', { size: 0.66, footWidth: 0.7 }),
  't-shirt-bleu': alone('paper', 't-shirt', { size: 0.66, footWidth: 0.7, hue: 140 }),
  't-shirt-orange': alone('paper', 't-shirt', { size: 0.66, footWidth: 0.7, hue: 290 }),
  'jean-droit': alone('chilli', 'jeans', { size: 0.7, footWidth: 0.8 }),
  'sac-a-main-bicolore': alone('leaf', 'handbag', { size: 0.66 }),
  'casquette-bleue': alone('chilli', 'billed-cap', { size: 0.72, foot: 0.8 }),
  'casquette-rouge': alone('chilli', 'billed-cap', { size: 0.72, foot: 0.8, hue: 110 }),
  'casquette-verte': alone('chilli', 'billed-cap', { size: 0.72, foot: 0.8, hue: 220 }),
  'lunettes-de-soleil': alone('marigold', 'sunglasses', { size: 0.74, foot: 0.72 }),
  // Bijoux et montres
  'bague-pierre-bleue': alone('chilli', 'ring', { size: 0.62, footWidth: 0.6 }),
  'montre-classique': alone('paper', 'watch', { size: 0.68, foot: 0.84, footWidth: 0.5 }),
  'chapelet-bois': alone('indigo', 'prayer-beads', { size: 0.68, footWidth: 0.6 }),
  // Chaussures
  'tongs-bleues': alone('marigold', 'thong-sandal', { size: 0.66, footWidth: 0.7 }),
  'mocassins-cuir': alone('leaf', 'mans-shoe', { size: 0.74, foot: 0.78 }),
  // Enfants
  'ours-en-peluche': alone('leaf', 'teddy-bear', { size: 0.68 }),
  'trottinette-pliable': alone('chilli', 'kick-scooter', { size: 0.7 }),
  'cerf-volant': alone('indigo', 'kite', { size: 0.7, foot: 0.78, footWidth: 0.3 }),
  'boulier-bois': alone('indigo', 'abacus', { size: 0.64 }),
  'sac-a-dos-rose': alone('indigo', 'backpack', { size: 0.68 }),
  'sac-a-dos-bleu': alone('indigo', 'backpack', { size: 0.68, hue: 260 }),
  'sac-a-dos-vert': alone('indigo', 'backpack', { size: 0.68, hue: 150 }),
  // Musique
  'djembe-de-casamance': alone('leaf', 'long-drum', { size: 0.7, footWidth: 0.7 }),
};
