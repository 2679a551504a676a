import type { SizeGuideWire } from '@teranga/contract';

/** How sizes are measured: clothes, shoes, rings. */
export const sizeGuide: SizeGuideWire = {
  showSizeGuide: true,
  title: 'Guide des tailles',
  description:
    'Mesurez sans serrer, sur des sous-vêtements. Entre deux tailles, prenez la plus grande : on retouche.',
  coverImage: 'robe-ete-bleue.webp',
  categories: [
    {
      title: 'Robes et t-shirts',
      description: 'Tours en centimètres, pris au plus fort.',
      columnHeaders: ['Poitrine', 'Tour de taille', 'Hanches'],
      sizeTable: [
        { label: 'S', values: ['84 – 88', '66 – 70', '90 – 94'] },
        { label: 'M', values: ['89 – 94', '71 – 76', '95 – 100'] },
        { label: 'L', values: ['95 – 101', '77 – 83', '101 – 107'] },
        { label: 'XL', values: ['102 – 109', '84 – 91', '108 – 115'] },
      ],
    },
    {
      title: 'Jeans',
      description: 'La taille française, et celle des étiquettes américaines.',
      columnHeaders: ['Étiquette US', 'Tour de taille', 'Entrejambe'],
      sizeTable: [
        { label: '38', values: ['28', '72 cm', '80 cm'] },
        { label: '40', values: ['30', '77 cm', '81 cm'] },
        { label: '42', values: ['32', '82 cm', '82 cm'] },
        { label: '44', values: ['34', '87 cm', '83 cm'] },
        { label: '46', values: ['36', '92 cm', '83 cm'] },
      ],
    },
    {
      title: 'Chaussures',
      description: 'Posez le pied sur une feuille, le talon au mur, et mesurez jusqu’au plus long orteil.',
      columnHeaders: ['Pied', 'UK', 'US homme'],
      sizeTable: [
        { label: '38', values: ['24 cm', '5', '6'] },
        { label: '39', values: ['24,7 cm', '5,5', '6,5'] },
        { label: '40', values: ['25,3 cm', '6,5', '7'] },
        { label: '41', values: ['26 cm', '7', '8'] },
        { label: '42', values: ['26,7 cm', '8', '8,5'] },
        { label: '43', values: ['27,3 cm', '9', '9,5'] },
        { label: '44', values: ['28 cm', '9,5', '10'] },
        { label: '45', values: ['28,7 cm', '10,5', '11'] },
      ],
    },
    {
      title: 'Bagues',
      description: 'Entourez le doigt d’un fil, le soir de préférence, et mesurez le fil.',
      columnHeaders: ['Fil', 'Diamètre'],
      sizeTable: [
        { label: '50', values: ['50 mm', '15,9 mm'] },
        { label: '52', values: ['52 mm', '16,6 mm'] },
        { label: '54', values: ['54 mm', '17,2 mm'] },
        { label: '56', values: ['56 mm', '17,8 mm'] },
        { label: '58', values: ['58 mm', '18,5 mm'] },
      ],
    },
  ],
  generalNotes: [
    'Un doute ? Envoyez-nous vos mesures par WhatsApp, on vous répond avec une taille.',
    'L’échange est gratuit pendant 7 jours à Dakar.',
  ],
};
