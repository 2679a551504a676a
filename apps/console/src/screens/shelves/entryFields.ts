import { boolean, object, string, type ObjectSchema } from 'yup';
import type { EntryFields, Shelf, ShelfEntry } from '../../api/shelvesApi.ts';
import { pictureOf } from './shelfWords.ts';

/** The fields of every shelf's form; each shelf has some of them. */
export interface EntryForm {
  name: string;
  picture: string | null;
  description: string;
  isPopular: boolean;
  isAvailable: boolean;
  category: string;
}

const longestName = 200;

export const entrySchema: ObjectSchema<EntryForm> = object({
  name: string().trim().max(longestName, `Au plus ${longestName} signes.`).required('Donnez un nom.'),
  picture: string().nullable().default(null),
  description: string().trim().default(''),
  isPopular: boolean().default(false),
  isAvailable: boolean().default(true),
  category: string().trim().default(''),
});

export const toEntryFields = (entry: ShelfEntry | null): EntryForm => ({
  name: entry?.name ?? '',
  picture: entry ? pictureOf(entry) : null,
  description: entry && 'description' in entry ? entry.description : '',
  isPopular: entry !== null && 'isPopular' in entry && entry.isPopular,
  isAvailable: entry && 'isAvailable' in entry ? entry.isAvailable : true,
  category: entry && 'isAvailable' in entry ? (entry.category?.name ?? '') : '',
});

/** What a shelf calls each field of the form; a field that it has not is absent. */
const namesOf: Record<Shelf, Partial<Record<keyof EntryForm, string>>> = {
  categories: { name: 'name', picture: 'image', isPopular: 'isPopular' },
  collections: { name: 'name', picture: 'image', description: 'description' },
  services: {
    name: 'name',
    picture: 'picture',
    description: 'description',
    isAvailable: 'isAvailable',
    category: 'category',
  },
};

/** What is sent: all that the shelf has, or of an entry that is there what was changed. */
export function toBody(shelf: Shelf, form: EntryForm, changed: readonly string[] | null): EntryFields {
  const values: Readonly<Record<string, string | boolean | null>> = {
    ...form,
    category: form.category || null,
  };
  return Object.fromEntries(
    Object.entries(namesOf[shelf])
      .filter(([name]) => changed === null || changed.includes(name))
      .map(([name, sent]) => [sent, values[name] ?? null]),
  );
}
