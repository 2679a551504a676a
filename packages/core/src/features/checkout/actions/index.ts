import { paymentMethods } from '@teranga/contract/paymentMethods';
import { number, object, string } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';

const ref = string().ensure().trim();
const methodText = 'Choisissez un moyen de paiement.';

/** Applies a promo code: POST /cart/promo. */
export const applyPromo = defineAction({
  name: 'applyPromo',
  schema: object({ promoCode: string().ensure().trim().required('Veuillez entrer un code promo') }),
  done: () => null,
});

/**
 * Orders the cart, or the product of «Acheter maintenant»: POST /checkout. The fields of the form
 * itself follow `orderFormSchema`, which knows the store's zones.
 */
export const placeOrder = defineAction({
  name: 'placeOrder',
  schema: object({
    paymentMethod: string().ensure().required(methodText).oneOf(paymentMethods, methodText),
    promoCode: string().ensure().trim(),
    orderKey: string()
      .ensure()
      .matches(/^[\x21-\x7e]{0,200}$/, 'Rechargez la page, puis recommencez.'),
    expectedTotal: number()
      .transform((value: number, text: unknown) => (text === '' ? undefined : value))
      .typeError('Rechargez la page, puis recommencez.')
      .integer('Rechargez la page, puis recommencez.'),
    otp: string().ensure().trim(),
  }),
  done: () => null,
});

/** Pays an order that waits for its payment. */
export const payOrder = defineAction({ name: 'payOrder', schema: object({ ref }), done: () => null });

/** Puts the products of an unpaid order back into the cart. */
export const restoreCart = defineAction({
  name: 'restoreCart',
  schema: object({ ref }),
  done: () => '/cart',
});
