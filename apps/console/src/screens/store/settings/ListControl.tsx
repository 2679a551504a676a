import { Button } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Plus, Trash2 } from 'lucide-react';
import {
  get,
  useFieldArray,
  type Control,
  type FieldErrors,
  type FieldValues,
  type UseFormRegister,
} from 'react-hook-form';
import { iconProps } from '../../../lib/iconProps.ts';
import type { ListField } from './settingFields.ts';
import { ValueControl } from './ValueControl.tsx';
import styles from './settings.module.css';

interface ListControlProps {
  field: ListField;
  control: Control;
  register: UseFormRegister<FieldValues>;
  errors: FieldErrors;
}

/** A list of entries: each can be changed or taken away, and others added. */
export function ListControl({ field, control, register, errors }: ListControlProps) {
  const { path, label, entry, add, blank, isCompact } = field;
  const { fields, append, remove } = useFieldArray({ control, name: path });
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          aria-label={`${entry} ${index + 1}`}
          className={classNames(styles.entry, isCompact && styles.compact)}
        >
          <div className={isCompact ? styles.compactFields : styles.entryFields}>
            {field.fields.map((inner) => {
              const name = `${path}.${index}.${inner.path}`;
              const error: unknown = get(errors, name);
              return (
                <ValueControl
                  key={name}
                  field={inner}
                  name={name}
                  control={control}
                  register={register}
                  error={messageOf(error)}
                />
              );
            })}
          </div>
          <button type="button" className={styles.remove} onClick={() => remove(index)}>
            <Trash2 {...iconProps} />
            <VisuallyHidden>
              Retirer : {entry} {index + 1}
            </VisuallyHidden>
          </button>
        </fieldset>
      ))}
      <Button variant="quiet" className={styles.add} onClick={() => append({ ...blank })}>
        <Plus {...iconProps} />
        {add}
      </Button>
    </fieldset>
  );
}

/** The message of a react-hook-form error. */
export const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
