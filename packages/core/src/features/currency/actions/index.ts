import { object, string } from 'yup';
import { currencies } from '../../../domain/money/index.ts';
import { defineAction } from '../../../lib/actions/index.ts';

const unknownText = 'Choisissez une devise de la liste.';

/** Chooses the currency that prices are shown in: POST /currency. */
export const chooseCurrency = defineAction({
  name: 'chooseCurrency',
  schema: object({
    currency: string().ensure().required(unknownText).oneOf(Object.keys(currencies), unknownText),
  }),
  done: () => null,
});
