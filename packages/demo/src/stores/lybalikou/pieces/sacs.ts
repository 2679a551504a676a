import { percentOff } from '../../teranga/productEntry.ts';
import { atelier, care } from '../ateliers.ts';
import { department, printed } from '../piece.ts';

/** Bags and baskets. */
export const sacs = department('Sacs', 'SAC', [
  {
    id: 'cabas-kermel',
    name: 'Cabas Kermel',
    atelier: atelier.leather,
    price: 34_000,
    text: 'Il porte les mangues, puis l’ordinateur, et ne s’en plaint pas.',
    fabric:
      'Wax « Coquillages de Ngor » contrecollé sur toile, fond et anses de cuir de chèvre tanné à la Médina.',
    cut: '42 × 36 × 14 cm. Anses à l’épaule, poche zippée, porte-clés.',
    care: care.leather,
    images: [
      { name: 'cabas-kermel.webp', alt: 'Cabas en wax à coquillages et cuir cognac' },
      { name: 'cabas-kermel-detail.webp', alt: 'Piqûre sellier et cuir du cabas Kermel' },
      { name: 'cabas-kermel-nuit.webp', alt: 'Cabas en coquillages de nuit et cuir ébène' },
    ],
    cloths: [
      printed('Terre, cuir cognac', 'cabas-kermel.webp', [7]),
      printed('Nuit, cuir ébène', 'cabas-kermel-nuit.webp', [4]),
    ],
    tags: ['Wax', 'Cuir', 'Quotidien'],
    sold: 126,
    addedDaysAgo: 3,
  },
  {
    id: 'sac-seau-soumbedioune',
    name: 'Sac seau Soumbédioune',
    atelier: atelier.leather,
    price: 29_000,
    text: 'Rond, profond, fermé d’un lien et de deux perles de bois. Comme les seaux du port, en mieux habillé.',
    fabric: 'Wax « Écailles du fleuve », base et anse de cuir.',
    cut: '28 × 30 cm, anse longue réglable.',
    care: care.leather,
    images: [
      { name: 'sac-seau-soumbedioune.webp', alt: 'Sac seau à écailles lagune et cuir cognac' },
      { name: 'sac-seau-soumbedioune-rose.webp', alt: 'Sac seau à écailles roses et cuir lie-de-vin' },
    ],
    cloths: [
      printed('Écailles lagune', 'sac-seau-soumbedioune.webp', [5]),
      printed('Écailles rose', 'sac-seau-soumbedioune-rose.webp', [1]),
    ],
    tags: ['Wax', 'Cuir'],
    sold: 88,
    addedDaysAgo: 15,
  },
  {
    id: 'pochette-penc',
    name: 'Pochette Pénc',
    atelier: atelier.leather,
    price: 21_500,
    text: 'Le soir tient dedans : le téléphone, le rouge, les clés, l’invitation.',
    fabric: 'Rabat en wax « Losanges de Médina », corps de cuir lisse.',
    cut: '28 × 17 cm. Fermoir et dragonne de laiton.',
    care: care.leather,
    images: [
      { name: 'pochette-penc.webp', alt: 'Pochette de cuir lie-de-vin, rabat à losanges aubergine' },
      { name: 'pochette-penc-brique.webp', alt: 'Pochette de cuir ébène, rabat à losanges brique' },
    ],
    cloths: [
      printed('Losanges aubergine', 'pochette-penc.webp', [6]),
      printed('Losanges brique', 'pochette-penc-brique.webp', [3]),
    ],
    tags: ['Cuir', 'Cérémonie', 'Cadeau'],
    themes: ['mariages'],
    rules: [percentOff(25, -1, 5)],
    sold: 72,
    addedDaysAgo: 25,
  },
  {
    id: 'besace-lune',
    name: 'Besace Lune',
    atelier: atelier.leather,
    price: 38_500,
    text: 'Un disque de bogolan cerclé de cuir. Elle se porte croisée et se pose comme un objet.',
    fabric: 'Bogolan de Ségou, cuir de chèvre, piqûre sellier.',
    cut: '26 cm de diamètre, soufflet de sept centimètres, sangle réglable.',
    care: care.leather,
    images: [
      { name: 'besace-lune.webp', alt: 'Sac rond en bogolan noir et cuir cognac' },
      { name: 'besace-lune-ocre.webp', alt: 'Sac rond en bogolan ocre et cuir ébène' },
    ],
    cloths: [
      printed('Bogolan noir', 'besace-lune.webp', [2]),
      printed('Bogolan ocre', 'besace-lune-ocre.webp', [4]),
    ],
    tags: ['Bogolan', 'Cuir', 'Fait main'],
    themes: ['bogolan'],
    sold: 54,
    addedDaysAgo: 6,
  },
  {
    id: 'panier-ndiassane',
    name: 'Panier Ndiassane',
    atelier: atelier.weavers,
    price: 19_000,
    text: 'Tressé de rônier, rayé d’aubergine, doublé de houle. Du marché à la plage, il ne change pas de pas.',
    fabric: 'Feuille de rônier teinte, anses de cuir, doublure de wax à lien.',
    cut: '46 × 34 cm.',
    care: 'Époussetez, ne mouillez pas. La doublure se retire et se lave à la main.',
    images: [
      { name: 'panier-ndiassane.webp', alt: 'Panier tressé à rayures aubergine, doublure à vagues or' },
    ],
    stock: [9],
    tags: ['Fait main', 'Plage'],
    themes: ['corniche'],
    sold: 99,
    addedDaysAgo: 18,
  },
]);
