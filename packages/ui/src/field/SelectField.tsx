import { ChevronDown } from 'lucide-react';
import { FieldFrame, useFieldWiring, type FieldWords } from './FieldFrame.tsx';
import type { ControlProps } from './TextField.tsx';
import styles from './field.module.css';

export type SelectFieldProps = FieldWords &
  ControlProps<HTMLSelectElement> & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[];
    isReadOnly?: boolean | undefined;
  };

/** A choice from a list, with its label above and its message below. */
export function SelectField({
  label,
  isRequired,
  isReadOnly,
  hint,
  error,
  className,
  options,
  ...control
}: SelectFieldProps) {
  const words = { label, isRequired, hint, error, className };
  const wired = useFieldWiring(words, control.name);
  return (
    <FieldFrame words={words} {...wired}>
      <span className={styles.selectBox}>
        <select
          {...control}
          {...wired.wiring}
          className={styles.control}
          disabled={isReadOnly}
          required={undefined}
          aria-required={isRequired || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
