import type { DemoStore } from '../../demoStore.ts';

/** The departments, in the order of the lookbook. */
export const categories: DemoStore['categories'] = [
  { id: 'robes', name: 'Robes', image: 'rayon-robes.webp', isPopular: true },
  { id: 'boubous', name: 'Boubous', image: 'rayon-boubous.webp', isPopular: true },
  { id: 'ensembles', name: 'Ensembles', image: 'rayon-ensembles.webp', isPopular: true },
  { id: 'foulards', name: 'Foulards', image: 'rayon-foulards.webp', isPopular: true },
  { id: 'chemises', name: 'Chemises', image: 'rayon-chemises.webp', isPopular: true },
  { id: 'sacs', name: 'Sacs', image: 'panier-ndiassane.webp', isPopular: true },
  { id: 'sandales', name: 'Sandales', image: 'babouches-gandiol-or.webp', isPopular: false },
  { id: 'bijoux', name: 'Bijoux', image: 'plastron-linguere.webp', isPopular: false },
];

const theme = (slug: string, name: string, description: string): DemoStore['collections'][number] => ({
  id: slug,
  name,
  slug,
  description,
  image: `theme-${slug}.webp`,
});

/** The season's chapters. */
export const collections: DemoStore['collections'] = [
  theme(
    'tabaski',
    'Le matin de la Tabaski',
    'Des bazins battus jusqu’au glacé, pour la plus belle prière de l’année.',
  ),
  theme('nuit-indigo', 'Nuit indigo', 'Sept bains, mille nœuds : l’indigo des teinturières de Kayar.'),
  theme('bogolan', 'Terre écrite', 'Le bogolan de Ségou, tracé à la boue, coupé pour la ville.'),
  theme('mariages', 'Grands mariages', 'Du laiton, des soleils, des traînes. On vous verra.'),
  theme('corniche', 'Corniche', 'Du lin, des vagues, des semelles plates. Le vent fait le reste.'),
];
