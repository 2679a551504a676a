import { emailShape, longestEmail } from '@teranga/core/domain/email';
import { defaultPhoneCountry, toE164 } from '@teranga/core/domain/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { designSettingErrors } from './designSettingErrors.ts';
import type { ContentError, FieldPath } from './contentDocument.ts';
import { valueAt } from './valueAt.ts';

/** Maximum text length in characters; a longer text is a mistake. */
const longestText = 10_000;
const mostZones = 500;
/** Hosts that a frame of a map may show: a page of any other could imitate the shop's forms. */
const mapHosts = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'];
const whatsappNumber = /^\+?[\d\s.-]{8,20}$/;

/** Whether a text can be a number, of a mobile or a landline. */
const isPhoneLike = (text: string): boolean =>
  parsePhoneNumberFromString(text.replace(/[()]/g, ' ').trim(), {
    defaultCountry: defaultPhoneCountry,
    extract: false,
  })?.isPossible() ?? false;

type Visit = (path: FieldPath, value: string, field: string) => string | null;

/** Whether a text is an `https://` address, of one of these hosts if there are any. */
const isAddress = (text: string, hosts?: readonly string[]): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return protocol === 'https:' && (!hosts || hosts.includes(host));
};

/** Rules for texts by the name of their field. */
const rules: Readonly<Record<string, (text: string) => string | null>> = {
  embeddedMap: (text) =>
    isAddress(text, mapHosts)
      ? null
      : `n’est pas l’adresse https d’une carte : il faut ${mapHosts.join(', ou ')}.`,
  url: (text) => (isAddress(text) ? null : 'n’est pas une adresse qui commence par https://.'),
  email: (text) =>
    text.length <= longestEmail && emailShape.test(text) ? null : 'n’est pas une adresse e-mail.',
  // Lists of `notices`.
  emails: (text) =>
    text.length <= longestEmail && emailShape.test(text) ? null : 'n’est pas une adresse e-mail.',
  sms: (text) => (toE164(text) === null ? 'n’est pas un numéro de téléphone.' : null),
  phone: (text) =>
    text === '' || isPhoneLike(text)
      ? null
      : 'n’est pas un numéro de téléphone, par exemple +221 33 123 45 67.',
  whatsapp: (text) =>
    whatsappNumber.test(text) ? null : 'n’est pas un numéro WhatsApp : donnez-le avec son indicatif, +221…',
};

/** Texts whose length their schema limits. */
const hasOwnLimit = ([first]: FieldPath) => first === 'legalTexts';

const textRule: Visit = (path, text, field) =>
  text.length > longestText && !hasOwnLimit(path)
    ? `est trop long : ${longestText} signes au plus.`
    : ((Object.hasOwn(rules, field) ? rules[field]?.(text) : null) ?? null);

function visitTexts(value: unknown, path: FieldPath, visit: Visit): ContentError[] {
  if (typeof value === 'string') {
    const sentence = visit(path, value, path.findLast((step) => typeof step === 'string') ?? '');
    return sentence === null ? [] : [{ path, sentence }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  return entries.flatMap(([step, inner]) => visitTexts(inner, [...path, step], visit));
}

function zoneErrors(document: unknown): ContentError[] {
  const path: FieldPath = ['marketplaceInfo', 'deliveryInfo', 'zones'];
  const zones = valueAt(document, path);
  if (!Array.isArray(zones)) return [];
  if (zones.length > mostZones) return [{ path, sentence: `a trop de zones : ${mostZones} au plus.` }];
  const ids = zones.map((zone: unknown) => valueAt(zone, ['id']) ?? valueAt(zone, ['name']));
  return zones.flatMap((zone: unknown, index): ContentError[] => {
    const name = valueAt(zone, ['name']);
    const isNameless = typeof name === 'string' && name.trim() === '';
    const isSecond = ids[index] !== undefined && ids.indexOf(ids[index]) < index;
    return [
      ...(isNameless ? [{ path: [...path, index, 'name'], sentence: 'ne peut pas être vide.' }] : []),
      ...(isSecond ? [{ path: [...path, index], sentence: 'a le même identifiant qu’une autre zone.' }] : []),
    ];
  });
}

/** Fields that contain a file name of the store's images folder. */
const imageFields = new Set(['logo', 'defaultLogo', 'picture', 'coverImage', 'image']);

/**
 * Errors of a document that its schema does not cover; the document may have any shape.
 * `hasImage` returns true if a file is in the store's pictures folder.
 */
export function ruleErrors(document: unknown, hasImage: (name: string) => boolean): ContentError[] {
  const imageRule: Visit = (_place, text, field) =>
    imageFields.has(field) && text !== '' && !hasImage(text)
      ? 'nomme une image qui n’est pas dans le dossier des images de la boutique.'
      : null;
  return [
    ...visitTexts(
      document,
      [],
      (path, text, field) => textRule(path, text, field) ?? imageRule(path, text, field),
    ),
    ...zoneErrors(document),
    ...designSettingErrors(valueAt(document, ['designSettings']), hasImage),
  ];
}
