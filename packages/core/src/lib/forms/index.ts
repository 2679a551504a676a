export type { FieldView } from './fieldView.ts';
export { typedBefore } from './typedBefore.ts';
export { postedValues } from './postedValues.ts';
