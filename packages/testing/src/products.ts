import type {
  CategorySectionWire,
  CategoryWire,
  CollectionWire,
  NamedWire,
  PriceRuleWire,
  ProductSummaryWire,
  ProductWire,
  VariationOptionWire,
  VariationWire,
} from '@teranga/contract';

/** A reduction of 20 % in force all through 2026. */
export function aPriceRule(overrides: Partial<PriceRuleWire> = {}): PriceRuleWire {
  return {
    type: 'ADJUSTMENT',
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: '2027-01-01T00:00:00.000Z',
    amount: -20,
    percentage: true,
    ...overrides,
  };
}

export function anOption(overrides: Partial<VariationOptionWire> = {}): VariationOptionWire {
  return { name: 'Couleur', value: 'Rouge', valueType: 'text', ...overrides };
}

export function aVariation(overrides: Partial<VariationWire> = {}): VariationWire {
  return {
    sku: 'robe-rouge-m',
    isEnabled: true,
    quantity: 5,
    sellingPrice: 25_000,
    multiPricing: [],
    picture: null,
    pictures: [],
    options: [anOption(), anOption({ name: 'Taille', value: 'M' })],
    ...overrides,
  };
}

export function aProductSummary(overrides: Partial<ProductSummaryWire> = {}): ProductSummaryWire {
  return {
    id: 'panier-tresse',
    sku: 'PAN-1',
    name: 'Panier tressé',
    picture: 'panier.jpg',
    pictureColor: '#c8a27a',
    brand: 'Teranga',
    category: 'Maison',
    sellingPrice: 12_500,
    quantity: 10,
    multiPricing: [],
    discount: 0,
    hasVariations: false,
    ...overrides,
  };
}

export function aProduct(overrides: Partial<ProductWire> = {}): ProductWire {
  return {
    ...aProductSummary(),
    description: '<p>Tressé à la main à <strong>Thiès</strong>.</p>',
    gallery: [
      { name: 'panier.jpg', alt: 'Panier tressé vu de face' },
      { name: 'panier-dos.jpg', alt: 'Panier tressé vu de dos' },
    ],
    tags: ['Nouveautés'],
    variations: [],
    ...overrides,
  };
}

function aDress(colour: string, size: string, rest: Partial<VariationWire>): VariationWire {
  return aVariation({
    sku: `robe-${colour}-${size}`.toLowerCase(),
    options: [anOption({ value: colour }), anOption({ name: 'Taille', value: size })],
    ...rest,
  });
}

/** A product in two colours and two sizes; the red one in L is out of stock. */
export function aProductWithVariations(overrides: Partial<ProductWire> = {}): ProductWire {
  const variations = [
    aDress('Rouge', 'M', { sellingPrice: 25_000, quantity: 5 }),
    aDress('Rouge', 'L', { sellingPrice: 24_000, quantity: 0 }),
    aDress('Bleu', 'M', { sellingPrice: 22_000, quantity: 3 }),
    aDress('Bleu', 'L', { sellingPrice: 27_000, quantity: 2 }),
  ];
  return aProduct({
    id: 'robe-wax',
    sku: 'ROB-1',
    name: 'Robe wax',
    category: 'Mode',
    sellingPrice: 22_000,
    quantity: 10,
    hasVariations: true,
    variations,
    ...overrides,
  });
}

export function aCategory(overrides: Partial<CategoryWire> = {}): CategoryWire {
  return { id: 'maison', name: 'Maison', image: 'maison.jpg', count: 12, ...overrides };
}

export function aCategorySection(overrides: Partial<CategorySectionWire> = {}): CategorySectionWire {
  return { id: 'maison', name: 'Maison', image: 'maison.jpg', items: [aProductSummary()], ...overrides };
}

export function aNamed(overrides: Partial<NamedWire> = {}): NamedWire {
  return { name: 'Teranga', count: 4, ...overrides };
}

export function aCollection(overrides: Partial<CollectionWire> = {}): CollectionWire {
  return {
    id: 'tabaski',
    name: 'Tabaski',
    title: 'Tabaski',
    slug: 'tabaski',
    description: 'Pour la fête.',
    image: 'tabaski.jpg',
    ...overrides,
  };
}
