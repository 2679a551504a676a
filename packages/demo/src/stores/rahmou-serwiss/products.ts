import type { DemoProduct, DemoVariation } from '../../demoStore.ts';

const house = 'Rahmou Voyage';

const caseColors = {
  Lagon: { value: '#0b5fa5', file: 'valise-lagon.webp', code: 'LAG' },
  Couchant: { value: '#d9581a', file: 'valise-couchant.webp', code: 'COU' },
  Marine: { value: '#1d3557', file: 'valise-marine.webp', code: 'MAR' },
};

function suitcase(color: keyof typeof caseColors, litres: 40 | 55, quantity: number): DemoVariation {
  const { value, file, code } = caseColors[color];
  return {
    sku: `RS-VAL-${code}-${litres}`,
    isEnabled: true,
    quantity,
    sellingPrice: litres === 40 ? 42_500 : 54_000,
    picture: file,
    pictures: [file, 'valise-ouverte.webp'],
    options: [
      { name: 'Couleur', value, valueType: 'color', shortValue: color },
      { name: 'Contenance', value: `${litres} litres`, valueType: 'text', shortValue: `${litres} L` },
    ],
  };
}

function cushion(model: string, code: string, image: string, price: number, quantity: number): DemoVariation {
  return {
    sku: `RS-COU-${code}`,
    isEnabled: true,
    quantity,
    sellingPrice: price,
    picture: image,
    pictures: [image],
    options: [{ name: 'Modèle', value: model, valueType: 'text' }],
  };
}

type Simple = Pick<
  DemoProduct,
  'id' | 'sku' | 'name' | 'description' | 'category' | 'sellingPrice' | 'quantity'
> & {
  image: string;
  alt: string;
  sold: number;
  addedDaysAgo: number;
} & Partial<DemoProduct>;

const simple = ({ image, alt, ...product }: Simple): DemoProduct => ({
  brand: house,
  tags: [],
  collections: [],
  multiPricing: [],
  variations: [],
  images: [{ name: image, alt }],
  ...product,
});

