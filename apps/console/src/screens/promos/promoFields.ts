import type { NewPromoWire, StaffPromoWire } from '@teranga/contract/admin';
import { isPromoCode, maxPromoCodeLength, toPromoCode } from '@teranga/core/domain/promo-code';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
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

const dayLength = 'YYYY-MM-DD'.length;
const msPerDay = 86_400_000;
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

/** Senegal has the time of Greenwich: a day is a day of UTC. */
const toDay = (instant: string | null, back: number) =>
  instant === null ? '' : new Date(Date.parse(instant) - back).toISOString().slice(0, dayLength);
const toInstant = (day: string, ahead: number) =>
  day === '' ? null : new Date(Date.parse(day) + ahead).toISOString();
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
  startsAt: toDay(promo.startsAt, 0),
  endsAt: toDay(promo.endsAt, 1),
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
  startsAt: toInstant(fields.startsAt, 0),
  endsAt: toInstant(fields.endsAt, msPerDay),
  maxUses: toCount(fields.maxUses),
  maxUsesPerContact: toCount(fields.maxUsesPerContact),
  productIds: fields.productIds.length > 0 ? fields.productIds : null,
  isEnabled: fields.isEnabled,
});
