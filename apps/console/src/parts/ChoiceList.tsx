import { CheckboxField } from '@teranga/ui/field';
import styles from './ChoiceList.module.css';

interface ChoiceListProps<V extends string> {
  label: string;
  options: Readonly<Record<V, string>>;
  values: readonly V[];
  onChange: (values: V[]) => void;
  error?: string | undefined;
}

/** Any number of choices, each with its box. */
export function ChoiceList<V extends string>(props: ChoiceListProps<V>) {
  const { label, options, values, onChange, error } = props;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {(Object.entries<string>(options) as [V, string][]).map(([value, text]) => (
        <CheckboxField
          key={value}
          name={value}
          label={text}
          isChecked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((each) => each !== value))
          }
        />
      ))}
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