/** The traveller's shop. */
export const products: DemoProduct[] = [
  simple({
    id: 'valise-cabine-teranga',
    sku: 'RS-VAL',
    name: 'Valise cabine Teranga',
    description:
      '<p>Aux dimensions de toutes les compagnies qui partent de Dakar : elle reste avec vous.</p><ul><li>Coque rigide, quatre roues doubles</li><li>Cadenas TSA intégré</li><li>40 litres en cabine, 55 litres pour la semaine</li></ul>',
    category: 'Bagages',
    tags: ['cabine', 'famille'],
    collections: ['tout-pour-la-cabine'],
    sellingPrice: 42_500,
    quantity: 0,
    image: 'valise-lagon.webp',
    alt: 'Valise cabine bleue à coque rigide, poignée sortie',
    variations: [
      suitcase('Lagon', 40, 14),
      suitcase('Lagon', 55, 6),
      suitcase('Couchant', 40, 9),
      suitcase('Marine', 40, 0),
      suitcase('Marine', 55, 4),
    ],
    sold: 86,
    addedDaysAgo: 4,
  }),
  simple({
    id: 'coussin-de-voyage',
    sku: 'RS-COU',
    name: 'Coussin de voyage',
    description:
      '<p>Pour dormir de Dakar à Istanbul sans torticolis.</p><ul><li>Housse en coton lavable</li><li>Mémoire de forme, ou gonflable et plat dans la poche</li></ul>',
    category: 'Confort',
    tags: ['cabine', 'long-courrier'],
    collections: ['tout-pour-la-cabine'],
    sellingPrice: 6_500,
    quantity: 0,
    image: 'coussin-memoire.webp',
    alt: 'Coussin de voyage en forme de U, vert lagune',
    variations: [
      cushion('Mémoire de forme', 'MEM', 'coussin-memoire.webp', 11_500, 22),
      cushion('Gonflable', 'GON', 'coussin-gonflable.webp', 6_500, 35),
    ],
    sold: 131,
    addedDaysAgo: 9,
  }),
  simple({
    id: 'adaptateur-universel',
    sku: 'RS-ADA',
    name: 'Adaptateur universel',
    description:
      '<p>Une seule prise pour l’Europe, l’Amérique, le Golfe et la Turquie.</p><ul><li>Trois ports USB, dont un USB-C</li><li>Fusible de rechange fourni</li></ul>',
    category: 'Accessoires',
    tags: ['famille'],
    collections: ['pret-pour-l-omra', 'tout-pour-la-cabine'],
    sellingPrice: 12_000,
    quantity: 40,
    multiPricing: [{ type: 'ADJUSTMENT', amount: -15, percentage: true, startsInDays: -3, endsInDays: 21 }],
    image: 'adaptateur.webp',
    alt: 'Adaptateur de prise universel blanc avec trois ports USB',
    sold: 204,
    addedDaysAgo: 2,
  }),
  simple({
    id: 'pochette-passeport',
    sku: 'RS-POC',
    name: 'Pochette passeport en cuir',
    description:
      '<p>Cousue par un maroquinier de Ngaye Méckhé. Le passeport, le carnet jaune et la carte d’embarquement au même endroit.</p><ul><li>Cuir pleine fleur</li><li>Doublure qui bloque la lecture sans contact</li></ul>',
    category: 'Papiers',
    tags: ['cadeau'],
    collections: ['pret-pour-l-omra'],
    sellingPrice: 15_000,
    quantity: 18,
    image: 'pochette.webp',
    alt: 'Pochette en cuir brun d’où dépasse un passeport vert',
    sold: 97,
    addedDaysAgo: 14,
  }),
  simple({
    id: 'guide-dakar-et-goree',
    sku: 'RS-GUI',
    name: 'Guide « Dakar et Gorée »',
    description:
      '<p>Cent douze pages écrites à Dakar : les plages, les tables, les horaires de la chaloupe, et les mots de wolof qui ouvrent les portes.</p>',
    category: 'Papiers',
    tags: ['cadeau'],
    sellingPrice: 8_500,
    quantity: 60,
    image: 'guide.webp',
    alt: 'Livre dont la couverture montre la mosquée de la Divinité',
    sold: 45,
    addedDaysAgo: 6,
  }),
  simple({
    id: 'etiquettes-de-bagage',
    sku: 'RS-ETI',
    name: 'Étiquettes de bagage, lot de deux',
    description:
      '<p>Votre nom caché sous un rabat, vos couleurs visibles de loin sur le tapis.</p><ul><li>Sangle en cuir</li><li>Cartes à remplir des deux côtés</li></ul>',
    category: 'Accessoires',
    tags: ['famille', 'cadeau'],
    collections: ['pret-pour-l-omra'],
    sellingPrice: 3_500,
    quantity: 3,
    image: 'etiquettes.webp',
    alt: 'Deux étiquettes de bagage, l’une orange, l’autre bleue',
    sold: 158,
    addedDaysAgo: 20,
  }),
  simple({
    id: 'trousse-transparente',
    sku: 'RS-TRO',
    name: 'Trousse transparente et flacons',
    description:
      '<p>Cinq flacons de 100 ml dans une trousse d’un litre : le contrôle de sûreté se passe sans y penser.</p>',
    category: 'Confort',
    tags: ['cabine'],
    collections: ['tout-pour-la-cabine'],
    sellingPrice: 6_500,
    quantity: 27,
    image: 'trousse.webp',
    alt: 'Trousse transparente avec cinq flacons de couleur',
    sold: 73,
    addedDaysAgo: 11,
  }),
  simple({
    id: 'pese-bagage',
    sku: 'RS-PES',
    name: 'Pèse-bagage électronique',
    description: '<p>Vingt-trois kilos, pas un de plus. Pile fournie, précision de 50 grammes.</p>',
    category: 'Accessoires',
    tags: ['famille'],
    sellingPrice: 7_500,
    quantity: 0,
    image: 'pese-bagage.webp',
    alt: 'Pèse-bagage électronique auquel pend un sac orange',
    sold: 62,
    addedDaysAgo: 28,
  }),
];
