import { ConfirmByCode } from '../ConfirmByCode.tsx';
import type { SettingsSection } from '../settingFields.ts';

/** Who in the store is notified of what. */
export const notices: SettingsSection = {
  title: 'Qui est prévenu',
  groups: [
    {
      title: 'Commandes, devis et messages',
      fields: [
        {
          kind: 'lines',
          path: 'notices.emails',
          label: 'Adresses e-mail prévenues',
          hint: 'Une par ligne, 10 au plus. Vide : l’adresse principale de la boutique.',
        },
        {
          kind: 'lines',
          path: 'notices.sms',
          label: 'Numéros prévenus par SMS',
          hint: 'Un par ligne, 10 au plus.',
        },
        {
          kind: 'switch',
          path: 'notices.dailySummary',
          label: 'Envoyer le résumé de la veille à 7 h',
        },
      ],
    },
    {
      title: 'Stock',
      fields: [
        {
          kind: 'number',
          path: 'notices.lowStock',
          label: 'Un article est bientôt épuisé à partir de',
          hint: 'En unités. Vide : vous n’êtes jamais prévenu.',
          min: 0,
          empty: 'null',
        },
      ],
    },
  ],
};

/** How shoppers pay. */
export const payment: SettingsSection = {
  title: 'Paiement',
  groups: [
    {
      title: 'Moyens de paiement',
      fields: [
        { kind: 'switch', path: 'features.cashOnDelivery', label: 'Paiement à la livraison' },
        {
          kind: 'switch',
          path: 'features.onlinePayment',
          label: 'Paiement en ligne par PayTech',
          hint: 'Wave, Orange Money, carte bancaire. Demande les clés d’un compte PayTech.',
        },
        {
          kind: 'switch',
          path: 'features.currencyPicker',
          label: 'Montrer les prix aussi dans d’autres monnaies',
          hint: 'À titre indicatif : les clients paient toujours en FCFA.',
        },
      ],
    },
    {
      title: 'Paiement à la livraison',
      fields: [
        {
          kind: 'number',
          path: 'cashOnDelivery.holdHours',
          label: 'Heures pour confirmer une commande',
          hint: 'Passé ce temps, elle est annulée et le stock est rendu.',
          min: 1,
          max: 720,
          empty: 'absent',
        },
        {
          kind: 'custom',
          path: 'cashOnDelivery.confirmByCode',
          label: 'Code avant la commande',
          render: ConfirmByCode,
        },
      ],
    },
  ],
};
