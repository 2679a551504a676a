/** A kind of product: its category, names, materials and price range. */
export interface ProductKind {
  category: string;
  names: string[];
  materials: string[];
  /** FCFA, lowest and highest. */
  prices: [number, number];
  /** How many of a hundred products are of this kind. */
  share: number;
}

const fabrics = ['coton', 'lin', 'wax', 'bazin', 'soie', 'velours', 'denim', 'jersey'];
const solids = ['bois', 'métal', 'verre', 'rotin', 'céramique', 'acier', 'bambou', 'teck'];

/** The assortment of a large store. */
export const productKinds: ProductKind[] = [
  {
    category: 'Robes',
    names: ['Robe', 'Robe longue', 'Robe de soirée', 'Combinaison'],
    materials: fabrics,
    prices: [8_000, 90_000],
    share: 14,
  },
  {
    category: 'Chemises',
    names: ['Chemise', 'Chemisier', 'Tunique', 'Polo'],
    materials: fabrics,
    prices: [5_000, 45_000],
    share: 11,
  },
  {
    category: 'Pantalons',
    names: ['Pantalon', 'Jean', 'Short', 'Legging'],
    materials: fabrics,
    prices: [6_000, 50_000],
    share: 9,
  },
  {
    category: 'Boubous',
    names: ['Boubou', 'Grand boubou', 'Caftan', 'Djellaba'],
    materials: fabrics,
    prices: [25_000, 250_000],
    share: 7,
  },
  {
    category: 'Chaussures',
    names: ['Chaussures', 'Sandales', 'Baskets', 'Mocassins', 'Escarpins'],
    materials: ['cuir', 'daim', 'toile', 'simili'],
    prices: [7_000, 120_000],
    share: 9,
  },
  {
    category: 'Sacs',
    names: ['Sac à main', 'Sac à dos', 'Cabas', 'Pochette', 'Valise'],
    materials: ['cuir', 'toile', 'raphia', 'simili'],
    prices: [5_000, 150_000],
    share: 6,
  },
  {
    category: 'Bijoux',
    names: ['Collier', 'Bracelet', 'Bague', 'Boucles d’oreilles', 'Parure'],
    materials: ['or', 'argent', 'perles', 'bronze', 'cauris'],
    prices: [2_000, 400_000],
    share: 6,
  },
  {
    category: 'Montres',
    names: ['Montre', 'Montre connectée', 'Chronographe'],
    materials: ['acier', 'cuir', 'silicone'],
    prices: [10_000, 350_000],
    share: 2,
  },
  {
    category: 'Enfants',
    names: ['Body', 'Pyjama', 'Ensemble enfant', 'Robe enfant'],
    materials: fabrics,
    prices: [3_000, 25_000],
    share: 5,
  },
  {
    category: 'Jouets',
    names: ['Poupée', 'Puzzle', 'Voiture', 'Peluche', 'Jeu de construction'],
    materials: ['bois', 'tissu', 'plastique'],
    prices: [2_000, 40_000],
    share: 3,
  },
  {
    category: 'Meubles',
    names: ['Table basse', 'Chaise', 'Canapé', 'Étagère', 'Lit', 'Commode'],
    materials: solids,
    prices: [20_000, 900_000],
    share: 4,
  },
  {
    category: 'Décoration',
    names: ['Vase', 'Miroir', 'Tapis', 'Lampe', 'Cadre', 'Coussin'],
    materials: solids,
    prices: [3_000, 120_000],
    share: 4,
  },
  {
    category: 'Cuisine',
    names: ['Marmite', 'Poêle', 'Mixeur', 'Service d’assiettes', 'Théière'],
    materials: solids,
    prices: [3_000, 150_000],
    share: 4,
  },
  {
    category: 'Linge de maison',
    names: ['Drap', 'Nappe', 'Serviette', 'Rideau', 'Couverture'],
    materials: fabrics,
    prices: [3_000, 60_000],
    share: 3,
  },
  {
    category: 'Téléphones',
    names: ['Téléphone', 'Coque', 'Chargeur', 'Écouteurs'],
    materials: ['noir mat', 'silicone', 'aluminium'],
    prices: [2_000, 700_000],
    share: 4,
  },
  {
    category: 'Informatique',
    names: ['Ordinateur portable', 'Clavier', 'Souris', 'Écran', 'Imprimante'],
    materials: ['aluminium', 'plastique'],
    prices: [5_000, 900_000],
    share: 2,
  },
  {
    category: 'Électroménager',
    names: ['Réfrigérateur', 'Ventilateur', 'Fer à repasser', 'Climatiseur'],
    materials: ['acier', 'plastique'],
    prices: [10_000, 900_000],
    share: 2,
  },
  {
    category: 'Beauté',
    names: ['Savon', 'Crème', 'Huile', 'Masque', 'Parfum'],
    materials: ['karité', 'baobab', 'coco', 'argan', 'vanille'],
    prices: [1_000, 90_000],
    share: 3,
  },
  {
    category: 'Épicerie',
    names: ['Café', 'Thé', 'Miel', 'Confiture', 'Riz'],
    materials: ['bio', 'du terroir', 'de Casamance'],
    prices: [800, 20_000],
    share: 1,
  },
  {
    category: 'Sport',
    names: ['Ballon', 'Tapis de yoga', 'Haltère', 'Maillot', 'Gourde'],
    materials: ['caoutchouc', 'acier', 'polyester'],
    prices: [2_000, 120_000],
    share: 1,
  },
];

/** Said of any product. */
export const qualities = [
  'élégant',
  'classique',
  'moderne',
  'brodé',
  'tissé main',
  'léger',
  'confort',
  'premium',
  'vintage',
  'artisanal',
  'ample',
  'ajusté',
];
export const colors = [
  'noir',
  'blanc',
  'bleu indigo',
  'rouge',
  'vert olive',
  'ocre',
  'or',
  'rose',
  'gris',
  'beige',
  'turquoise',
  'bordeaux',
];
export const audiences = ['femme', 'homme', 'fille', 'garçon', 'maison'];
export const sizes = ['XS', 'S', 'M', 'L', 'XL'];

const syllables = [
  'Da',
  'Ndi',
  'Sa',
  'Ké',
  'Mo',
  'Ti',
  'Ba',
  'Lo',
  'Fa',
  'You',
  'Ra',
  'Wé',
  'Ka',
  'Ma',
  'Sén',
  'Gor',
];
const endings = ['kar', 'ssou', 'mbé', 'li', 'ra', 'ndo', 'sy', 'tou', 'né', 'va', 'la', 'dia'];

/** So many names that no dictionary holds. */
export const inventedNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const first = syllables[index % syllables.length] ?? '';
    const second = endings[Math.floor(index / syllables.length) % endings.length] ?? '';
    const third =
      index >= syllables.length * endings.length
        ? (syllables[(index * 7) % syllables.length] ?? '').toLowerCase()
        : '';
    return `${first}${second}${third}`;
  });
