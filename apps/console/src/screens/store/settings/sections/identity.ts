import type { SettingsSection } from '../settingFields.ts';

/** Name, logo, home page. */
export const identity: SettingsSection = {
  title: 'Nom, logo et accueil',
  shopPath: '/',
  groups: [
    {
      title: 'La boutique',
      fields: [
        { kind: 'text', path: 'name', label: 'Nom' },
        { kind: 'image', path: 'logo', label: 'Logo', empty: 'null' },
        {
          kind: 'area',
          path: 'marketplaceInfo.footerDescription',
          label: 'Texte au bas de chaque page',
        },
      ],
    },
    {
      title: 'En haut de la page d’accueil',
      fields: [
        { kind: 'text', path: 'storeInfo.hero.title', label: 'Titre' },
        { kind: 'area', path: 'storeInfo.hero.text', label: 'Texte' },
        { kind: 'image', path: 'storeInfo.hero.picture', label: 'Image', empty: 'null' },
        {
          kind: 'text',
          path: 'storeInfo.hero.pictureAlt',
          label: 'Description de l’image',
          hint: 'Pour les personnes qui ne la voient pas.',
        },
        {
          kind: 'switch',
          path: 'storeInfo.hero.pictureFirst',
          label: 'Montrer l’image avant le texte',
        },
      ],
    },
    {
      title: 'Points forts de l’accueil',
      text: 'Par exemple « Livraison rapide » ou vos heures d’ouverture.',
      fields: [
        {
          kind: 'list',
          path: 'storeInfo.promotionalFeatures',
          label: 'Points forts',
          entry: 'Point fort',
          add: 'Ajouter un point fort',
          blank: { icon: 'truck', title: '', description: '', enabled: true },
          fields: [
            { kind: 'text', path: 'title', label: 'Titre' },
            { kind: 'text', path: 'description', label: 'Texte' },
            { kind: 'switch', path: 'enabled', label: 'Montré' },
          ],
        },
      ],
    },
  ],
};
