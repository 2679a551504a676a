import { object, string, type InferType } from 'yup';
import { emailShape } from '../../../domain/email/index.ts';
import { emailFreePrefix, isPhone, type PhoneReader } from '../../../domain/phone/index.ts';
import { longestTexts, tooLong } from '../../../domain/text-limits/index.ts';

/** Validation messages of the order form. */
export const orderFormTexts = {
  firstNameRequired: 'Le prénom est requis',
  lastNameRequired: 'Le nom est requis',
  nameTooShort: 'Minimum 2 caractères',
  phoneRequired: 'Le numéro de téléphone est requis',
  emailRequired: 'Email est requis pour les numéros hors Sénégal',
  emailInvalid: 'Adresse email invalide',
  zoneRequired: 'Veuillez sélectionner votre zone de livraison',
  addressRequired: "L'adresse est requise",
  addressTooShort: 'Minimum 5 caractères',
  cityRequired: 'La ville est requise',
  postalCodeNotNumeric: 'Doit être numérique',
} as const;

/** The shortest texts that are taken, in characters. */
export const shortestTexts = { name: 2, address: 5, city: 2 } as const;

/** A text without the spaces around it; empty when it is missing. */
const text = (longest: number) => string().ensure().trim().max(longest, tooLong(longest));

function nameRule(required: string) {
  return text(longestTexts.name).required(required).min(shortestTexts.name, orderFormTexts.nameTooShort);
}

function phoneRule(read: PhoneReader) {
  return string().ensure().trim().required(orderFormTexts.phoneRequired).test('phone', isPhone(read));
}

function emailRule(read: PhoneReader) {
  return text(longestTexts.email)
    .test('email', orderFormTexts.emailInvalid, (value) => value === '' || emailShape.test(value))
    .test('email-required', orderFormTexts.emailRequired, async (value, { parent }) => {
      const { phone } = parent as { phone?: unknown };
      if (value !== '' || typeof phone !== 'string') return true;
      const number = await read(phone.trim());
      // While the number itself is not right, it alone gets an error.
      return number === null || number.startsWith(emailFreePrefix);
    });
}

/**
 * The order form's rules. `read` gives a telephone number's E.164 form; `isPickup` marks the zones
 * where orders are picked up: such an order needs no address, and keeps none.
 */
export function orderFormSchema(read: PhoneReader, isPickup: (zone: string) => boolean) {
  const addressRule = (longest: number, rule: (field: ReturnType<typeof text>) => ReturnType<typeof text>) =>
    text(longest).when('deliveryZone', ([zone]: unknown[], field) =>
      typeof zone === 'string' && isPickup(zone) ? field.transform(() => '') : rule(field),
    );
  return object({
    firstName: nameRule(orderFormTexts.firstNameRequired),
    lastName: nameRule(orderFormTexts.lastNameRequired),
    phone: phoneRule(read),
    email: emailRule(read),
    deliveryZone: string().ensure().required(orderFormTexts.zoneRequired),
    address: addressRule(longestTexts.address, (field) =>
      field
        .required(orderFormTexts.addressRequired)
        .min(shortestTexts.address, orderFormTexts.addressTooShort),
    ),
    city: addressRule(longestTexts.city, (field) =>
      field.required(orderFormTexts.cityRequired).min(shortestTexts.city, orderFormTexts.nameTooShort),
    ),
    postalCode: addressRule(longestTexts.postalCode, (field) =>
      field.matches(/^\d*$/, orderFormTexts.postalCodeNotNumeric),
    ),
  });
}

/** The order form's values, trimmed. */
export type OrderForm = InferType<ReturnType<typeof orderFormSchema>>;
