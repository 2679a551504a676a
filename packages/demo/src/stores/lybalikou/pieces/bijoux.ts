import { percentOff } from '../../teranga/productEntry.ts';
import { atelier, care } from '../ateliers.ts';
import { department, printed } from '../piece.ts';

/** Jewels of brass, beads and cloth. */
export const bijoux = department('Bijoux', 'BIJ', [
  {
    id: 'creoles-du-fleuve',
    name: 'Créoles du fleuve',
    atelier: atelier.smiths,
    price: 15_000,
    text: 'Plus épaisses vers le bas, comme les faisaient les orfèvres de Podor. Elles ne pèsent pas : elles sont creuses.',
    fabric: 'Laiton martelé et poli, crochets dorés à l’or fin.',
    cut: '7 cm de haut, 11 g chacune.',
    care: care.metal,
    images: [
      { name: 'creoles-du-fleuve.webp', alt: 'Grandes créoles de laiton suspendues à une tige de bois' },
    ],
    stock: [90],
    tags: ['Laiton', 'Fait main', 'Cadeau'],
    sold: 152,
    addedDaysAgo: 2,
  },
  {
    id: 'boucles-soleil',
    name: 'Boucles Soleil',
    atelier: atelier.smiths,
    price: 7_500,
    text: 'Un soleil de Gorée par oreille. Aucun n’est coupé au même endroit.',
    fabric: 'Wax tendu sur bois, cercle de laiton, pompon de coton.',
    cut: '4,5 cm de diamètre, 9 cm avec le pompon.',
    care: care.metal,
    images: [
      { name: 'boucles-soleil.webp', alt: 'Boucles d’oreilles rondes en wax safran, pompons terre cuite' },
      { name: 'boucles-soleil-indigo.webp', alt: 'Boucles Soleil indigo, pompons d’or' },
    ],
    cloths: [
      printed('Soleils safran', 'boucles-soleil.webp', [22]),
      printed('Soleils indigo', 'boucles-soleil-indigo.webp', [13]),
    ],
    tags: ['Wax', 'Cadeau', 'Quotidien'],
    sold: 203,
    addedDaysAgo: 29,
  },
  {
    id: 'plastron-linguere',
    name: 'Collier plastron Linguère',
    atelier: atelier.smiths,
    price: 32_000,
    text: 'Cinq rangs, cent treize perles, un fermoir. Il remplace tout le reste.',
    fabric: 'Perles d’os, de laiton et de terre cuite émaillée, montées sur fil gainé.',
    cut: 'Cinq rangs de 38 à 52 cm, chaînette réglable.',
    care: care.metal,
    images: [
      {
        name: 'plastron-linguere.webp',
        alt: 'Collier plastron de cinq rangs de perles d’os, de laiton et de terre cuite',
      },
    ],
    stock: [2],
    tags: ['Perles', 'Cérémonie', 'Fait main'],
    themes: ['mariages', 'tabaski'],
    sold: 37,
    addedDaysAgo: 9,
  },
  {
    id: 'manchettes-serere',
    name: 'Manchettes sérères, les trois',
    atelier: atelier.smiths,
    price: 26_500,
    text: 'Deux de laiton gravé, une d’ébène. Ensemble elles sonnent ; seules elles se taisent.',
    fabric: 'Laiton gravé au burin, ébène du Sénégal huilé.',
    cut: 'Ouvertes, s’ajustent à tous les poignets.',
    care: care.metal,
    images: [
      {
        name: 'manchettes-serere.webp',
        alt: 'Trois manchettes de laiton et d’ébène empilées sur un socle de pierre',
      },
    ],
    stock: [5],
    tags: ['Laiton', 'Fait main', 'Cadeau'],
    themes: ['bogolan'],
    rules: [percentOff(12, -8, 4)],
    sold: 48,
    addedDaysAgo: 21,
  },
  {
    id: 'sautoir-perles',
    name: 'Sautoir de perles de verre',
    atelier: atelier.smiths,
    price: 18_000,
    text: 'Verre pilé, moulé, cuit au sable, puis poli à la main ; au bout, un disque de bronze.',
    fabric: 'Perles de verre recyclé, pendentif de bronze à la cire perdue.',
    cut: '82 cm, s’enfile sans fermoir.',
    care: care.metal,
    images: [
      { name: 'sautoir-perles.webp', alt: 'Sautoir de perles terre cuite et os, pendentif de bronze' },
      { name: 'sautoir-perles-aubergine.webp', alt: 'Sautoir de perles aubergine et or' },
    ],
    cloths: [
      printed('Terre et os', 'sautoir-perles.webp', [6]),
      printed('Aubergine et or', 'sautoir-perles-aubergine.webp', [0]),
    ],
    tags: ['Perles', 'Cadeau'],
    sold: 61,
    addedDaysAgo: 33,
  },
]);
