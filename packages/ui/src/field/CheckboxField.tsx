import type { ChangeEventHandler, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { FieldError, useFieldWiring, type FieldWords } from './FieldFrame.tsx';
import styles from './field.module.css';

export type CheckboxFieldProps = FieldWords & {
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Makes it a controlled box. */
  isChecked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
};

/** A checkbox; its whole label is clickable. */
export function CheckboxField({
  label,
  isRequired,
  hint,
  error,
  className,
  isChecked,
  ...control
}: CheckboxFieldProps) {
  const { wiring, hintId, errorId } = useFieldWiring({ label, hint, error }, control.name);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.checkLabel}>
        <input
          {...control}
          {...wiring}
          type="checkbox"
          className={styles.check}
          checked={isChecked}
          aria-required={isRequired || undefined}
        />
        <span>
          {label}
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
