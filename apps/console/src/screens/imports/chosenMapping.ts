import type { ImportFileWire } from '@teranga/contract/admin';
import { browserStorage, jsonSlot } from '@teranga/core/lib/services';

type Mapping = ImportFileWire['mapping'];

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((column) => typeof column === 'string');
const slot = jsonSlot<{ columns: unknown; mapping: unknown } | null>(
  'gestion-import',
  'local',
  null,
  (value) =>
    typeof value === 'object' && value !== null && 'columns' in value && 'mapping' in value ? value : null,
);
const keyOf = (columns: readonly string[]) => JSON.stringify(columns);

/**
 * The columns that were chosen last on this device, for a corrected file with the same headings.
 */
export const chosenMapping = {
  of: ({ columns, mapping, state }: ImportFileWire): Mapping => {
    const last = state === 'uploaded' ? slot.get(browserStorage(window)) : null;
    return last?.columns === keyOf(columns) && isMapping(last.mapping) ? last.mapping : mapping;
  },
  save: (columns: readonly string[], mapping: Mapping): void =>
    slot.set(browserStorage(window), { columns: keyOf(columns), mapping }),
};
