import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import field from './field.module.css';
import styles from './ChipsField.module.css';

interface ChipsFieldProps {
  label: string;
  hint?: string;
  error?: string | null | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Words that are known already. */
  suggestions?: readonly string[];
  placeholder?: string;
}

/** Several short words: typed one by one, or with commas between them. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, error, values, onChange, suggestions = [], placeholder } = props;
  const id = useId();
  const [text, setText] = useState('');
  const add = () => {
    const words = text.split(',').map((word) => word.trim());
    const fresh = words.filter(
      (word, index) => word && !values.includes(word) && words.indexOf(word) === index,
    );
    if (fresh.length > 0) onChange([...values, ...fresh]);
    setText('');
  };
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.box}>
        {values.map((value) => (
          <span key={value} className={styles.chip}>
            {value}
            <button type="button" onClick={() => onChange(values.filter((each) => each !== value))}>
              <X size={14} strokeWidth={2} aria-hidden="true" />
              <VisuallyHidden>Retirer « {value} »</VisuallyHidden>
            </button>
          </span>
        ))}
        <input
          id={id}
          className={styles.input}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          list={suggestions.length > 0 ? `${id}-list` : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              // Enter would send the form.
              event.preventDefault();
              add();
            }
            if (event.key === 'Backspace' && text === '' && values.length > 0) onChange(values.slice(0, -1));
          }}
        />
        {suggestions.length > 0 && (
          <datalist id={`${id}-list`}>
            {suggestions
              .filter((word) => !values.includes(word))
              .map((word) => (
                <option key={word} value={word}>
                  {word}
                </option>
              ))}
          </datalist>
        )}
      </div>
      {error && <p className={field.error}>{error}</p>}
    </div>
  );
}
