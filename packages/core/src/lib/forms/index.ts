export type { FieldView } from './fieldView.ts';
