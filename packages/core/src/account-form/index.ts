export type { AccountFieldName } from './accountFields.ts';
export type { CodeEntryView } from './useCodeEntry.ts';
