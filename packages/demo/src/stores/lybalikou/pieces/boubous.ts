import { percentOff } from '../../teranga/productEntry.ts';
import { atelier, care } from '../ateliers.ts';
import { department, dyed, printed } from '../piece.ts';

const lengths = ['1,60 m', '1,70 m', '1,80 m'];

/** Wide cloths that fall to the floor, or nearly. */
export const boubous = department('Boubous', 'BOU', [
  {
    id: 'grand-boubou-signare',
    name: 'Grand boubou Signare',
    atelier: atelier.embroiderers,
    price: 125_000,
    text: 'Un seul pan de bazin riche, ouvert sur les côtés, qui entre dans la pièce avant vous. L’encolure est brodée à la main, point par point, pendant quatre jours.',
    fabric:
      'Bazin riche 100 % coton, damassé de rosaces et battu au maillet jusqu’au glacé. Six mètres par boubou.',
    cut: 'Taille unique en largeur, trois longueurs. Se porte avec son pagne et son moussor, livrés tous les deux.',
    care: care.bazin,
    details: ['Broderie au fil d’or, montée à la main', 'Pagne et moussor compris', 'Poche intérieure'],
    images: [
      {
        name: 'grand-boubou-signare.webp',
        alt: 'Grand boubou de bazin aubergine brodé d’or, avec son moussor',
      },
      { name: 'grand-boubou-signare-detail.webp', alt: 'Broderie d’or de l’encolure sur bazin aubergine' },
      { name: 'grand-boubou-signare-ivoire.webp', alt: 'Le même boubou en bazin ivoire' },
      { name: 'grand-boubou-signare-terre-cuite.webp', alt: 'Le même boubou en bazin terre cuite' },
    ],
    cloths: [
      dyed('Aubergine', '#43192f', 'grand-boubou-signare.webp', [3, 4, 2]),
      { ...dyed('Ivoire', '#efe3cd', 'grand-boubou-signare-ivoire.webp', [2, 0, 1]), price: 135_000 },
      dyed('Terre cuite', '#a9492a', 'grand-boubou-signare-terre-cuite.webp', [0, 2, 3]),
    ],
    sizes: lengths,
    tags: ['Bazin', 'Cérémonie', 'Brodé main'],
    themes: ['tabaski', 'mariages'],
    sold: 86,
    addedDaysAgo: 3,
  },
  {
    id: 'grand-boubou-kocc',
    name: 'Grand boubou Kocc, trois pièces',
    atelier: atelier.embroiderers,
    price: 145_000,
    text: 'Boubou, chemise longue et pantalon, d’un même bazin. Un plastron de spirales et rien d’autre : le reste est dans l’allure.',
    fabric:
      'Bazin riche 100 % coton, teint à Saint-Louis, battu deux fois. Neuf mètres pour les trois pièces.',
    cut: 'Ample aux épaules, droit jusqu’à la cheville. Le pantalon se serre par un cordon.',
    care: care.bazin,
    details: [
      'Plastron brodé à la machine Cornely',
      'Bonnet assorti compris',
      'Retouche offerte à l’atelier',
    ],
    images: [
      { name: 'grand-boubou-kocc.webp', alt: 'Grand boubou d’homme en bazin indigo, plastron brodé blanc' },
      { name: 'grand-boubou-kocc-detail.webp', alt: 'Spirales brodées du plastron, bazin indigo' },
      { name: 'grand-boubou-kocc-sauge.webp', alt: 'Le même boubou en bazin sauge' },
    ],
    cloths: [
      dyed('Indigo', '#232c5c', 'grand-boubou-kocc.webp', [2, 5, 4]),
      dyed('Sauge', '#7f8d70', 'grand-boubou-kocc-sauge.webp', [1, 2, 0]),
    ],
    sizes: lengths,
    tags: ['Bazin', 'Cérémonie', 'Homme', 'Brodé main'],
    themes: ['tabaski'],
    rules: [percentOff(15, -3, 12)],
    sold: 64,
    addedDaysAgo: 20,
  },
  {
    id: 'caftan-almadies',
    name: 'Caftan Almadies',
    atelier: atelier.house,
    price: 58_000,
    text: 'Droit comme une jetée, boutonné du cou au milieu, il se porte pieds nus aussi bien qu’en talons.',
    fabric: 'Wax « Écailles du fleuve », 100 % coton, imprimé à la cire des deux côtés.',
    cut: 'Droite, fendue à gauche jusqu’au genou. Manches longues, larges au poignet.',
    care: care.wax,
    details: ['Onze nœuds de passementerie', 'Deux poches dans les coutures'],
    images: [
      { name: 'caftan-almadies.webp', alt: 'Caftan long en wax à écailles vertes et or' },
      { name: 'caftan-almadies-detail.webp', alt: 'Nœuds de passementerie du caftan Almadies' },
    ],
    sizes: ['S', 'M', 'L', 'XL'],
    stock: [4, 6, 3, 1],
    tags: ['Wax', 'Quotidien'],
    themes: ['corniche'],
    sold: 41,
    addedDaysAgo: 9,
  },
  {
    id: 'boubou-court-ngor',
    name: 'Boubou court Ngor',
    atelier: atelier.house,
    price: 42_000,
    text: 'Le boubou des jours où l’on court : il s’arrête au genou et garde tout son vent.',
    fabric: 'Wax « Coquillages de Ngor », coton peigné 190 g, qui tient son pli.',
    cut: 'Ample, manches au coude, encolure en goutte brodée. Le pantalon étroit se vend à part, sur demande.',
    care: care.wax,
    images: [
      {
        name: 'boubou-court-ngor.webp',
        alt: 'Boubou court en wax à coquillages terre cuite, pantalon étroit aubergine',
      },
    ],
    sizes: ['S/M', 'L/XL'],
    stock: [7, 5],
    tags: ['Wax', 'Quotidien'],
    themes: ['corniche'],
    rules: [percentOff(20, -2, 9)],
    sold: 73,
    addedDaysAgo: 34,
  },
  {
    id: 'kimono-yoff',
    name: 'Kimono Yoff',
    atelier: atelier.house,
    price: 36_000,
    text: 'Ouvert devant, long derrière, il fait d’une robe simple une arrivée.',
    fabric: 'Wax « Houle de Yoff », coton léger 140 g, bordé de lin aubergine.',
    cut: 'Taille unique, manches larges. Se porte ouvert ou croisé sous une ceinture.',
    care: care.wax,
    images: [
      { name: 'kimono-yoff.webp', alt: 'Kimono long ouvert en wax à vagues bleues sur une robe ivoire' },
      { name: 'kimono-yoff-or.webp', alt: 'Le même kimono en vagues or sur une robe aubergine' },
    ],
    cloths: [
      printed('Houle bleue', 'kimono-yoff.webp', [9]),
      printed('Houle d’or', 'kimono-yoff-or.webp', [4]),
    ],
    tags: ['Wax', 'Plage'],
    themes: ['corniche', 'nuit-indigo'],
    sold: 58,
    addedDaysAgo: 1,
  },
]);
