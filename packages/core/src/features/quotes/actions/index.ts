import { object, string } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';

/**
 * Requests a quote: POST /demande-devis. `quoteSchema` judges the fields of each kind of service.
 */
export const requestQuote = defineAction({
  name: 'requestQuote',
  schema: object({ serviceId: string().ensure().trim() }),
  done: () => null,
});
