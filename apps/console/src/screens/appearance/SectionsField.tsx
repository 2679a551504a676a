import type { DesignSetting } from '@teranga/design-manifest/manifest';
import { CheckboxField } from '@teranga/ui/field';
import { SortableList } from '../../parts/SortableList.tsx';
import styles from './ColorField.module.css';

type SectionsSetting = Extract<DesignSetting, { kind: 'sections' }>;

interface SectionsFieldProps {
  setting: SectionsSetting;
  label: string;
  value: unknown;
  onChange: (value: string[]) => void;
  error: string | null;
}

/** Which sections the home shows, in which order: those that are hidden come last. */
export function SectionsField({ setting, label, value, onChange, error }: SectionsFieldProps) {
  const { options } = setting;
  const all = options.map((option) => option.value);
  const shown = Array.isArray(value) ? all.filter((name) => value.includes(name)) : all;
  const ordered = Array.isArray(value)
    ? [
        ...value.filter((name): name is string => all.includes(String(name))),
        ...all.filter((name) => !shown.includes(name)),
      ]
    : all;
  const labelOf = (name: string) => options.find((option) => option.value === name)?.label ?? name;
  const save = (names: readonly string[], visible: readonly string[]) =>
    onChange(names.filter((name) => visible.includes(name)));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <SortableList
        label={label}
        items={ordered}
        keyOf={(name) => name}
        nameOf={labelOf}
        sort={(next) => save(next, shown)}
      >
        {(name) => (
          <CheckboxField
            name={`section-${name}`}
            label={labelOf(name)}
            isChecked={shown.includes(name)}
            onChange={({ target }) =>
              save(ordered, target.checked ? [...shown, name] : shown.filter((each) => each !== name))
            }
          />
        )}
      </SortableList>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
