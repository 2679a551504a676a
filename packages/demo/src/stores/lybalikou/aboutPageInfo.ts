import type { AboutPageInfoWire } from '@teranga/contract';

/** The store's origin, key figures and testimonials. */
export const aboutPageInfo: AboutPageInfoWire = {
  introduction: {
    title: 'Une maison, six ateliers',
    text: 'Lybalikou est née en 2014 d’une machine à coudre posée sur un balcon d’Ouakam. On y coupait trois robes par semaine. On en coupe quarante, mais toujours à la main, toujours dans un tissu dont on connaît l’auteur.',
    image: 'atelier.webp',
    features: [
      {
        title: 'Chaque tissu a un nom',
        description: 'Et une ville, et une main. Ils sont cousus sous l’étiquette.',
      },
      {
        title: 'Coupé à la demande',
        description: 'Peu de stock, peu de chutes : ce qui reste devient moussor.',
      },
      { title: 'Retouché à vie', description: 'Un ourlet, une pince, une doublure : revenez.' },
    ],
  },
  metrics: [
    { label: 'Pièces taillées cette année', value: 2_140 },
    { label: 'Artisanes et artisans', value: 46 },
    { label: 'Tissus nommés', value: 31 },
    { label: 'Pièces retouchées plutôt que remplacées', value: 88, suffix: ' %' },
  ],
  sections: [
    {
      title: 'À Kayar, l’indigo',
      text: 'Douze femmes nouent, trempent, dénouent. Sept bains font la nuit ; on lit l’heure de la journée à la couleur de leurs mains.',
      image: 'theme-nuit-indigo.webp',
    },
    {
      title: 'À Saint-Louis, le fil d’or',
      text: 'Les brodeurs du quai travaillent à deux sur un boubou, l’un pour la droite, l’autre pour la gauche. Ils se retrouvent au milieu.',
      image: 'theme-tabaski.webp',
    },
  ],
  values: [
    { title: 'Sobriété', description: 'Un beau tissu se suffit. On coupe, on ne charge pas.' },
    { title: 'Parole', description: 'Un essayage promis mardi se fait mardi.' },
    { title: 'Transmission', description: 'Chaque atelier forme deux apprenties par an, payées.' },
  ],
  testimonials: [
    {
      quote: 'Le boubou Signare, pour le mariage de ma fille. On m’a demandé si j’étais la mariée.',
      name: 'Adja Rokhaya Ndiaye',
      title: 'Saint-Louis',
      image: null,
    },
    {
      quote: 'La robe Ndèye a pris l’avion, le bus et la pluie. Elle tourne encore.',
      name: 'Marième Faye',
      title: 'Avocate, Point E',
      image: null,
    },
    {
      quote: 'Une chemise Sandaga par an depuis cinq ans. Je les ai toutes.',
      name: 'Ousmane Sy',
      title: 'Architecte, Sicap Foire',
      image: null,
    },
    {
      quote: 'Le livreur a attendu que j’essaie les deux tailles. Il avait même un avis.',
      name: 'Binta Sagna',
      title: 'Ziguinchor',
      image: null,
    },
  ],
};
