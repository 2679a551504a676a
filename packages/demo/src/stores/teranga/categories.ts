import type { DemoStore } from '../../demoStore.ts';

const category = (id: string, name: string, isPopular: boolean) => ({
  id,
  name,
  image: `categorie-${id}.webp`,
  isPopular,
});

/** The aisles, in the order a visitor walks them. */
export const categories: DemoStore['categories'] = [
  category('telephones-audio', 'Téléphones & audio', true),
  category('informatique', 'Informatique', true),
  category('mode', 'Mode', true),
  category('chaussures', 'Chaussures', true),
  category('beaute', 'Beauté', true),
  category('epicerie', 'Épicerie', true),
  category('meubles-deco', 'Meubles & déco', true),
  category('cuisine-table', 'Cuisine & table', false),
  category('plantes-jardin', 'Plantes & jardin', true),
  category('sport-loisirs', 'Sport & loisirs', true),
  category('enfants', 'Enfants', true),
  category('bijoux-montres', 'Bijoux & montres', false),
  category('photo', 'Photo', false),
];
