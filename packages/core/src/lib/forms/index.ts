export type { FieldText, FieldView } from './fieldView.ts';
export { postedError } from './postedError.ts';
export { sentId, sentParam } from './sentParam.ts';
export { typedBefore } from './typedBefore.ts';
export { useChosenBefore } from './useChosenBefore.ts';
export { useTypedBefore } from './useTypedBefore.ts';
export { postedValues } from './postedValues.ts';
