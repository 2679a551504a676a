import type { NewPromoWire, StaffPromoWire } from '@teranga/contract/admin';
import { isPromoCode, maxPromoCodeLength, toPromoCode } from '@teranga/core/domain/promo-code';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
import { dayOf, endOfDay, lastDayBefore, startOfDay } from '../../lib/days.ts';
import { wholeNumber, wholeNumberText } from '../../lib/wholeNumber.ts';

/** A code's form: counts are empty for no limit, dates are days, the last one included. */
export interface PromoFields {
  code: string;
  kind: 'percent' | 'amount';
  amount: number;
  minimumSubtotal: number;
  startsAt: string;
  endsAt: string;
  maxUses: string;
  maxUsesPerContact: string;
  productIds: string[];
  isEnabled: boolean;
}

const whole = 100;
const codeText = 'Un code a des lettres sans accent, des chiffres et des traits d’union.';
const usesText = 'Un nombre à partir de 1, ou rien.';
const uses = string()
  .trim()
  .matches(/^(?:[1-9]\d{0,8})?$/, usesText)
  .default('');

export const promoSchema: ObjectSchema<PromoFields> = object({
  code: string()
    .trim()
    .max(maxPromoCodeLength, `Au plus ${maxPromoCodeLength} signes.`)
    .required('Donnez le code que le client saisit.')
    .test('code', codeText, (code) => isPromoCode(toPromoCode(code))),
  kind: string<'percent' | 'amount'>().required(),
  amount: wholeNumber(wholeNumberText)
    .min(1, 'Au moins 1.')
    .required(wholeNumberText)
    .when('kind', ([kind], each) => (kind === 'percent' ? each.max(whole, 'Au plus 100 %.') : each)),
  minimumSubtotal: wholeNumber(wholeNumberText).min(0, wholeNumberText).default(0),
  startsAt: string().default(''),
  endsAt: string()
    .default('')
    .test(
      'later',
      'La fin vient après le début.',
      (ends, { parent }) => !ends || !parent.startsAt || ends >= String(parent.startsAt),
    ),
  maxUses: uses,
  maxUsesPerContact: uses,
  productIds: array(string().required()).required(),
  isEnabled: boolean().default(true),
});

const toCount = (text: string) => (text === '' ? null : Number(text));

export const newPromo: PromoFields = {
  code: '',
  kind: 'percent',
  amount: 10,
  minimumSubtotal: 0,
  startsAt: '',
  endsAt: '',
  maxUses: '',
  maxUsesPerContact: '',
  productIds: [],
  isEnabled: true,
};

export const toPromoFields = (promo: StaffPromoWire): PromoFields => ({
  code: promo.code,
  kind: promo.isPercentage ? 'percent' : 'amount',
  amount: promo.amount,
  minimumSubtotal: promo.minimumSubtotal,
  startsAt: promo.startsAt === null ? '' : dayOf(promo.startsAt),
  endsAt: promo.endsAt === null ? '' : lastDayBefore(promo.endsAt),
  maxUses: promo.maxUses === null ? '' : String(promo.maxUses),
  maxUsesPerContact: promo.maxUsesPerContact === null ? '' : String(promo.maxUsesPerContact),
  productIds: promo.productIds ?? [],
  isEnabled: promo.isEnabled,
});

export const toPromo = (fields: PromoFields): NewPromoWire => ({
  code: fields.code,
  isPercentage: fields.kind === 'percent',
  amount: fields.amount,
  minimumSubtotal: fields.minimumSubtotal,
  startsAt: fields.startsAt === '' ? null : startOfDay(fields.startsAt),
  endsAt: fields.endsAt === '' ? null : endOfDay(fields.endsAt),
  maxUses: toCount(fields.maxUses),
  maxUsesPerContact: toCount(fields.maxUsesPerContact),
  productIds: fields.productIds.length > 0 ? fields.productIds : null,
  isEnabled: fields.isEnabled,
});
