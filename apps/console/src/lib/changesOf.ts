import { plainText, toRichText } from '@teranga/core/domain/rich-text';
import { fieldWord, valueWord } from './fieldWords.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field of something that changed, before and after. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** As deep as a store’s settings. */
const deepest = 8;
/** Fields that hold HTML: of any other text the shop shows the signs themselves. */
const richTextFields = new Set(['description', 'terms', 'privacy', 'returns', 'notice']);
/** Fields that follow from others. */
const derivedFields = new Set(['pictureColor', 'picture_color']);
const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where a change is within what changed, and whether that has texts in HTML. */
interface Field {
  path: string;
  depth: number;
  key: string;
  hasRichText: boolean;
}
const top: Field = { path: '', depth: 0, key: '', hasRichText: true };

function textOf(value: unknown, { key, hasRichText }: Field): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value !== 'string') return JSON.stringify(value);
  return hasRichText && richTextFields.has(key) ? plainText(toRichText(value)) || null : valueWord(value);
}

/** The fields that differ between two states, in French: a list counts its entries from 1. */
export function changesOf(before: unknown, after: unknown, field: Partial<Field> = {}): FieldChange[] {
  const at = { ...top, ...field };
  const { path, depth } = at;
  const isDeep = depth < deepest && (isGroup(before) || isGroup(after));
  if (!isDeep) {
    const change = { field: path, before: textOf(before, at), after: textOf(after, at) };
    return change.before === change.after ? [] : [change];
  }
  const [old, next] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((name) => {
    if (derivedFields.has(name)) return [];
    const inside = path === '' ? fieldWord(name) : `${path} › ${fieldWord(name)}`;
    return changesOf(old[name], next[name], { ...at, path: inside, depth: depth + 1, key: name });
  });
}
