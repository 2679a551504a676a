import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { selectContent } from './selectContent.ts';
import { FieldFrame, useFieldWiring, type FieldWords } from './FieldFrame.tsx';
import styles from './field.module.css';

/** Props of a text or select field from its form. */
export interface ControlProps<E extends HTMLElement> {
  name: string;
  autoComplete?: string | undefined;
  ref?: Ref<E> | undefined;
  onChange?: ChangeEventHandler<E> | undefined;
  onBlur?: FocusEventHandler<E> | undefined;
  onFocus?: FocusEventHandler<E> | undefined;
  defaultValue?: string | undefined;
  /** Makes it a controlled field. */
  value?: string | undefined;
}

export type TextFieldProps = FieldWords &
  ControlProps<HTMLInputElement> & {
    type?: 'text' | 'tel' | 'email' | 'search' | 'number' | 'date' | 'datetime-local' | 'time' | undefined;
    inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'search' | undefined;
    /** Known already, and not to be changed here. */
    isReadOnly?: boolean | undefined;
    /** Shown only: it can be neither reached nor changed. */
    disabled?: boolean | undefined;
    placeholder?: string | undefined;
    /** Numbers and dates: the first and the last one that make sense. */
    min?: string | number | undefined;
    max?: string | number | undefined;
    /** The id of a `datalist` with suggestions. */
    list?: string | undefined;
  };

/** One line of text, with its label above and its message below. */
export function TextField({
  label,
  isRequired,
  isReadOnly,
  hint,
  error,
  className,
  type = 'text',
  onFocus = type === 'number' ? selectContent : undefined,
  ...control
}: TextFieldProps) {
  const words = { label, isRequired, hint, error, className };
  const wired = useFieldWiring(words, control.name);
  return (
    <FieldFrame words={words} {...wired}>
      <input
        {...control}
        {...wired.wiring}
        type={type}
        onFocus={onFocus}
        readOnly={isReadOnly}
        className={styles.control}
        // The form shows errors itself, in French and in place, instead of the browser's bubble.
        required={undefined}
        aria-required={isRequired || undefined}
      />
    </FieldFrame>
  );
}
