import { boolean, object, string, type ObjectSchema } from 'yup';
import { readWhole } from '../../lib/wholeNumber.ts';
import type { EntryFields, Grouping, GroupingEntry } from '../../api/groupingsApi.ts';
import { imageOf } from './groupingWords.ts';

/** The fields of every grouping's form; each grouping has some of them. */
export interface EntryForm {
  name: string;
  image: string | null;
  description: string;
  isPopular: boolean;
  isAvailable: boolean;
  category: string;
  /** FCFA, as typed; empty for a price on request. */
  fromPrice: string;
  duration: string;
  /** One a line. */
  documents: string;
}

const longestName = 200;
const longestDuration = 100;

export const entrySchema: ObjectSchema<EntryForm> = object({
  name: string().trim().max(longestName, `Au plus ${longestName} signes.`).required('Donnez un nom.'),
  image: string().nullable().default(null),
  description: string().trim().default(''),
  isPopular: boolean().default(false),
  isAvailable: boolean().default(true),
  category: string().trim().default(''),
  fromPrice: string()
    .trim()
    .default('')
    .transform((text: string) => (text === '' ? text : String(readWhole(text))))
    .matches(/^\d{0,9}$/, 'Un montant entier en FCFA, ou rien.'),
  duration: string().trim().max(longestDuration, `Au plus ${longestDuration} signes.`).default(''),
  documents: string().trim().default(''),
});

export const toEntryFields = (entry: GroupingEntry | null): EntryForm => ({
  name: entry?.name ?? '',
  image: entry ? imageOf(entry) : null,
  description: entry && 'description' in entry ? entry.description : '',
  isPopular: entry !== null && 'isPopular' in entry && entry.isPopular,
  isAvailable: entry && 'isAvailable' in entry ? entry.isAvailable : true,
  category: entry && 'isAvailable' in entry ? (entry.category?.name ?? '') : '',
  fromPrice: entry && 'isAvailable' in entry ? String(entry.fromPrice ?? '') : '',
  duration: entry && 'isAvailable' in entry ? (entry.duration ?? '') : '',
  documents: entry && 'isAvailable' in entry ? entry.documents.join('\n') : '',
});

/** What a grouping calls each field of the form; a field that it has not is absent. */
const namesOf: Record<Grouping, Partial<Record<keyof EntryForm, string>>> = {
  categories: { name: 'name', image: 'image', isPopular: 'isPopular' },
  collections: { name: 'name', image: 'image', description: 'description' },
  services: {
    name: 'name',
    image: 'picture',
    description: 'description',
    isAvailable: 'isAvailable',
    category: 'category',
    fromPrice: 'fromPrice',
    duration: 'duration',
    documents: 'documents',
  },
};

/** What is sent: all that the grouping has, or of an entry that is there what was changed. */
export function toBody(grouping: Grouping, form: EntryForm, changed: readonly string[] | null): EntryFields {
  const values: Readonly<Record<string, string | number | boolean | string[] | null>> = {
    ...form,
    category: form.category || null,
    fromPrice: form.fromPrice === '' ? null : Number(form.fromPrice),
    duration: form.duration || null,
    documents: form.documents.split('\n').filter((document) => document.trim() !== ''),
  };
  return Object.fromEntries(
    Object.entries(namesOf[grouping])
      .filter(([name]) => changed === null || changed.includes(name))
      .map(([name, sent]) => [sent, values[name] ?? null]),
  );
}
