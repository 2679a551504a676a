import type { QuoteRequestWire } from '@teranga/contract';
import { dayOf, daysAfter, showDay } from '@teranga/core/features/quotes/rules';

const daysAhead = 30;

/** The day of travel of `aQuoteRequest`, as it is read. */
export const travelDay: string = showDay(daysAfter(dayOf(Date.now()), daysAhead));

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
      { label: 'Pays de destination', value: 'France' },
      { label: 'Date de voyage', value: travelDay },
      { label: 'Durée du séjour (jours)', value: '30' },
    ],
    ...overrides,
  };
}
