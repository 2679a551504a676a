import { plainText, toRichText } from '@teranga/core/domain/rich-text';
import { fieldWord, valueWord } from './fieldWords.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field of something that changed, before and after. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

const deepest = 4;
/** As descriptions are stored: an element from the first letter to the last. */
const isRichText = /^<(\w+)[\s>][^]*<\/\w+>$/;
const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value !== 'string') return JSON.stringify(value);
  return isRichText.test(value) ? plainText(toRichText(value)) || null : valueWord(value);
}

/** The fields that differ between two states, in French: a list counts its entries from 1. */
export function changesOf(before: unknown, after: unknown, path = '', depth = 0): FieldChange[] {
  const isDeep = depth < deepest && (isGroup(before) || isGroup(after));
  if (!isDeep) {
    const change = { field: path, before: textOf(before), after: textOf(after) };
    return change.before === change.after ? [] : [change];
  }
  const [old, next] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) =>
    changesOf(old[key], next[key], path === '' ? fieldWord(key) : `${path} › ${fieldWord(key)}`, depth + 1),
  );
}
