import { toFields, toFlag, toList, toText, toTextOrNull } from '../../lib/wire/index.ts';

/** How to find one's size. */
export interface SizeGuide {
  title: string;
  description: string;
  cover: string | null;
  categories: {
    title: string;
    description: string;
    columnHeaders: string[];
    rows: { label: string; values: string[] }[];
  }[];
  notes: string[];
}

const text = (value: unknown) => toText(value);

/** The size guide in a response; null where the store has none, or does not show it. */
export function toSizeGuide(value: unknown): SizeGuide | null {
  const guide = toFields(value);
  if (!toFlag(guide['showSizeGuide'])) return null;
  return {
    title: toText(guide['title']) || 'Guide des tailles',
    description: toText(guide['description']),
    cover: toTextOrNull(guide['coverImage']),
    categories: toList(guide['categories'], (item) => {
      const category = toFields(item);
      return {
        title: toText(category['title']),
        description: toText(category['description']),
        columnHeaders: toList(category['columnHeaders'], text),
        rows: toList(category['sizeTable'], (line) => {
          const { label, values } = toFields(line);
          return { label: toText(label), values: toList(values, text) };
        }),
      };
    }),
    notes: toList(guide['generalNotes'], toTextOrNull),
  };
}
