import { emailShape, longestEmail } from '@teranga/core/domain/email';
import { toE164 } from '@teranga/core/domain/phone';
import { designSettingFaults } from './designSettingFaults.ts';
import type { ContentFault, Place } from './contentDocument.ts';

/** Maximum text length in characters; a longer text is a mistake. */
const longestText = 10_000;
const mostZones = 500;
const highestFee = 1_000_000;
/** Hosts whose maps may be framed: any other embedded page could ask shoppers for anything. */
const mapHosts = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'];
const whatsappNumber = /^\+?[\d\s.-]{8,20}$/;

type Visit = (place: Place, value: string, field: string) => string | null;

const isAddress = (text: string, hosts?: readonly string[]): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return /^https?:$/.test(protocol) && (!hosts || (protocol === 'https:' && hosts.includes(host)));
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
  whatsapp: (text) =>
    whatsappNumber.test(text) ? null : 'n’est pas un numéro WhatsApp : donnez-le avec son indicatif, +221…',
};

/** Texts whose length their schema limits. */
const hasOwnLimit = ([first]: Place) => first === 'legalTexts';

const textRule: Visit = (place, text, field) =>
  text.length > longestText && !hasOwnLimit(place)
    ? `est trop long : ${longestText} signes au plus.`
    : ((Object.hasOwn(rules, field) ? rules[field]?.(text) : null) ?? null);

function visitTexts(value: unknown, place: Place, visit: Visit): ContentFault[] {
  if (typeof value === 'string') {
    const sentence = visit(place, value, place.findLast((step) => typeof step === 'string') ?? '');
    return sentence === null ? [] : [{ place, sentence }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  return entries.flatMap(([step, inner]) => visitTexts(inner, [...place, step], visit));
}

/** The value at a path of a document of any shape. */
const at = (document: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    document,
  );

function zoneFaults(document: unknown): ContentFault[] {
  const place: Place = ['marketplaceInfo', 'deliveryInfo', 'zones'];
  const zones = at(document, place);
  if (!Array.isArray(zones)) return [];
  if (zones.length > mostZones) return [{ place, sentence: `a trop de zones : ${mostZones} au plus.` }];
  const ids = zones.map((zone: unknown) => at(zone, ['id']) ?? at(zone, ['name']));
  return zones.flatMap((zone: unknown, index): ContentFault[] => {
    const name = at(zone, ['name']);
    const price = at(zone, ['price']);
    const isNameless = typeof name === 'string' && name.trim() === '';
    const isOdd = typeof price === 'number' && (price < 0 || price > highestFee);
    const isSecond = ids[index] !== undefined && ids.indexOf(ids[index]) < index;
    return [
      ...(isNameless ? [{ place: [...place, index, 'name'], sentence: 'ne peut pas être vide.' }] : []),
      ...(isOdd
        ? [
            {
              place: [...place, index, 'price'],
              sentence: `doit être une somme en FCFA, entre 0 et ${highestFee}.`,
            },
          ]
        : []),
      ...(isSecond
        ? [{ place: [...place, index], sentence: 'a le même identifiant qu’une autre zone.' }]
        : []),
    ];
  });
}

/** Fields that contain a file name of the store's pictures folder. */
const imageFields = new Set(['logo', 'defaultLogo', 'picture', 'coverImage', 'image']);

/**
 * Faults of a document that its schema does not cover; the document may have any shape.
 * `hasPicture` returns true if a file is in the store's pictures folder.
 */
export function ruleFaults(document: unknown, hasPicture: (name: string) => boolean): ContentFault[] {
  const imageRule: Visit = (_place, text, field) =>
    imageFields.has(field) && text !== '' && !hasPicture(text)
      ? 'nomme une image qui n’est pas dans le dossier des images de la boutique.'
      : null;
  return [
    ...visitTexts(
      document,
      [],
      (place, text, field) => textRule(place, text, field) ?? imageRule(place, text, field),
    ),
    ...zoneFaults(document),
    ...designSettingFaults(at(document, ['designSettings']), hasPicture),
  ];
}
