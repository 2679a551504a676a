import { maxUnits } from '@teranga/contract/limits';
import { number, object, string } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';
import { cartHref } from '../links/index.ts';

const quantityText = 'Indiquez une quantité entière, de 1 ou plus.';

const productId = string()
  .ensure()
  .trim()
  .required('Choisissez un article.')
  .max(200, 'Cet article n’existe pas.');
const variationId = string().ensure().trim().max(200, 'Cette option n’existe pas.');
const quantity = number()
  .transform((value: number, text: unknown) => (text === '' ? undefined : value))
  .typeError(quantityText)
  .integer(quantityText)
  .max(maxUnits, quantityText);

const toCart = () => cartHref;

/** Puts units of a product into the cart: POST /cart/add. */
export const addToCart = defineAction({
  name: 'addToCart',
  schema: object({ productId, variationId, quantity: quantity.min(1, quantityText).default(1) }),
  done: toCart,
});

/** Sets how many of a product the cart holds; `step` is added to it. */
export const updateCart = defineAction({
  name: 'updateCart',
  schema: object({
    productId,
    variationId,
    quantity: quantity.min(0, quantityText).required(quantityText),
    step: number().oneOf([-1, 0, 1], quantityText).typeError(quantityText).default(0),
  }),
  done: toCart,
});

/** Takes a product out of the cart. */
export const removeFromCart = defineAction({
  name: 'removeFromCart',
  schema: object({ productId, variationId }),
  done: toCart,
});
