import type { DemoStore } from '../../demoStore.ts';

const collection = (slug: string, name: string, description: string) => ({
  id: slug,
  slug,
  name,
  description,
  image: `collection-${slug}.webp`,
});

/** The shop windows: products of several aisles under one idea. */
export const collections: DemoStore['collections'] = [
  collection(
    'table-du-ndogou',
    'La table du ndogou',
    'Le thé, le café Touba, le riz de la vallée et la théière qui va avec : de quoi rompre le jeûne ensemble.',
  ),
  collection(
    'petits-prix',
    'À moins de 10 000 FCFA',
    'Les bonnes petites choses du quotidien, et des cadeaux qui ne vident pas la poche.',
  ),
  collection(
    'rentree',
    'Prêts pour la rentrée',
    'Sac, tablette, baskets, bureau : la liste de l’école et de la fac, sans courir tout Sandaga.',
  ),
  collection(
    'interieur-vert',
    'Un intérieur vert',
    'Des plantes qui supportent la chaleur, l’harmattan et les vacances.',
  ),
  collection(
    'dehors',
    'Dehors tout le week-end',
    'La corniche, la plage, le Lac Rose : ce qu’il faut pour courir, jouer, camper.',
  ),
  collection(
    'teletravail',
    'Télétravail serein',
    'Un écran, un bon siège, le silence : le bureau de la maison.',
  ),
];
