import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { refusedFieldId } from '../field-id/index.ts';
import { langOf } from '../language/index.ts';
import styles from './field.module.css';

/** The texts of a field besides its value. */
export interface FieldWords {
  label: string;
  isRequired?: boolean | undefined;
  /** A sentence under the label. */
  hint?: string | null | undefined;
  /** The message under the field. */
  error?: string | null | undefined;
  className?: string | undefined;
}

/** Ids and states that tie a control to its words. */
export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The ids of a field's hint and error, and what its control must carry to be tied to them. */
export function useFieldWiring({ hint, error, isRequired }: FieldWords, name?: string) {
  const ownId = useId();
  // The summary of a refused form links to the field by its name.
  const id = error && name ? refusedFieldId(name) : ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(hintId, errorId) || undefined;
  const wiring: FieldWiring = {
    id,
    required: isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  return { wiring, hintId, errorId };
}

/** The mark of a field that must be filled. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

/**
 * The error message of a field; its element is always in the page, so that a new message is
 * announced.
 */
export function FieldError({ id, error }: { id: string | undefined; error: string | null | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite" hidden={!error} lang={langOf(error)}>
      {error && <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
      {error}
    </p>
  );
}

/** Label above, control, message below. */
export function FieldFrame({
  words,
  wiring,
  hintId,
  errorId,
  children,
}: { words: FieldWords; children: ReactNode } & ReturnType<typeof useFieldWiring>) {
  return (
    <div className={classNames(styles.field, words.className)}>
      <label htmlFor={wiring.id} className={styles.label}>
        {words.label}
        {words.isRequired && <RequiredMark />}
      </label>
      {words.hint && (
        <p id={hintId} className={styles.hint}>
          {words.hint}
        </p>
      )}
      {children}
      <FieldError id={errorId} error={words.error} />
    </div>
  );
}
