import type { AboutPageInfoWire } from '@teranga/contract';

/** The store's story, key figures and testimonials. */
export const aboutPageInfo: AboutPageInfoWire = {
  introduction: {
    title: 'Un étal, puis une boutique, puis tout un marché',
    text: 'En 2009, Mame Diarra vendait des théières sous un auvent rayé, avenue Lamine Guèye. L’auvent est resté. Autour, quatre-vingts artisans, maraîchers et importateurs ont posé leurs caisses, et tout tient maintenant dans un téléphone.',
    image: 'accueil.webp',
    features: [
      {
        title: 'Le juste prix',
        description: 'Affiché, le même pour tous : on garde le sourire, pas le marchandage.',
      },
      {
        title: 'Des gens d’ici',
        description:
          'Un article sur trois est fait au Sénégal, par des ateliers que nous connaissons par leur prénom.',
      },
      { title: 'Vu avant d’être payé', description: 'Le livreur attend que vous ouvriez le paquet.' },
    ],
  },
  metrics: [
    { label: 'Commandes livrées', value: 48_200 },
    { label: 'Ateliers et maraîchers', value: 83 },
    { label: 'Livraisons à l’heure', value: 96, suffix: ' %' },
    { label: 'Années sous le même auvent', value: 17 },
  ],
  sections: [
    {
      title: 'Chaque matin au marché',
      text: 'Nos acheteurs sont à Syndicat et à Castors avant l’aube. Ce qui n’est pas beau ne monte pas dans la camionnette.',
      image: 'categorie-epicerie.webp',
    },
    {
      title: 'Réparer avant de remplacer',
      text: 'Un atelier, au fond de la boutique, répare les téléphones, ressemelle les souliers et retend les djembés.',
      image: 'djembe-de-casamance.webp',
    },
  ],
  values: [
    { title: 'Teranga', description: 'Recevoir, c’est notre métier : un client est un invité.' },
    { title: 'Jom', description: 'Une parole donnée est tenue, un prix affiché aussi.' },
    { title: 'Jokkoo', description: 'Rester en lien : on répond au téléphone, on rappelle.' },
  ],
  testimonials: [
    {
      quote: 'La théière est arrivée avant mes invités. Le livreur a même attendu que je vérifie l’émail.',
      name: 'Ndèye Fatou Sarr',
      title: 'Enseignante, Parcelles Assainies',
      image: null,
    },
    {
      quote: 'J’ai équipé tout le cyber avec leurs écrans. Un câble manquait : il était là le lendemain.',
      name: 'Ibrahima Ba',
      title: 'Gérant, Thiès',
      image: null,
    },
    {
      quote: 'Trop petites, les baskets. Échangées le vendredi, je courais le samedi.',
      name: 'Khady Mbengue',
      title: 'Infirmière, Ouakam',
      image: null,
    },
    {
      quote: 'Mon miel est vendu à côté des ordinateurs. Je n’y aurais pas cru, et pourtant tout part.',
      name: 'Lamine Diédhiou',
      title: 'Apiculteur, Bignona',
      image: null,
    },
    {
      quote: 'Le prix affiché, le prix payé. À Sandaga je ne sais pas faire, ici je n’ai plus besoin.',
      name: 'Claire Mendy',
      title: 'Comptable, Mermoz',
      image: null,
    },
  ],
};
