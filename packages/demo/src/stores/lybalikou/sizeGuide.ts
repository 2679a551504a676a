import type { SizeGuideWire } from '@teranga/contract';

const row = (label: string, ...values: string[]) => ({ label, values });

/** How to find one's size before the thread is cut. */
export const sizeGuide: SizeGuideWire = {
  showSizeGuide: true,
  title: 'Guide des tailles',
  description:
    'Mesurez sur la peau, sans serrer. Entre deux tailles, écrivez-nous : on coupe entre les deux.',
  coverImage: 'rayon-ensembles.webp',
  categories: [
    {
      title: 'Robes et ensembles',
      description: 'En centimètres, mesures du corps.',
      columnHeaders: ['36 / S', '38 / S', '40 / M', '42 / L', '44 / XL'],
      sizeTable: [
        row('Poitrine', '84', '88', '92', '97', '103'),
        row('Taille', '66', '70', '74', '79', '85'),
        row('Hanches', '92', '96', '100', '105', '111'),
      ],
    },
    {
      title: 'Chemises et ensembles d’homme',
      description: 'En centimètres, mesures du corps.',
      columnHeaders: ['S', 'M', 'L', 'XL', 'XXL'],
      sizeTable: [
        row('Cou', '38', '39', '41', '43', '45'),
        row('Poitrine', '94', '100', '106', '112', '120'),
        row('Manche', '62', '63', '64', '65', '66'),
      ],
    },
    {
      title: 'Grands boubous',
      description: 'La longueur se choisit d’après votre taille debout, pieds nus.',
      columnHeaders: ['1,60 m', '1,70 m', '1,80 m'],
      sizeTable: [
        row('Vous mesurez', '1,52 – 1,64 m', '1,65 – 1,74 m', '1,75 – 1,86 m'),
        row('Longueur du boubou', '138 cm', '146 cm', '154 cm'),
      ],
    },
    {
      title: 'Sandales',
      description: 'Longueur du pied, en centimètres.',
      columnHeaders: ['36', '37', '38', '39', '40', '41', '42', '43', '44'],
      sizeTable: [row('Pied', '23,0', '23,7', '24,3', '25,0', '25,7', '26,3', '27,0', '27,7', '28,3')],
    },
  ],
  generalNotes: [
    'Le wax rétrécit d’un centimètre au premier lavage : c’est compté.',
    'Une retouche est offerte dans le mois qui suit l’achat, à l’atelier des Almadies.',
  ],
};
