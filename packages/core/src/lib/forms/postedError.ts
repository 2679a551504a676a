import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PostedForm } from '../posted/index.ts';

/** The server's error for a field, until it is changed. */
export function postedError<Values extends FieldValues, Out>(
  { getFieldState, formState }: UseFormReturn<Values, unknown, Out>,
  name: FieldPath<Values>,
  posted: PostedForm | null,
): string | null {
  const { isDirty, isTouched } = getFieldState(name, formState);
  return isDirty || isTouched || formState.isSubmitted ? null : (posted?.errors[name] ?? null);
}
