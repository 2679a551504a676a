import type { SettingsSection } from '../settingFields.ts';

const about = 'storeInfo.aboutPageInfo';

/** The page about the store, and what is said of delivery. */
export const aboutTexts: SettingsSection = {
  title: 'À propos et livraison',
  shopPath: '/about',
  groups: [
    {
      title: 'Page « À propos »',
      fields: [
        { kind: 'text', path: `${about}.introduction.title`, label: 'Titre' },
        { kind: 'area', path: `${about}.introduction.text`, label: 'Texte' },
        { kind: 'image', path: `${about}.introduction.image`, label: 'Image', empty: 'null' },
        {
          kind: 'list',
          path: `${about}.sections`,
          label: 'Parties',
          entry: 'Partie',
          add: 'Ajouter une partie',
          blank: { title: '', text: '', image: null },
          fields: [
            { kind: 'text', path: 'title', label: 'Titre' },
            { kind: 'area', path: 'text', label: 'Texte' },
          ],
        },
        {
          kind: 'list',
          path: `${about}.metrics`,
          label: 'Chiffres',
          entry: 'Chiffre',
          add: 'Ajouter un chiffre',
          blank: { label: '', value: 0, suffix: '' },
          fields: [
            { kind: 'text', path: 'label', label: 'Ce qu’il compte' },
            { kind: 'number', path: 'value', label: 'Nombre' },
            { kind: 'text', path: 'suffix', label: 'Signe après, par exemple +', empty: 'absent' },
          ],
        },
        {
          kind: 'list',
          path: `${about}.values`,
          label: 'Valeurs',
          entry: 'Valeur',
          add: 'Ajouter une valeur',
          blank: { title: '', description: '' },
          fields: [
            { kind: 'text', path: 'title', label: 'Titre' },
            { kind: 'area', path: 'description', label: 'Texte' },
          ],
        },
        {
          kind: 'list',
          path: `${about}.testimonials`,
          label: 'Témoignages',
          entry: 'Témoignage',
          add: 'Ajouter un témoignage',
          blank: { quote: '', name: '', title: '', image: null },
          fields: [
            { kind: 'area', path: 'quote', label: 'Paroles' },
            { kind: 'text', path: 'name', label: 'Nom' },
            { kind: 'text', path: 'title', label: 'Qui est-ce' },
          ],
        },
      ],
    },
    {
      title: 'Livraison',
      fields: [
        {
          kind: 'lines',
          path: 'marketplaceInfo.deliveryInfo.notes',
          label: 'Phrases à côté des zones de livraison',
          hint: 'Une par ligne.',
        },
      ],
    },
  ],
};

/** Legal notice and terms. */
export const legalTexts: SettingsSection = {
  title: 'Mentions et conditions',
  shopPath: '/terms-and-conditions',
  groups: [
    {
      title: 'Mentions légales',
      fields: [
        {
          kind: 'pairs',
          path: 'storeInfo.legalNotice',
          label: 'Mentions',
          hint: 'Une par ligne, par exemple « RCCM : SN.DKR.2024.A.1 ».',
          empty: 'absent',
        },
      ],
    },
    {
      title: 'Vos propres textes',
      text: 'Un texte vide laisse celui que la boutique montre d’habitude.',
      fields: [
        { kind: 'rich', path: 'legalTexts.terms', label: 'Conditions de vente', empty: 'null' },
        { kind: 'rich', path: 'legalTexts.returns', label: 'Retours et remboursements', empty: 'null' },
        { kind: 'rich', path: 'legalTexts.privacy', label: 'Vie privée', empty: 'null' },
        {
          kind: 'rich',
          path: 'legalTexts.notice',
          label: 'Mentions légales',
          hint: 'Montrées à la section des mentions ci-dessus.',
          empty: 'null',
        },
      ],
    },
  ],
};
