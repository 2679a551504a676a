import { fieldWord, valueWord } from './fieldWords.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field of something that changed, before and after. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

const deepest = 4;
const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'string' ? valueWord(value) : JSON.stringify(value);
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
