import type { QuoteField, QuoteGroup } from './quoteField.ts';

/** The requested service; a separate question while none is chosen. */
export const serviceField: QuoteField = {
  name: 'serviceId',
  label: 'Service',
  type: 'service',
  isRequired: true,
};

/** Contact details of the requester. */
export const basicInfo: QuoteGroup = {
  id: 'basicInfo',
  title: 'Vos coordonnées',
  fields: [
    { name: 'name', label: 'Nom complet', type: 'text', autoComplete: 'name', isRequired: true },
    { name: 'email', label: 'Email', type: 'email', isRequired: true },
    {
      name: 'phone',
      label: 'Téléphone',
      type: 'phone',
      hint: 'Exemple : 77 123 45 67',
      isRequired: true,
    },
  ],
};

/** Whatever else the agency should know. */
export const requirements: QuoteGroup = {
  id: 'requirements',
  title: 'Autre chose ?',
  fields: [{ name: 'additionalRequirements', label: 'Besoins particuliers', type: 'longText' }],
};
