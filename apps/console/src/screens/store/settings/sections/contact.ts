import type { ListField, SettingsSection } from '../settingFields.ts';

const repeatedHint = 'Change aussi là où il est repris plus bas.';
const knownNetworks = ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'Snapchat', 'LinkedIn', 'X'];
const contactPage = 'storeInfo.contactPageInfo';

const phones = (path: string): ListField => ({
  kind: 'list',
  path,
  label: 'Téléphones',
  entry: 'Téléphone',
  add: 'Ajouter un téléphone',
  blank: { phone: '', label: '' },
  fields: [
    { kind: 'tel', path: 'phone', label: 'Numéro' },
    { kind: 'text', path: 'label', label: 'Nom, facultatif', empty: 'absent' },
  ],
});
const emails = (path: string): ListField => ({
  kind: 'list',
  path,
  label: 'Adresses e-mail',
  entry: 'Adresse e-mail',
  add: 'Ajouter une adresse',
  blank: { email: '', label: '' },
  fields: [
    { kind: 'email', path: 'email', label: 'Adresse' },
    { kind: 'text', path: 'label', label: 'Nom, facultatif', empty: 'absent' },
  ],
});

/** How shoppers reach the store. */
export const contact: SettingsSection = {
  title: 'Contacts et adresses',
  shopPath: '/contacts',
  groups: [
    {
      title: 'Contact principal',
      text: 'Sur la page de contact et dans les messages aux clients.',
      fields: [
        {
          kind: 'tel',
          path: 'storeInfo.socialInfo.phone',
          label: 'Téléphone',
          hint: repeatedHint,
          empty: 'null',
          isRepeated: true,
        },
        {
          kind: 'email',
          path: 'storeInfo.socialInfo.email',
          label: 'Adresse e-mail',
          hint: repeatedHint,
          empty: 'null',
          isRepeated: true,
        },
        {
          kind: 'tel',
          path: 'features.whatsapp',
          label: 'Numéro WhatsApp',
          hint: 'Avec l’indicatif, par exemple +221 77 123 45 67. Vide : pas de WhatsApp.',
          empty: 'null',
        },
        {
          kind: 'list',
          path: 'storeInfo.socialInfo.networks',
          label: 'Réseaux sociaux',
          entry: 'Réseau',
          add: 'Ajouter un réseau',
          blank: { type: '', url: 'https://' },
          fields: [
            { kind: 'text', path: 'type', label: 'Réseau', suggestions: knownNetworks },
            { kind: 'text', path: 'url', label: 'Adresse, qui commence par https://' },
          ],
        },
      ],
    },
    {
      title: 'Page de contact',
      fields: [
        { kind: 'text', path: `${contactPage}.title`, label: 'Titre de la page' },
        { kind: 'image', path: `${contactPage}.coverImage`, label: 'Image', empty: 'null' },
        phones(`${contactPage}.phones`),
        emails(`${contactPage}.emails`),
        {
          kind: 'list',
          path: `${contactPage}.locations`,
          label: 'Lieux de vente',
          entry: 'Lieu',
          add: 'Ajouter un lieu',
          blank: { address: '', city: 'Dakar', country: 'Sénégal', embeddedMap: null },
          fields: [
            { kind: 'text', path: 'address', label: 'Adresse' },
            { kind: 'text', path: 'city', label: 'Ville' },
            { kind: 'text', path: 'country', label: 'Pays' },
            {
              kind: 'text',
              path: 'embeddedMap',
              label: 'Carte',
              hint: 'Adresse d’une carte Google ou OpenStreetMap à intégrer.',
              empty: 'null',
            },
          ],
        },
      ],
    },
    {
      title: 'Au bas de chaque page',
      fields: [phones('marketplaceInfo.contact.phones'), emails('marketplaceInfo.contact.emails')],
    },
  ],
};

const usualDays = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
  'Du lundi au vendredi',
  'Du lundi au samedi',
  'Tous les jours',
];
const usualHours = [
  '08:00 – 18:00',
  '09:00 – 19:00',
  '09:00 – 20:00',
  '10:00 – 22:00',
  '09:00 – 13:00, 15:00 – 19:00',
];

/** When the store is open. */
export const hours: SettingsSection = {
  title: 'Heures d’ouverture',
  shopPath: '/contacts',
  groups: [
    {
      title: 'Jours et heures',
      text: 'Sur la page de contact. Si l’accueil dit aussi vos heures, changez-les là aussi.',
      elsewhere: { path: 'identite', label: 'Points forts de l’accueil' },
      fields: [
        {
          kind: 'list',
          path: `${contactPage}.openingHours`,
          label: 'Horaires',
          entry: 'Jour',
          add: 'Ajouter un jour',
          blank: { day: '', hours: '', closed: false },
          isCompact: true,
          fields: [
            { kind: 'text', path: 'day', label: 'Jours', suggestions: usualDays },
            { kind: 'text', path: 'hours', label: 'Heures', suggestions: usualHours },
            { kind: 'switch', path: 'closed', label: 'Fermé' },
          ],
        },
      ],
    },
  ],
};
