import { FieldFrame, useFieldWiring, type FieldWords } from './FieldFrame.tsx';
import type { ControlProps } from './TextField.tsx';
import styles from './field.module.css';

export type TextAreaFieldProps = FieldWords &
  ControlProps<HTMLTextAreaElement> & {
    /** Initial number of lines; styles may make it taller. */
    rows?: number;
  };

/** Several lines of text, with their label above and their message below. */
export function TextAreaField({
  label,
  isRequired,
  hint,
  error,
  className,
  rows = 4,
  ...control
}: TextAreaFieldProps) {
  const words = { label, isRequired, hint, error, className };
  const wired = useFieldWiring(words, control.name);
  return (
    <FieldFrame words={words} {...wired}>
      <textarea
        {...control}
        {...wired.wiring}
        rows={rows}
        className={styles.control}
        required={undefined}
        aria-required={isRequired || undefined}
      />
    </FieldFrame>
  );
}
