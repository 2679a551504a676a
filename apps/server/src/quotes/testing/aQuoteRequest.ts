import type { QuoteRequestWire } from '@teranga/contract';

/** A request for a quote of the service `visa`. */
export function aQuoteRequest(overrides: Partial<QuoteRequestWire> = {}): QuoteRequestWire {
  return {
    name: 'Fatou Sarr',
    email: 'fatou@example.sn',
    phone: '77 123 45 67',
    serviceId: 'visa',
    additionalRequirements: 'Départ pour un mariage',
    additionalInfo: [
      { label: 'Type de visa', value: 'Tourisme' },
      { label: 'Date de voyage', value: '01/12/2026' },
    ],
    ...overrides,
  };
}
